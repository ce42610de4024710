import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { Input } from '#contract/endpoint.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import type { TableKind, Values } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import { correctNames } from '../../../editing/pieces/correct-names.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { conflict, incomplete } from '../../../editing/pieces/refusals.ts'
import { type RowEdit, removeRow, type Written, writeRows } from '../../../editing/pieces/write-rows.ts'
import { sentence } from '../../../feeds/grid-source.ts'
import type { RosterRow } from '../../../feeds/roster-file.ts'
import type { SeasonOfGrid } from '../../sports/season-grid.service.ts'
import { applyRosterImport, planRosterImport } from '../rosters.import.ts'
import { lineCells, namesIn, personCells, strangeCells } from './roster-edits.ts'
import { gridRows } from './roster-grid.queries.ts'

type Body = Input<(typeof deskGrids)['saveRoster']>['body']

/** What was typed into a roster since it was opened, in one piece of work. */
export async function saveRoster(
  hand: Hand,
  of: SeasonOfGrid,
  { edits, adds = [], removals = [], mentions = [] }: Body,
): Promise<{ work: string | null; ids: number[] }> {
  const players = hand.kinds.named('players')
  const lines = hand.kinds.named('roster-entries') as TableKind
  const rows = new Map((await gridRows(hand.tx, of.season.id)).map((row) => [row.id, row]))
  const personOf = (id: number): number => {
    const row = rows.get(id)
    if (!row) throw conflict('Somebody was taken off this roster meanwhile: open it anew.')
    return row.playerId
  }
  const strange = edits.flatMap(({ values }) => strangeCells(values))
  if (strange.length > 0) throw badRequest(`A roster has no ${strange.join(', ')}.`)
  for (const id of removals) if (!rows.has(id)) throw notFound('There is no such line on this roster.')

  const work = await beginWork(hand, {
    what: 'bulk',
    subject: lines.name,
    title: `Roster of ${of.sport.title} ${of.season.title}`,
    sportId: of.sport.id,
  })
  const written: Written[] = await writeRows(
    hand,
    edits.flatMap(({ id, values, from }): RowEdit[] => [
      { kind: players, id: personOf(id), row: id, values: personCells(values), from: personCells(from) },
      { kind: lines, id, row: id, values: lineCells(values), from: lineCells(from) },
    ]),
  )
  written.push(...(await correctNames(hand, namesIn(edits, rows), mentions)))
  for (const id of removals) written.push(await removeRow(hand, lines, id))
  await addPlayers(hand, of, adds)
  await tellWritten(hand, written)
  return { work, ids: edits.map(({ id }) => id) }
}

/** Somebody new is recognised as from a file: a person is one person. */
async function addPlayers(hand: Hand, { sport, season }: SeasonOfGrid, adds: readonly Values[]) {
  if (adds.length === 0) return
  const plan = await planRosterImport(hand, sport.slug, season.title, {
    total: adds.length,
    rows: adds.flatMap((values, index) =>
      isNamed(values) ? [{ ...said(values), row: index + 1 } as unknown as RosterRow] : [],
    ),
    rejects: adds.flatMap((values, index) =>
      isNamed(values) ? [] : [{ row: index + 1, reason: 'a first and a last name are needed' }],
    ),
    warnings: [],
  })
  const problems = [
    ...plan.rejects,
    ...[...plan.updates, ...plan.unchanged].map(({ row, name }) => ({
      row,
      reason: `${name} is on the roster already`,
    })),
  ]
  if (problems.length > 0)
    throw incomplete(
      problems.map(({ row, reason }) => ({ field: `${-row}.lastName`, message: `${sentence(reason)}.` })),
    )
  await applyRosterImport(hand, plan)
}

const isNamed = ({ firstName, lastName }: Values): boolean => Boolean(firstName) && Boolean(lastName)

const said = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))
