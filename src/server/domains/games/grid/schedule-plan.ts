import type { GridPlan, GridSource, PlanLine } from '#contract/editing/desk.grids.ts'
import type { Span } from '../../../feeds/game-time.ts'
import { columnsTold, digestOf, inWords, readSource, rowWords, sentence } from '../../../feeds/grid-source.ts'
import { nearNames } from '../../../feeds/near-names.ts'
import { readSchedule, readScheduleTable, recogniseSchedule } from '../../../feeds/schedule-file.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { facilityNames } from '../../sports/facility-names.service.ts'
import { planScheduleImport, type SchedulePlan } from '../games.import.ts'
import { allOpponents } from '../games.import-queries.ts'
import { type PlacedGame, placeOf, scheduleConflicts } from './schedule-conflicts.ts'
import { placedGames } from './schedule-grid.queries.ts'
import { changesTold, scheduleFields } from './schedule-words.ts'

interface PlannedSchedule {
  plan: SchedulePlan
  told: GridPlan
}

interface Asked {
  sport: string
  season: string
  span: Span
}

/** What a table would do to a schedule, for whoever applies it and for whoever looks at it. */
export async function planScheduleGrid(
  work: Work,
  { sport, season, span }: Asked,
  source: GridSource,
): Promise<PlannedSchedule> {
  const { table, reading, problem } = inWords(() =>
    readSource(source, {
      recognise: (records, chosen) => recogniseSchedule(records, span, chosen),
      readTable: (known) => readScheduleTable(known, span),
      readJson: (text) => readSchedule(text, span),
    }),
  )
  const plan = await planScheduleImport(work, sport, season, reading, source.opponents)
  const opponents = await allOpponents(work.tx)
  const places = new Map((await facilityNames(work.tx)).map(({ id, title }) => [id, title]))
  const clashes = await clashesOf(work, plan, span, places)
  const lines = linesOf(plan, places, clashes, (row) => rowWords(table, row))
  const removals = source.remove ? plan.removals.map(({ name }) => name) : []
  return {
    plan,
    told: {
      team: plan.sport,
      season: plan.season,
      rows: plan.rows,
      hasHeads: table?.hasHeads ?? true,
      columns: columnsTold(table),
      fields: Object.entries(scheduleFields).map(([field, label]) => ({ field, label })),
      problem,
      lines,
      removals: plan.removals.map(({ name }) => name),
      newOpponents: plan.newOpponents.map(({ title }) => ({
        title,
        near: nearNames(title, opponents).map(({ id, title: near }) => ({ id, title: near })),
      })),
      digest: digestOf({ lines, removals, newOpponents: plan.newOpponents }),
    },
  }
}

/** What the new games of a plan would collide with, by their rows. */
async function clashesOf(
  { tx }: Pick<Work, 'tx'>,
  plan: SchedulePlan,
  { startsOn, endsOn }: Span,
  places: ReadonlyMap<number, string>,
): Promise<Map<number, string[]>> {
  const { own, others } = await placedGames(tx, plan, { first: startsOn, last: endsOn })
  const coming = plan.creates.map(
    ({ row, name, values }): PlacedGame => ({
      id: -row,
      sportId: plan.sportId,
      sport: plan.sport,
      opponent: name.replace(/ on [\d-]+$/, ''),
      facilityId: values.facilityId ?? null,
      startUtc: new Date(values.startUtc),
      startDate: values.startDate,
      hasTime: !values.isTbd && !values.isAllDay,
      isOff: values.status !== undefined && values.status !== 'A',
      gameNumber: values.gameNumber ?? null,
      place: placeOf({
        locationIndicator: values.locationIndicator ?? 'H',
        opponent: name.replace(/ on [\d-]+$/, ''),
        location: values.location ?? null,
      }),
    }),
  )
  const changing = new Set(plan.updates.map(({ gameId }) => gameId))
  const standing = own.filter(({ id }) => !changing.has(id))
  const found = new Map<number, string[]>()
  for (const { gameIds, message } of scheduleConflicts([...coming, ...standing], others, places))
    for (const id of gameIds) if (id < 0) found.set(-id, [...(found.get(-id) ?? []), message])
  return found
}

function linesOf(
  plan: SchedulePlan,
  places: ReadonlyMap<number, string>,
  clashes: ReadonlyMap<number, string[]>,
  rowName: (row: number) => string,
): PlanLine[] {
  const warnings = Map.groupBy(plan.warnings, ({ row }) => row)
  const warned = (row: number) => (warnings.get(row) ?? []).map(({ reason }) => sentence(reason))
  return [
    ...plan.creates.map(
      ({ row, name, rival, values }): PlanLine => ({
        row,
        name,
        state: 'new',
        notes: [
          ...(rival.startsWith('new ') ? ['A new opponent'] : []),
          ...(values.isTbd ? ['Time to be announced'] : []),
          ...(clashes.get(row) ?? []),
          ...warned(row),
        ],
        changes: [],
      }),
    ),
    ...plan.updates.map(
      ({ row, name, changes }): PlanLine => ({
        row,
        name,
        state: 'changed',
        notes: warned(row),
        changes: changesTold(changes, places),
      }),
    ),
    ...plan.unchanged.map(
      ({ row, name }): PlanLine => ({
        row,
        name,
        state: 'same',
        notes: warned(row),
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
