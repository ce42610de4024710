import { generateUnscored, schoolData } from '../generate/school.ts'
import { boxScoresOf, sheetsOf } from '../generate/stats/box-scores.ts'
import type { SchoolKey, UnscoredSchool } from '../model/model.ts'
import { type ListName, listNames } from './tables.ts'

interface Row {
  id: number
}

/** What has changed in a list: rows that are new or other than they were, and the ids of those that are no more. */
export interface ListChanges {
  written: readonly Row[]
  gone: number[]
}

/**
 * What happened at a school between two moments of one day, and the school as it then stands. Only the statistics of
 * games that ended in between are worked out, so this is many times quicker than making the school anew.
 */
export function changesBetween(
  key: SchoolKey,
  from: string,
  to: string,
  /** Games that were changed meanwhile, and are written again. */
  touched: readonly number[] = [],
): { school: UnscoredSchool; changes: Map<ListName, ListChanges> } {
  const [before, after] = [generateUnscored(key, from), generateUnscored(key, to)]
  const changes = new Map<ListName, ListChanges>()
  for (const name of listNames) {
    if (name === 'boxScores') changes.set(name, changedSheets(key, before, after, touched))
    // Those of a year long over.
    else if (name !== 'seasonTotals')
      changes.set(name, changedRows(before[name], after[name], name === 'games' ? touched : []))
  }
  return { school: after, changes }
}

function changedRows(before: readonly Row[], after: readonly Row[], touched: readonly number[]): ListChanges {
  const known = new Map(
    before.flatMap((row) => (touched.includes(row.id) ? [] : [[row.id, JSON.stringify(row)]])),
  )
  const written = after.filter((row) => known.get(row.id) !== JSON.stringify(row))
  const left = new Set(after.map(({ id }) => id))
  return { written, gone: before.flatMap(({ id }) => (left.has(id) ? [] : [id])) }
}

/** A sheet belongs to a game for good, but for the plays: they are kept of the last few games alone. */
function changedSheets(
  key: SchoolKey,
  before: UnscoredSchool,
  after: UnscoredSchool,
  touched: readonly number[],
): ListChanges {
  const [known, sheets] = [sheetsOf(before.games), sheetsOf(after.games)]
  const changed = [...sheets].filter(
    ([id, { isFull }]) => known.get(id)?.isFull !== isFull || touched.includes(id),
  )
  const [aired, onAir] = [before.sheetOnAir, after.sheetOnAir]
  return {
    written: [...boxScoresOf(schoolData[key], after, new Map(changed)), ...(onAir ? [onAir] : [])],
    gone: [...known.keys(), ...(aired ? [aired.id] : [])].filter((id) => !sheets.has(id) && id !== onAir?.id),
  }
}
