import { type ItemState, itemStates } from '#contract/editing/draft.ts'
import { isStretch, type Stretch } from './list-days.ts'

/** What a list shows, as its address says it: whoever is sent the address sees the same. */
export interface ListState {
  search: string
  /** A field; with '-' the last comes first. Empty: the kind's own order. */
  sort: string
  filters: Readonly<Record<string, string>>
  /** Where the contents stand; null: anywhere. */
  itemState: ItemState | null
  /** Of what happens on days: what comes, what is past, all; null: what comes. */
  stretch: Stretch | null
  /** The first and the last day; empty: none is chosen. */
  from: string
  to: string
  /** The columns beside the title; null: those of the kind. */
  columns: readonly string[] | null
}

const isItemState = (word: unknown): word is ItemState => itemStates.includes(word as ItemState)

const filterPrefix = 'f.'

export function readState(query: URLSearchParams): ListState {
  const itemState = query.get('state')
  const stretch = query.get('days')
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(query.get(name) ?? '')?.[0] ?? ''
  const filters = [...query].flatMap(([name, value]) =>
    name.startsWith(filterPrefix) ? [[name.slice(filterPrefix.length), value] as const] : [],
  )
  return {
    search: query.get('q') ?? '',
    sort: query.get('sort') ?? '',
    filters: Object.fromEntries(filters),
    itemState: isItemState(itemState) ? itemState : null,
    stretch: isStretch(stretch) ? stretch : null,
    from: day('from'),
    to: day('to'),
    columns: query.get('columns')?.split(',').filter(Boolean) ?? null,
  }
}

export function writeState(state: ListState): URLSearchParams {
  const { search, sort, filters, itemState, stretch, from, to, columns } = state
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (sort) query.set('sort', sort)
  for (const [name, value] of Object.entries(filters)) query.set(filterPrefix + name, value)
  if (itemState) query.set('state', itemState)
  if (stretch) query.set('days', stretch)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  if (columns) query.set('columns', columns.join(','))
  return query
}

/** As the call wants it: 'tier:premier,sportId:4'. */
export const filterWord = (filters: ListState['filters']): string =>
  Object.entries(filters)
    .map(([name, value]) => `${name}:${value}`)
    .join(',')

export function withFilter(state: ListState, name: string, value: string | null): ListState {
  const { [name]: _, ...others } = state.filters
  return { ...state, filters: value === null ? others : { ...others, [name]: value } }
}

/** A press on the head of a column: upwards, downwards, then the kind's own order again. */
export const nextSort = (now: string, field: string): string =>
  now === field ? `-${field}` : now === `-${field}` ? '' : field

/** What an order chosen by hand may be changed in: all of it, as it is. */
export const isWhole = ({
  search,
  sort,
  filters,
  itemState,
}: Pick<ListState, 'search' | 'sort' | 'filters' | 'itemState'>): boolean =>
  search === '' && sort === '' && itemState === null && Object.keys(filters).length === 0
