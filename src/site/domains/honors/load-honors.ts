import type { HonorKind } from '#contract/honors.ts'
import { requireAddress } from '#site/checks/require-address.ts'
import { grouped } from '#site/format/number.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { allAmericanEntry, awardEntry, inducteeEntry, rollGroups } from './honor-entries.ts'
import { honorsHref, readGrouping, readHonorsChoice } from './honors-choice.ts'
import {
  allAmericansList,
  awardsList,
  honorsPlaces,
  honorsQuery,
  itemList,
  listHead,
  optionsOf,
  pagesOf,
  rollList,
} from './honors-list-page.ts'

const overview = { name: 'Honors', href: '/honors' }
/** As many of the latest as fill a row of portraits, or two of lines. */
const shown = { cards: 6, rows: 8 }

/** The roll of one honor, or without a name in the address what there is of every honor. */
export async function loadHonors(args: LoadArgs) {
  const kinds = await args.api.honors.kinds()
  return args.params.slug ? loadRoll(args, kinds) : loadOverview(args, kinds)
}

async function loadOverview({ api }: LoadArgs, kinds: HonorKind[]) {
  const [latest, awards, allAmericans] = await Promise.all([
    Promise.all(kinds.map(({ slug }) => api.honors.roll({ honorSlug: slug, $pageSize: shown.cards }))),
    api.honors.awards({ $pageSize: shown.rows }),
    api.honors.allAmericans({ $pageSize: shown.rows }),
  ])
  const shelves = [
    ...kinds.map(({ title, description, url, inducteeCount }, index) => ({
      title,
      description,
      href: url,
      count: inducteeCount,
      look: 'cards' as const,
      entries: (latest[index]?.groups ?? []).flatMap(({ inductees }) => inductees.map(inducteeEntry)),
    })),
    {
      title: 'Awards',
      description: 'Of the week, of the conference and of the year.',
      href: awardsList.address,
      count: awards.totalItems,
      look: 'rows' as const,
      entries: awards.items.map(awardEntry),
    },
    {
      title: 'All-Americans',
      description: 'Named among the best of the nation.',
      href: allAmericansList.address,
      count: allAmericans.totalItems,
      look: 'rows' as const,
      entries: allAmericans.items.map(allAmericanEntry),
    },
  ].filter(({ count }) => count > 0)
  return {
    view: 'overview' as const,
    head: {
      tokens: { honor: overview.name },
      canonical: overview.href,
      image: shelves[0]?.entries[0]?.image ?? null,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([overview]),
      {
        '@type': 'ItemList' as const,
        itemListElement: shelves.map(({ title, href }, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: title,
          url: href,
        })),
      },
    ],
    places: honorsPlaces(kinds),
    shelves,
    groups: [],
  }
}

async function loadRoll({ api, params, url }: LoadArgs, kinds: HonorKind[]) {
  const grouping = readGrouping(params.grouping)
  const kind = kinds.find(({ slug }) => slug === params.slug?.toLowerCase())
  if (!grouping || !kind) throw pageNotFound(url)
  const list = rollList(kind.slug)
  await requireAddress(url, { address: params.grouping ? `${list.address}/${grouping}` : list.address })
  const choice = { ...readHonorsChoice(url.searchParams), grouping, decade: null, type: null }
  const roll = await api.honors.roll({
    honorSlug: kind.slug,
    ...(await honorsQuery(api, choice)),
    ...(choice.year ? { year: choice.year } : {}),
    ...(choice.letter ? { letter: choice.letter } : {}),
  })
  const pages = pagesOf(roll.totalItems)
  if (choice.page > pages) throw pageNotFound(url)
  const groups = rollGroups(roll.groups, grouping)
  return {
    view: 'list' as const,
    head: {
      tokens: { honor: choice.year ? `${kind.title} Class of ${choice.year}` : kind.title },
      image: groups[0]?.entries[0]?.image ?? null,
      ...listHead(list, choice),
      // A class is a page that people look for; every other choice is a view of the roll.
      ...(isClass(choice) ? { canonical: honorsHref(list, { year: choice.year }), isHidden: false } : {}),
    },
    sportBar: null,
    structuredData: [breadcrumbList([overview, { name: kind.title, href: kind.url }]), itemList(groups)],
    title: kind.title,
    note: kind.description,
    places: honorsPlaces(kinds),
    facts: [
      { label: 'Inductees', value: grouped(kind.inducteeCount) },
      { label: 'Classes', value: String(roll.years.length) },
      { label: 'First class', value: String(roll.years.at(-1) ?? '–') },
      { label: 'Latest class', value: String(kind.latestClass ?? '–') },
    ],
    list,
    choice,
    fields: {
      search: 'Name or honor',
      sports: roll.sports.map(({ title, globalSportNameSlug }) => ({
        value: globalSportNameSlug,
        label: title,
      })),
      years: optionsOf(roll.years, (year) => `Class of ${year}`),
      decades: [],
      types: [],
      letters: grouping === 'name' ? roll.letters : [],
    },
    noun: ['inductee', 'inductees'] as const,
    look: 'cards' as const,
    totalItems: roll.totalItems,
    pages,
    shelves: [],
    groups,
  }
}

type RollChoice = ReturnType<typeof readHonorsChoice>

const isClass = ({ grouping, year, text, sport, letter, page }: RollChoice): boolean =>
  year !== null && grouping === 'year' && !text && !sport && !letter && page === 1

export type HonorsOverview = Awaited<ReturnType<typeof loadOverview>>
export type HonorsShelf = HonorsOverview['shelves'][number]
