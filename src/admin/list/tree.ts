import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { moved } from '../kinds/order.ts'

type Item = Pick<ListedItem, 'id' | 'value'>

/** A line of a list whose entries stand below each other, as those of a menu do. */
export interface Branch<Line extends Item> {
  item: Line
  depth: number
}

const parentField = 'parentId'

/** Whether the contents of a kind stand below each other. */
export const isTree = ({ kind, fields }: Pick<KindDescription, 'kind' | 'fields'>): boolean =>
  fields.some(({ name, refersTo }) => name === parentField && refersTo === kind)

export const parentOf = ({ value }: Item): unknown => value[parentField] ?? null

/** Each after the one that it stands below, in the order that the list has. What stands below nothing known is at the top. */
export function asTree<Line extends Item>(items: readonly Line[]): Branch<Line>[] {
  const known = new Set<unknown>(items.map(({ id }) => id))
  const below = Map.groupBy(items, (item) => (known.has(parentOf(item)) ? parentOf(item) : null))
  const placed = new Set<number>()
  const grow = (parent: unknown, depth: number): Branch<Line>[] =>
    (below.get(parent) ?? []).flatMap((item) => {
      if (placed.has(item.id)) return []
      placed.add(item.id)
      return [{ item, depth }, ...grow(item.id, depth + 1)]
    })
  const grown = grow(null, 0)
  // What stands below itself by way of others is shown all the same: somebody has to mend it.
  return [...grown, ...items.filter(({ id }) => !placed.has(id)).map((item) => ({ item, depth: 0 }))]
}

/** One of several goes to the place of another of them, and all others keep theirs. */
export function movedAmong<Line extends Item>(
  items: readonly Line[],
  siblings: readonly Line[],
  from: number,
  to: number,
): Line[] {
  const inOrder = moved(siblings, from, to)
  const own = new Set(siblings.map(({ id }) => id))
  let next = 0
  return items.map((item) => (own.has(item.id) ? (inOrder[next++] ?? item) : item))
}

/** Those that one changes places with: of a menu those below the same entry. */
export const siblingsOf = <Line extends Item>(
  items: readonly Line[],
  item: Line,
  isMenu: boolean,
): readonly Line[] => (isMenu ? items.filter((each) => parentOf(each) === parentOf(item)) : items)
