import { readContent } from '../rows/content.ts'
import { changedFields } from '../values/merge.ts'
import { type Renamed, renamedValue } from '../values/renamed.ts'
import type { Hand } from './hand.ts'
import { conflict } from './refusals.ts'
import { type Written, writeRows } from './write-rows.ts'

/** Writes names as they are now into texts that have them as they were, within a piece of work that has begun. */
export async function correctNames(
  hand: Hand,
  names: readonly Renamed[],
  contents: readonly { kind: string; id: number }[],
): Promise<Written[]> {
  if (names.length === 0) return []
  const edits = []
  for (const { kind: name, id } of contents) {
    const kind = hand.kinds.named(name)
    const value = await readContent(hand.tx, kind, id, true)
    if (!value) throw conflict(`A ${kind.one.toLowerCase()} was deleted meanwhile: look again.`)
    const now = renamedValue(value, names)
    const fields = changedFields(value, now).filter((field) => field in kind.input.properties)
    const of = (all: typeof value) => Object.fromEntries(fields.map((field) => [field, all[field]]))
    if (fields.length > 0) edits.push({ kind, id, row: 0, values: of(now), from: of(value) })
  }
  return writeRows(hand, edits)
}
