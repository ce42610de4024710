import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { realSports } from '#site/parts/teams/teams.ts'
import { awardEntry, groupEntries } from './honor-entries.ts'
import { readHonorsChoice, yearsBetween } from './honors-choice.ts'
import {
  awardsList,
  honorsPlaces,
  honorsQuery,
  itemList,
  listHead,
  optionsOf,
  pagesOf,
} from './honors-list-page.ts'
import { awardTypeTitles } from './honors-words.ts'

const list = awardsList

/** What our athletes were given, by the week and by the year. */
export async function loadAwards({ api, url, timeZone }: LoadArgs) {
  const choice = { ...readHonorsChoice(url.searchParams), decade: null, letter: null }
  const query = {
    ...(await honorsQuery(api, choice)),
    ...(choice.year ? { year: choice.year } : {}),
    ...(choice.type ? { type: choice.type } : {}),
  }
  const [{ items, totalItems, firstYear }, kinds, sports] = await Promise.all([
    api.honors.awards(query),
    api.honors.kinds(),
    api.sports.list(),
  ])
  const pages = pagesOf(totalItems)
  if (choice.page > pages) throw pageNotFound(url)
  const groups = groupEntries(items, choice.grouping, awardEntry)
  const thisYear = Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format())
  return {
    head: {
      image: items[0]?.image ?? null,
      ...listHead(list, choice),
    },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Awards', href: list.address }]), itemList(groups)],
    title: 'Awards',
    note: 'Athletes of the week, all-conference teams, scholars and the best of the year.',
    places: honorsPlaces(kinds),
    facts: [],
    list,
    choice,
    fields: {
      search: 'Name or award',
      sports: realSports(sports).map(({ title, globalSportNameSlug }) => ({
        value: globalSportNameSlug,
        label: title,
      })),
      years: optionsOf(firstYear === null ? [] : yearsBetween(firstYear, thisYear)),
      decades: [],
      types: Object.entries(awardTypeTitles).map(([value, label]) => ({ value, label })),
      letters: [],
    },
    noun: ['award', 'awards'] as const,
    look: 'rows' as const,
    totalItems,
    pages,
    groups,
  }
}
