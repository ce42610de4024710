import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import { blankObject, type FieldSchema } from '../kind/field-schema.ts'
import { type Kind, type TableKind, type Values, wordsOf } from '../kind/kind.ts'
import { deleteContent, readContent, reserveId } from '../rows/content.ts'
import { forgetReferences, referencesTo } from '../rows/references.ts'
import { contentTitle } from '../rows/titles.ts'
import { changedFields, mergeFields } from '../values/merge.ts'
import { normalValue } from '../values/normal.ts'
import { nameRows } from './begin-work.ts'
import type { Hand } from './hand.ts'
import { publishValue } from './publish.ts'
import { conflict, incomplete, named } from './refusals.ts'
import { refusePublisher } from './rights.ts'

/** Some fields of one content, with what stood in them when they were begun. */
export interface RowEdit {
  kind: Kind
  id: number
  values: Values
  from: Values
  /** What the row is called where it was typed: a refusal names the cell. */
  row: number
}

export interface Written {
  kind: Kind
  id: number
  was?: Values
}

/** Where something is wrong in a grid: the row by its id, and the field. */
const cellOf = (row: number, field: string) => `${row}.${field}`

/** Puts refusals of single rows together, so that a grid shows all of them at once. */
export async function eachRow<Row extends { row: number }>(
  rows: readonly Row[],
  write: (row: Row) => Promise<void>,
): Promise<void> {
  const problems: FieldProblem[] = []
  for (const row of rows) {
    try {
      await write(row)
    } catch (error) {
      const errors = isApiProblem(error) && error.status === 422 ? error.problem.errors : undefined
      if (!errors) throw error
      problems.push(...errors.map(({ field, message }) => ({ field: cellOf(row.row, field ?? ''), message })))
    }
  }
  if (problems.length > 0) throw incomplete(problems)
}

/** Writes cells of several contents within a piece of work that has begun. What others changed meanwhile stays theirs. */
export async function writeRows(hand: Hand, edits: readonly RowEdit[]): Promise<Written[]> {
  const written: Written[] = []
  const inOrder = edits.toSorted((a, b) => a.kind.name.localeCompare(b.kind.name) || a.id - b.id)
  await eachRow(inOrder, async ({ kind, id, values, from }) => {
    const now = await readContent(hand.tx, kind, id, true)
    if (!now) throw conflict(`A ${kind.one.toLowerCase()} was deleted meanwhile: open the grid anew.`)
    const wanted = normalValue(kind.input, values)
    const merged = mergeFields(normalValue(kind.input, from), now, { ...from, ...wanted })
    if (merged.conflicts.length > 0)
      throw incomplete(
        merged.conflicts.map(({ field }) => ({
          field,
          message: `${wordsOf(kind, field).label} was changed by somebody else meanwhile.`,
        })),
      )
    if (changedFields(now, merged.value).length === 0) return
    await refusePublisher(hand, kind, id, now, merged.value)
    await nameRows(hand, await contentTitle(hand, kind, merged.value))
    await publishValue(hand, kind, id, merged.value, now)
    written.push({ kind, id, was: now })
  })
  return written
}

/** Publishes something new within a piece of work that has begun; what is not said of it is as it begins. */
export async function writeNew(hand: Hand, kind: Kind, values: Values): Promise<Written> {
  const id = await reserveId(hand.tx, kind)
  const value = { ...(blankObject(kind.input as FieldSchema) as Values), ...values }
  await refusePublisher(hand, kind, id, value)
  await nameRows(hand, await contentTitle(hand, kind, value))
  await publishValue(hand, kind, id, value, null)
  return { kind, id }
}

/** Takes a content out within a piece of work that has begun. What needs it keeps it. */
export async function removeRow(hand: Hand, kind: TableKind, id: number): Promise<Written> {
  const value = await readContent(hand.tx, kind, id, true)
  if (!value) throw conflict(`A ${kind.one.toLowerCase()} was deleted meanwhile: open the grid anew.`)
  await refusePublisher(hand, kind, id, value)
  const kept = (await referencesTo(hand.tx, hand.kinds, kind, id)).filter(({ fate }) => fate === 'stay')
  const title = await contentTitle(hand, kind, value)
  if (kept.length > 0)
    throw named(kept, `${title}: ${kept.map(({ many }) => many).join(', ')} need this and keep it.`)
  await nameRows(hand, title)
  await forgetReferences(hand.tx, kind, id)
  await deleteContent(hand.tx, kind, id)
  return { kind, id, was: value }
}
