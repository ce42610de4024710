/** The ways to read a season in numbers. */
export const seasonViews = [
  { view: 'overview', label: 'Team' },
  { view: 'individual', label: 'Individual' },
  { view: 'games', label: 'Game by Game' },
  { view: 'highs', label: 'Highs' },
  { view: 'splits', label: 'Splits' },
] as const
export type SeasonView = (typeof seasonViews)[number]['view']

export interface NumberOrder {
  group: string
  key: string
  direction: 'ascending' | 'descending'
}

export interface SeasonChoice {
  view: SeasonView
  /** The table of numbers that a list of games or splits is about. */
  set: string | null
  order: NumberOrder | null
}

const isView = (word: string | null): word is SeasonView => seasonViews.some(({ view }) => view === word)

/** '?view=individual&sort=-passing.yds' has the most yards first; '?view=games&table=rushing' lists games by rushing. */
export function readSeasonChoice(search: URLSearchParams): SeasonChoice {
  const view = search.get('view')
  const [, sign, group, key] = /^(-?)([\w-]{1,40})\.([\w-]{1,40})$/.exec(search.get('sort') ?? '') ?? []
  return {
    view: isView(view) ? view : 'overview',
    set: search.get('table'),
    order: group && key ? { group, key, direction: sign ? 'descending' : 'ascending' } : null,
  }
}

/** The address of a choice: what is usual is left out. */
export function seasonHref(address: string, { view, set, order }: Partial<SeasonChoice>): string {
  const search = new URLSearchParams()
  if (view && view !== 'overview') search.set('view', view)
  if (set) search.set('table', set)
  if (order) search.set('sort', `${order.direction === 'descending' ? '-' : ''}${order.group}.${order.key}`)
  const query = search.toString()
  return query ? `${address}?${query}` : address
}

/** What a column's head leads to: the best first, and the other way round the second time. */
export function orderAfter(
  current: NumberOrder,
  column: { group: string; key: string; isLowBest?: boolean },
): NumberOrder {
  const { group, key } = column
  const isCurrent = current.group === group && current.key === key
  const best = column.isLowBest ? 'ascending' : 'descending'
  const other = current.direction === 'descending' ? 'ascending' : 'descending'
  return { group, key, direction: isCurrent ? other : best }
}
