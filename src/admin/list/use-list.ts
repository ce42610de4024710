import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ItemList, ListedItem } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import type { Days } from './list-days.ts'
import { filterWord, type ListState } from './list-state.ts'

type Pages = InfiniteData<ItemList, string | undefined>

/** What is asked of the server; what a list of days shows depends on today. */
const askedOf = (
  kind: string,
  { search, sort, filters, itemState }: ListState,
  { columns, ...days }: More,
) => ({
  kind,
  columns: columns?.join(',') || undefined,
  search: search || undefined,
  sort: sort || undefined,
  filter: filterWord(filters) || undefined,
  state: itemState ?? undefined,
  ...days,
})

/** What depends on more than the address of the list: on today, and on what its kind lists anyway. */
type More = Days & { columns?: readonly string[] }

const keyOf = (kind: string, state: ListState, more: More) => ['list', askedOf(kind, state, more)]

/** A list, a page at a time, with what was there before until the next answer has come. */
export function useList(kind: string, state: ListState, days: More | null) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: keyOf(kind, state, days ?? {}),
    // Until it is known whether it is one of days, nothing is asked that is asked otherwise a moment later.
    enabled: days !== null,
    queryFn: ({ pageParam }) =>
      call('list', { ...askedOf(kind, state, days ?? {}), after: pageParam, limit: 50 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const pages = data?.pages ?? []
  return {
    ...query,
    items: pages.flatMap(({ items }) => items),
    titles: Object.assign({}, ...pages.map(({ titles }) => titles)) as Record<string, string>,
    total: pages[0]?.total ?? 0,
  }
}

/** What a list that is chosen by hand shows at this moment. */
export const itemsShown = (
  kind: string,
  state: ListState,
  columns: readonly string[],
): readonly ListedItem[] =>
  queries.getQueryData<Pages>(keyOf(kind, state, { columns }))?.pages.flatMap(({ items }) => items) ?? []

/** Shows an order before the server has it: a row must not jump back under the hand. */
export function showOrder(
  kind: string,
  state: ListState,
  columns: readonly string[],
  items: readonly ListedItem[],
): void {
  queries.setQueryData<Pages>(keyOf(kind, state, { columns }), (data) => {
    if (!data) return data
    let from = 0
    const pages = data.pages.map((page) => {
      const own = items.slice(from, from + page.items.length)
      from += page.items.length
      return { ...page, items: own }
    })
    return { ...data, pages }
  })
}
