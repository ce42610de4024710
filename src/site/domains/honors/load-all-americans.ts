import { decadesSince } from '#site/domains/rosters/historical/historical-roster-choice.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { realSports } from '#site/parts/teams/teams.ts'
import { allAmericanEntry, groupEntries } from './honor-entries.ts'
import { readHonorsChoice } from './honors-choice.ts'
import {
  allAmericansList,
  honorsPlaces,
  honorsQuery,
  itemList,
  listHead,
  optionsOf,
  pagesOf,
} from './honors-list-page.ts'

const list = allAmericansList

/** Has no page-name key of its own: that of the hall of fame tells what type it is. */
const words = {
  title: 'All-Americans',
  description: 'Every All-American of the {school_name} {mascot_plural}, by year, sport and name.',
}

export async function loadAllAmericans({ api, url }: LoadArgs) {
  const choice = { ...readHonorsChoice(url.searchParams), year: null, letter: null, type: null }
  const query = {
    ...(await honorsQuery(api, choice)),
    ...(choice.decade ? { decade: choice.decade } : {}),
  }
  const [{ items, totalItems, firstYear }, kinds, sports] = await Promise.all([
    api.honors.allAmericans(query),
    api.honors.kinds(),
    api.sports.list(),
  ])
  const pages = pagesOf(totalItems)
  if (choice.page > pages) throw pageNotFound(url)
  const groups = groupEntries(items, choice.grouping, allAmericanEntry)
  return {
    head: { words, image: items[0]?.image ?? null, ...listHead(list, choice) },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'All-Americans', href: list.address }]), itemList(groups)],
    title: 'All-Americans',
    note: 'Named among the best of the nation, since the first of them.',
    places: honorsPlaces(kinds),
    facts: [],
    list,
    choice,
    fields: {
      search: 'Name',
      sports: realSports(sports).map(({ title, globalSportNameSlug }) => ({
        value: globalSportNameSlug,
        label: title,
      })),
      years: [],
      decades: optionsOf(
        firstYear === null ? [] : decadesSince(firstYear, new Date()),
        (decade) => `${decade}s`,
      ),
      types: [],
      letters: [],
    },
    noun: ['All-American', 'All-Americans'] as const,
    look: 'rows' as const,
    totalItems,
    pages,
    groups,
  }
}
