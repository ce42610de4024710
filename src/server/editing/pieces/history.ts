import { getTableName } from 'drizzle-orm'
import type { HistoryEntry, WorkDetails } from '#contract/editing/desk.shapes.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { isGroup, type Kind, titleOf, type Values } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { sportsOf } from '../rows/sport-of.ts'
import { differencesIn } from '../values/differences.ts'
import { normalValue } from '../values/normal.ts'
import type { Hand } from './hand.ts'
import { changesOf, changesSince, listWorks, type WorkRow } from './history.queries.ts'
import { kindsFor } from './rights.ts'

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** A row of the history with the names that fields have. */
export const camelled = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]))

/** What a row of a kind is known by in the history. */
export const keyOf = (kind: Kind, id: number): string => (isGroup(kind) ? kind.group : String(id))
export const subjectOf = (kind: Kind, id: number): string => `${kind.name}/${id}`

export function tellWork(row: WorkRow): HistoryEntry {
  const [kind = '', id] = row.subject.split('/')
  return {
    work: row.work,
    what: row.what,
    kind,
    id: id === undefined ? null : Number(id),
    title: row.subjectTitle,
    by: { userId: row.userId, name: row.userName },
    at: row.at.toISOString(),
    rows: row.rows,
    names: row.names,
    named: row.named,
    undoes: row.undoes,
    isUndone: row.isUndone,
  }
}

/** Of which kinds and teams somebody may know what was done. */
const visibleTo = (hand: Hand) => ({ sportIds: sportsOf(hand.visitor), kinds: kindsFor(hand) })

interface Page {
  after?: string | undefined
  limit?: number | undefined
}

export async function listHistory(
  hand: Hand,
  { after, limit = 50 }: Page,
  wanted: { search?: string | undefined; kind?: string | undefined } = {},
  of?: { kind: Kind; id: number },
) {
  if (after !== undefined && !/^\d{1,10}$/.test(after))
    throw badRequest('There is no such place in this list.')
  const rows = await listWorks(hand.tx, {
    ...wanted,
    content: of && {
      subject: subjectOf(of.kind, of.id),
      table: getTableName(of.kind.table),
      key: keyOf(of.kind, of.id),
    },
    ...visibleTo(hand),
    before: after === undefined ? undefined : Number(after),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    entries: page.map(tellWork),
    next: rows.length > page.length ? String(page.at(-1)?.last ?? '') : null,
  }
}

/** One piece of work that somebody may see. */
export async function oneWork(hand: Hand, work: string): Promise<WorkRow> {
  const [row] = await listWorks(hand.tx, { work, ...visibleTo(hand), limit: 1 })
  if (!row) throw notFound('There is no such piece of work.')
  return row
}

export async function workDetails(hand: Hand, work: string): Promise<WorkDetails> {
  const row = await oneWork(hand, work)
  const changes = (await changesOf(hand.tx, work)).map((change) => {
    const of = hand.kinds.ofRow(change.tableName, change.rowKey, change.after ?? change.before ?? {})
    const [before, after] =
      of && isGroup(of.kind) ? [inGroup(change.before), inGroup(change.after)] : [change.before, change.after]
    return {
      kind: of?.kind.name ?? change.tableName,
      key: change.rowKey,
      title:
        change.rowTitle ??
        (of ? calledIn(row, of, after ?? before ?? {}) : change.tableName.replaceAll('_', ' ')),
      operation: change.operation,
      fields: of ? differencesIn(of.kind, before, after) : [],
    }
  })
  return { ...tellWork(row), changes }
}

/** Of an update the columns that changed alone are known, and its name is often none of them. */
const calledIn = (
  { subject, subjectTitle }: WorkRow,
  { kind, id }: { kind: Kind; id: number },
  row: Values,
) => (subject === subjectOf(kind, id) ? subjectTitle : titleOf(kind, camelled(row)))

const inGroup = (row: Values | null): Values | null =>
  row ? ((row.value as Values | undefined) ?? {}) : null

const trashDays = 30

/** What was deleted and may still be had back. */
export async function listTrash(hand: Hand): Promise<HistoryEntry[]> {
  const rows = await listWorks(hand.tx, {
    what: 'delete',
    notUndone: true,
    since: new Date(hand.now.getTime() - trashDays * 86_400_000),
    ...visibleTo(hand),
    limit: 200,
  })
  return rows.map(tellWork)
}

/** What a content was before a piece of work: from what it is now, back through all that was done since. */
export async function valueBefore(hand: Hand, kind: Kind, id: number, work: string): Promise<Values> {
  const since = await changesSince(hand.tx, getTableName(kind.table), keyOf(kind, id), work)
  if (since.length === 0) throw notFound('That piece of work did not change this.')
  const now = await readContent(hand.tx, kind, id)
  const before = since.toReversed().reduce<Values>(
    (state, change) => {
      const row = isGroup(kind) ? inGroup(change.before) : change.before && camelled(change.before)
      return { ...state, ...row }
    },
    { ...now },
  )
  return normalValue(kind.input, before)
}
