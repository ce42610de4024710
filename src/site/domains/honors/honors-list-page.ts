import type { Api } from '#contract/api.ts'
import type { HonorKind } from '#contract/honors.ts'
import type { HonorGroup } from './honor-entries.ts'
import { type HonorsChoice, type HonorsList, honorsHref, isNarrowed, pageSize } from './honors-choice.ts'

export const awardsList: HonorsList = { address: '/awards', groupingIn: 'query' }
export const allAmericansList: HonorsList = { address: '/all-americans', groupingIn: 'query' }
export const rollList = (slug: string): HonorsList => ({ address: `/honors/${slug}`, groupingIn: 'path' })

export interface HonorsPlace {
  href: string
  label: string
}

/** The ways on from any page of honors: each honor, the awards, the All-Americans. */
export const honorsPlaces = (kinds: readonly Pick<HonorKind, 'title' | 'url'>[]): HonorsPlace[] => [
  ...kinds.map(({ title, url }) => ({ href: url, label: title })),
  { href: awardsList.address, label: 'Awards' },
  { href: allAmericansList.address, label: 'All-Americans' },
]

export interface Option {
  value: string
  label: string
}

/** What a list of honors shows besides the names. */
export interface HonorsListPage {
  title: string
  note: string
  places: HonorsPlace[]
  facts: { label: string; value: string }[]
  list: HonorsList
  choice: HonorsChoice
  /** What can be chosen; a field without choices is left out. */
  fields: {
    search: string
    sports: Option[]
    years: Option[]
    decades: Option[]
    types: Option[]
    letters: string[]
  }
  /** What is counted: 'award', 'awards'. */
  noun: readonly [string, string]
  look: 'cards' | 'rows'
  totalItems: number
  pages: number
}

export const pagesOf = (totalItems: number): number => Math.max(1, Math.ceil(totalItems / pageSize))

/** The same for the API, which takes no empty words. */
export async function honorsQuery(api: Api, { grouping, text, page, ...choice }: HonorsChoice) {
  const sports = choice.sport ? await api.sports.list() : []
  const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === choice.sport)
  return {
    grouping,
    ...(text ? { text } : {}),
    ...(sport ? { sportId: sport.id } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  }
}

/** A narrowed or regrouped list is a view of the whole one, which is where search engines are sent. */
export const listHead = (list: HonorsList, choice: HonorsChoice) => ({
  canonical: honorsHref(list, { page: choice.grouping === 'year' && !isNarrowed(choice) ? choice.page : 1 }),
  isHidden: isNarrowed(choice),
})

/** The people of a page for machines, in their order. */
export const itemList = (groups: readonly HonorGroup[]) => ({
  '@type': 'ItemList' as const,
  itemListElement: groups
    .flatMap(({ entries }) => entries)
    .map(({ firstName, lastName, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: `${firstName} ${lastName}`.trim(),
      url,
    })),
})

export const optionsOf = (values: readonly number[], label: (value: number) => string = String): Option[] =>
  values.map((value) => ({ value: String(value), label: label(value) }))
