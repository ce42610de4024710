import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { type ItemState, itemStateOf } from '#contract/editing/draft.ts'
import { roleAtLeast } from '#contract/shapes/visitor.ts'
import { describeField } from '../kind/describe-kind.ts'
import { type Content, isGroup, type Kind, titleOf, type Values } from '../kind/kind.ts'
import { type DraftRow, draftsOf, newDrafts, standsAs } from '../pieces/drafts.queries.ts'
import { seenFrom } from '../pieces/drafts.ts'
import type { Hand } from '../pieces/hand.ts'
import { aroundAll } from '../rows/around.ts'
import { readContent } from '../rows/content.ts'
import { listContent } from '../rows/list-content.ts'
import { maySeeSport, sportsOf } from '../rows/sport-of.ts'
import { titlesIn } from '../rows/titles.ts'

interface Asked {
  search?: string
  filter?: string
  state?: ItemState
  sort?: string
  columns?: string
  from?: string
  to?: string
  after?: string
  limit?: number
}

/** A page of a kind's list. What was never published comes first, on the first page. */
export async function listItems(hand: Hand, kind: Kind, asked: Asked): Promise<ItemList> {
  if (isGroup(kind)) {
    const value = await readContent(hand.tx, kind, 1)
    const [draft] = await draftsOf(hand.tx, kind.name, [1])
    const only = { id: 1, value: value ?? draft?.value ?? {}, isPublished: value !== null, draft }
    return { ...(await tellItems(hand, kind, [only], [])), next: null, total: 1 }
  }
  const { limit = 50, state, filter, after, columns = '' } = asked
  const more = columns.split(',').filter((name) => name in kind.fields)
  const { rows, next, total } = await listContent(hand.tx, kind, {
    ...asked,
    kinds: hand.kinds,
    only: state && standsAs(state, kind.name, kind.table.id),
    limit,
    sportIds: sportsOf(hand.visitor),
  })
  const drafted = await draftsOf(
    hand.tx,
    kind.name,
    rows.map(({ id }) => id),
  )
  const byId = new Map(drafted.map((draft) => [draft.contentId, draft]))
  const mayWrite = roleAtLeast(hand.visitor, kind.needs)
  const fresh = after === undefined && !filter && mayWrite ? await begun(hand, kind, asked) : []
  const listed = rows.map((row) => ({ ...row, isPublished: true, draft: byId.get(row.id) }))
  return { ...(await tellItems(hand, kind, [...fresh, ...listed], more)), next, total: total + fresh.length }
}

interface Row extends Content {
  isPublished: boolean
  draft: DraftRow | undefined
}

/** What is written and was never published. */
async function begun({ tx, visitor }: Hand, kind: Kind, { search, state, from, to }: Asked): Promise<Row[]> {
  const sought = search?.trim().toLowerCase() ?? ''
  const rows = await newDrafts(tx, kind.name)
  return rows
    .filter(({ value, sportId, ...draft }) => {
      const item = {
        isPublished: false,
        draftState: draft.state,
        publishAt: draft.publishAt?.toISOString() ?? null,
      }
      return (
        maySeeSport(kind, visitor, sportId) &&
        titleOf(kind, value).toLowerCase().includes(sought) &&
        (!state || itemStateOf(item) === state) &&
        isWithin(kind, value, from, to)
      )
    })
    .map((draft) => ({ id: draft.contentId, value: draft.value, isPublished: false, draft }))
}

/** What has no day yet is in no stretch of days, and is not to be lost. */
function isWithin({ days }: Kind, value: Values, from = '', to = '9'): boolean {
  const first = days && value[days.from]
  if (!days || typeof first !== 'string') return true
  return String(value[days.to] ?? first) >= from && first <= to
}

/** Its first picture, which a line begins with. */
const pictureOf = (kind: Kind): string[] =>
  Object.keys(kind.fields)
    .filter((name) => describeField(kind, name).type === 'picture')
    .slice(0, 1)

async function tellItems(
  hand: Hand,
  kind: Kind,
  rows: readonly Row[],
  more: readonly string[],
): Promise<Pick<ItemList, 'items' | 'titles'>> {
  const told = [...kind.list, ...kind.filters, ...kind.knownBy, ...[kind.title].flat(), ...more]
  const fields = [...new Set([...told, ...pictureOf(kind)])]
  const around = await aroundAll(hand, kind, rows)
  const values = new Map(rows.map(({ id, value }) => [id, { ...value, ...around(id).beside }]))
  const titles = await titlesIn(hand.tx, hand.kinds, kind, [...values.values()], fields)
  const items = rows.map(({ id, value, isPublished, draft }) => ({
    id,
    title: titleOf(kind, value, titles),
    address: isPublished ? (kind.address?.(value, around(id)) ?? null) : null,
    isPublished,
    draftState: draft?.state ?? null,
    publishAt: draft?.publishAt?.toISOString() ?? null,
    seenFrom: isPublished ? seenFrom(value, hand.now) : null,
    value: Object.fromEntries(fields.map((field) => [field, values.get(id)?.[field] ?? null])),
  }))
  return { items, titles }
}
