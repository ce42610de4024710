import type { GridPlan, PlanLine } from '#contract/editing/desk.grids.ts'
import { counted } from '../words/plural.ts'

export type LineState = PlanLine['state']

export const stateWords: Readonly<Record<LineState, string>> = {
  new: 'New',
  known: 'Known',
  changed: 'Changed',
  same: 'Unchanged',
  refused: 'Not taken',
}

export const states: readonly LineState[] = ['refused', 'new', 'known', 'changed', 'same']

export const countsOf = ({ lines }: Pick<GridPlan, 'lines'>): Readonly<Record<LineState, number>> => {
  const counts = { new: 0, known: 0, changed: 0, same: 0, refused: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}

/** Lines that somebody should look at: what is refused, what is left out, who was recognised. */
export const isUnclear = ({ state, notes }: PlanLine): boolean =>
  state === 'refused' || (state !== 'same' && notes.some((note) => !/^(?:Found|Known) /.test(note)))

/** How many rows will be written. */
export const writtenBy = (plan: Pick<GridPlan, 'lines'>, removals: number): number => {
  const { new: fresh, known, changed } = countsOf(plan)
  return fresh + known + changed + removals
}

export function pressWords(
  plan: Pick<GridPlan, 'lines'>,
  removals: number,
  one: string,
  many: string,
): string {
  const { new: fresh, known, changed } = countsOf(plan)
  const added = fresh + known
  if (added > 0 && changed + removals === 0) return `Add ${counted(added, one, many)}`
  const all = added + changed + removals
  return all === 0 ? 'Nothing to do' : `Apply ${counted(all, 'change', 'changes')}`
}
