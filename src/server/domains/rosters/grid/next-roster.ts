import type { deskGrids } from '#contract/editing/desk.grids.ts'
import type { Answer, Input } from '#contract/endpoint.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { tellWritten } from '../../../editing/pieces/publish.ts'
import { beginSeason, type SeasonOfGrid, seasonAfter } from '../../sports/season-grid.service.ts'
import { nextClass } from './next-class.ts'
import { gridRows, insertCopies, linesToCopy } from './roster-grid.queries.ts'

type Body = Input<(typeof deskGrids)['beginRoster']>['body']

/** What the roster of the season after begins with, before anybody has said otherwise. */
export async function nextRoster(
  hand: Hand,
  of: SeasonOfGrid,
): Promise<Answer<(typeof deskGrids)['nextRoster']>> {
  const next = await seasonAfter(hand, of)
  const rows = await gridRows(hand.tx, of.season.id)
  const there = new Set(
    next.seasonId === null ? [] : (await gridRows(hand.tx, next.seasonId)).map(({ playerId }) => playerId),
  )
  return {
    ...next,
    lines: rows.map(({ id, playerId, firstName, lastName, jersey, academicYear }) => ({
      id,
      name: `${firstName} ${lastName}`,
      jersey,
      from: academicYear,
      ...nextClass(academicYear),
      isThere: there.has(playerId),
    })),
  }
}

/** Begins the season after with those who stay. Whoever is on its roster already is not put there twice. */
export async function beginRoster(
  hand: Hand,
  of: SeasonOfGrid,
  { lines, ...asked }: Body,
): Promise<{ work: string; ids: number[]; seasonId: number }> {
  const kind = hand.kinds.named('roster-entries')
  const work = await beginWork(hand, {
    what: 'bulk',
    subject: kind.name,
    title: `Roster of ${of.sport.title} ${asked.title}`,
    sportId: of.sport.id,
  })
  const { seasonId, written } = await beginSeason(hand, of, asked)
  const there = new Set((await gridRows(hand.tx, seasonId)).map(({ playerId }) => playerId))
  const classOf = new Map(lines.map(({ id, academicYear }) => [id, academicYear]))
  const staying = await linesToCopy(hand.tx, of.season.id, [...classOf.keys()])
  const ids = await insertCopies(
    hand.tx,
    staying
      .filter(({ playerId }) => !there.has(playerId))
      .map(({ id, playerId, jersey, position, positionTitle, academicYear, heightInches, weight }) => ({
        seasonId,
        playerId,
        jersey,
        position,
        positionTitle,
        academicYear: classOf.get(id) ?? academicYear,
        heightInches,
        weight,
      })),
  )
  await tellWritten(hand, [...written, ...ids.map((id) => ({ kind, id }))])
  return { work, ids, seasonId }
}
