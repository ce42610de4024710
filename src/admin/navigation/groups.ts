import type { KindSummary } from '#contract/editing/desk.shapes.ts'
import type { IconName } from '../parts/Icon.tsx'
import { libraryKind } from './addresses.ts'

export interface NavigationGroup {
  id: string
  title: string
  icon: IconName
  kinds: KindSummary[]
}

interface Group {
  id: string
  title: string
  icon: IconName
  domains: readonly string[]
  /** Kinds of other domains that an office looks for here. */
  also?: readonly string[]
}

/** What an office does, in the order in which it does it. A kind without a place of its own goes with its domain. */
const groups: readonly Group[] = [
  { id: 'news', title: 'Newsroom', icon: 'news', domains: ['news'] },
  { id: 'games', title: 'Games', icon: 'game', domains: ['games', 'stats', 'live'] },
  {
    id: 'teams',
    title: 'Teams',
    icon: 'team',
    domains: ['sports', 'rosters'],
    also: ['coaches', 'support-staff', 'coaching-seasons'],
  },
  { id: 'people', title: 'People and honors', icon: 'people', domains: ['staff', 'honors'] },
  { id: 'media', title: 'Media', icon: 'media', domains: ['media'] },
  {
    id: 'promotion',
    title: 'Promotion',
    icon: 'promotion',
    domains: ['promotions', 'ads'],
    also: ['partners', 'social-accounts', 'ticket-links', 'shop-products'],
  },
  { id: 'forms', title: 'Forms', icon: 'form', domains: ['forms'] },
]
/** Whatever is left: menus, redirects, tags. */
const rest: Group = { id: 'site', title: 'Site', icon: 'site', domains: [] }

const placeOf = ({ kind, domain }: KindSummary): Group =>
  groups.find(({ also }) => also?.includes(kind)) ??
  groups.find(({ domains }) => domains.includes(domain)) ??
  rest

/** What a kind is known by wherever it stands by itself. */
export const iconOfKind = (kinds: readonly KindSummary[], name: string): IconName => {
  const kind = kinds.find((each) => each.kind === name)
  if (name === libraryKind) return 'media'
  return kind ? placeOf(kind).icon : 'edit'
}

/** The navigation: the kinds of which there are many, by what an office does. Empty groups are left out. */
export function groupKinds(kinds: readonly KindSummary[]): NavigationGroup[] {
  const byPlace = Map.groupBy(
    kinds.filter(({ isSingle, kind }) => !isSingle && kind !== libraryKind),
    placeOf,
  )
  return [...groups, rest].flatMap((group) => {
    const { id, title, icon } = group
    const own = byPlace.get(group) ?? []
    return own.length > 0 ? [{ id, title, icon, kinds: own }] : []
  })
}
