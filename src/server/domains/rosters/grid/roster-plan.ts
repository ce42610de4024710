import type { GridPlan, GridSource, PlanLine } from '#contract/editing/desk.grids.ts'
import {
  columnsTold,
  digestOf,
  inWords,
  readSource,
  rowWords,
  sentence,
  type TableReader,
} from '../../../feeds/grid-source.ts'
import { type RosterRow, readRoster, readRosterTable, recogniseRoster } from '../../../feeds/roster-file.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { planRosterImport, type RosterPlan } from '../rosters.import.ts'
import { changeTold, rosterFields } from './roster-words.ts'

type Field = keyof typeof rosterFields
const reader: TableReader<Field, RosterRow> = {
  recognise: recogniseRoster,
  readTable: readRosterTable,
  readJson: readRoster,
}

interface Planned<Plan> {
  plan: Plan
  told: GridPlan
}

/** What a table would do to a roster, for whoever applies it and for whoever looks at it. */
export async function planRosterGrid(
  work: Work,
  { sport, season }: { sport: string; season: string },
  source: GridSource,
): Promise<Planned<RosterPlan>> {
  const { table, reading, problem } = inWords(() => readSource(source, reader))
  const plan = await planRosterImport(work, sport, season, reading)
  const lines = linesOf(plan, (row) => rowWords(table, row))
  const removals = source.remove ? plan.removals.map(({ name }) => name) : []
  return {
    plan,
    told: {
      team: plan.sport,
      season: plan.season,
      rows: plan.rows,
      hasHeads: table?.hasHeads ?? true,
      columns: columnsTold(table),
      fields: Object.entries(rosterFields).map(([field, label]) => ({ field, label })),
      problem,
      lines,
      removals: plan.removals.map(({ name }) => name),
      newOpponents: [],
      digest: digestOf({ lines, removals }),
    },
  }
}

function linesOf(plan: RosterPlan, rowName: (row: number) => string): PlanLine[] {
  const warnings = Map.groupBy(plan.warnings, ({ row }) => row)
  const warned = (row: number) => (warnings.get(row) ?? []).map(({ reason }) => sentence(reason))
  return [
    ...plan.creates.map(
      ({ row, name, known, changes }): PlanLine => ({
        row,
        name,
        state: known ? 'known' : 'new',
        notes: [...(known ? [`Known from ${known.from} by ${known.by}`] : []), ...warned(row)],
        changes: changes.map(changeTold),
      }),
    ),
    ...plan.updates.map(
      ({ row, name, by, changes }): PlanLine => ({
        row,
        name,
        state: 'changed',
        notes: [`Found by ${by}`, ...warned(row)],
        changes: changes.map(changeTold),
      }),
    ),
    ...plan.unchanged.map(
      ({ row, name, by }): PlanLine => ({
        row,
        name,
        state: 'same',
        notes: [`Found by ${by}`, ...warned(row)],
        changes: [],
      }),
    ),
    ...plan.rejects.map(
      ({ row, reason }): PlanLine => ({
        row,
        name: rowName(row),
        state: 'refused',
        notes: [sentence(reason), ...warned(row)],
        changes: [],
      }),
    ),
  ].toSorted((a, b) => a.row - b.row)
}
