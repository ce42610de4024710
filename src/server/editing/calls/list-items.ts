import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { type ItemState, itemStateOf } from '#contract/editing/draft.ts'
import { isGroup, type Kind, titleOf, type Values } from '../kind/kind.ts'
import { type DraftRow, draftsOf, newDrafts, standsAs } from '../pieces/drafts.queries.ts'
import { seenFrom } from '../pieces/drafts.ts'
import type { Hand } from '../pieces/hand.ts'
import { readContent } from '../rows/content.ts'
import { listContent } from '../rows/list-content.ts'
import { maySeeSport, sportsOf, sportWords } from '../rows/sport-of.ts'
import { titlesIn } from '../rows/titles.ts'

interface Asked {
  search?: string
  filter?: string
  state?: ItemState
  sort?: string
  after?: string
  limit?: number
}

/** A page of a kind's list. What was never published comes first, on the first page. */
export async function listItems(hand: Hand, kind: Kind, asked: Asked): Promise<ItemList> {
  const { tx, visitor } = hand
  const { limit = 50, search, filter, state, sort, after } = asked
  const words = await sportWords(tx)
  const tell = (id: number, value: Values, isPublished: boolean, draft?: DraftRow) => {
    const around = { id, timeZone: hand.tenant.timeZone, ...words }
    return {
      id,
      title: titleOf(kind, value),
      address: isPublished ? (kind.address?.(value, around) ?? null) : null,
      isPublished,
      draftState: draft?.state ?? null,
      publishAt: draft?.publishAt?.toISOString() ?? null,
      seenFrom: isPublished ? seenFrom(value, hand.now) : null,
      value: Object.fromEntries(
        [...new Set([...kind.list, ...kind.filters, ...kind.knownBy])].map((field) => [
          field,
          value[field] ?? null,
        ]),
      ),
    }
  }
  if (isGroup(kind)) {
    const value = await readContent(tx, kind, 1)
    const [draft] = await draftsOf(tx, kind.name, [1])
    const only = tell(1, value ?? draft?.value ?? {}, value !== null, draft)
    return { items: [only], titles: {}, next: null, total: 1 }
  }
  const { rows, next, total } = await listContent(tx, kind, {
    search,
    filter,
    only: state && standsAs(state, kind.name, kind.table.id),
    sort,
    after,
    limit,
    sportIds: sportsOf(visitor),
  })
  const byId = new Map(
    (
      await draftsOf(
        tx,
        kind.name,
        rows.map(({ id }) => id),
      )
    ).map((draft) => [draft.contentId, draft]),
  )
  const begun = after === undefined && !filter ? await newDrafts(tx, kind.name) : []
  const sought = begun.filter(
    ({ value, sportId }) =>
      maySeeSport(kind, visitor, sportId) &&
      (!search || titleOf(kind, value).toLowerCase().includes(search.trim().toLowerCase())),
  )
  const fresh = sought
    .map((draft) => tell(draft.contentId, draft.value, false, draft))
    .filter((item) => !state || itemStateOf(item) === state)
  const items = [...fresh, ...rows.map(({ id, value }) => tell(id, value, true, byId.get(id)))]
  const shown = items.map(({ value }) => value)
  return {
    items,
    titles: await titlesIn(tx, hand.kinds, kind, shown, [...new Set([...kind.list, ...kind.filters])]),
    next,
    total: total + fresh.length,
  }
}
