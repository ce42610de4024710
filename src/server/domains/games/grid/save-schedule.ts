import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { Input } from '#contract/endpoint.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { TableKind, Values } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { conflict, notForRole } from '../../../editing/pieces/refusals.ts'
import { mayPublishKind } from '../../../editing/pieces/rights.ts'
import {
  eachRow,
  type RowEdit,
  removeRow,
  type Written,
  writeNew,
  writeRows,
} from '../../../editing/pieces/write-rows.ts'
import { mayWriteSport } from '../../../editing/rows/sport-of.ts'
import { abbreviationOf, opponentFinder } from '../../../feeds/opponent-name.ts'
import type { SeasonOfGrid } from '../../sports/season-grid.service.ts'
import { allOpponents, type GameSelect, gamesToCompare } from '../games.import-queries.ts'
import { gameCells } from './schedule-cells.ts'

type Body = Input<(typeof deskGrids)['saveSchedule']>['body']

/** What was typed into a schedule since it was opened, in one piece of work. */
export async function saveSchedule(
  hand: Hand,
  of: SeasonOfGrid,
  { edits, adds = [], removals = [] }: Body,
): Promise<{ work: string | null; ids: number[] }> {
  const kind = hand.kinds.named('games') as TableKind
  const known = new Map((await gamesToCompare(hand.tx, of.season.id)).map((game) => [game.id, game]))
  const gameOf = (id: number): GameSelect => {
    const game = known.get(id)
    if (!game) throw conflict('A game was taken out of this schedule meanwhile: open it anew.')
    return game
  }
  for (const id of removals) if (!known.has(id)) throw notFound('There is no such game in this schedule.')
  const work = await beginWork(hand, {
    what: 'bulk',
    subject: kind.name,
    title: `Schedule of ${of.sport.title} ${of.season.title}`,
    sportId: of.sport.id,
  })
  const written: Written[] = []
  const opponentId = await opponentsByName(hand, written)
  const withOpponent = async (values: Values): Promise<Values> =>
    typeof values.opponent === 'string' && values.opponent.trim() !== ''
      ? { ...values, opponentId: await opponentId(values.opponent) }
      : values

  const rows: RowEdit[] = []
  for (const { id, values, from } of edits) {
    const { media, isDoubleheader } = gameOf(id)
    rows.push({
      kind,
      id,
      row: id,
      values: gameCells(await withOpponent(values), media),
      // Whoever says which game of a day it is says that there are several; the row itself tells what it was.
      from: { ...gameCells(from, media), ...(values.gameNumber === undefined ? {} : { isDoubleheader }) },
    })
  }
  written.push(...(await writeRows(hand, rows)))
  for (const id of removals) written.push(await removeRow(hand, kind, id))
  const fresh = adds.map((values, index) => ({ row: -1 - index, values }))
  await eachRow(fresh, async ({ values }) => {
    written.push(
      await writeNew(hand, kind, {
        sportId: of.sport.id,
        seasonId: of.season.id,
        time: 'TBD',
        ...gameCells(await withOpponent(values), null),
      }),
    )
  })
  await tellWritten(hand, written)
  return { work, ids: written.map(({ id }) => id) }
}

/** An opponent by what somebody typed; one that nobody has heard of is made. */
async function opponentsByName(hand: Hand, written: Written[]) {
  const kind = hand.kinds.named('opponents')
  const all = await allOpponents(hand.tx)
  return async (name: string): Promise<number> => {
    const known = opponentFinder(all)(name)
    if (known) return known.id
    if (!mayPublishKind(hand.visitor, kind) || !mayWriteSport(kind, hand.visitor, null))
      throw notForRole(kind)
    const title = name.trim()
    const made = await writeNew(hand, kind, { title, abbreviation: abbreviationOf(title) })
    written.push(made)
    all.push({ id: made.id, title, abbreviation: abbreviationOf(title), aliases: [] })
    return made.id
  }
}
