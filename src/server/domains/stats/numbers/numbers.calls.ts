import type { statNumbers } from '#contract/editing/stat-numbers.ts'
import type { Input } from '#contract/endpoint.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { openWork, type WorkDeps } from '../../../editing/calls/work.ts'
import type { Kind } from '../../../editing/kind/kind.ts'
import { beginWork } from '../../../editing/pieces/begin-work.ts'
import type { Hand } from '../../../editing/pieces/hand.ts'
import { subjectOf } from '../../../editing/pieces/history.ts'
import { conflict } from '../../../editing/pieces/refusals.ts'
import { mayPublishKind, refusePublisher } from '../../../editing/pieces/rights.ts'
import { readContent } from '../../../editing/rows/content.ts'
import { contentTitle } from '../../../editing/rows/titles.ts'
import { readStatFile } from '../../../feeds/statcrew/read-stat-file.ts'
import type { AllHandlers } from '../../../writes/call.ts'
import { seasonForGrid } from '../../sports/season-grid.service.ts'
import { numberIn, type Whose } from '../corrections/correct-box.ts'
import {
  correctionById,
  correctionsOf,
  deleteCorrection,
  writeCorrection,
} from '../corrections/corrections.queries.ts'
import { boxOfFile, findGame } from '../files/apply-game-file.ts'
import { keptFile } from '../files/kept-file.ts'
import { lockStatFiles, type StatFileRow, storedBox, versionsOfGame } from '../files/stat-files.queries.ts'
import { gameIn, type StatFileDeps } from '../files/stat-files.service.ts'
import { applyAgain } from '../files/stat-strangers.service.ts'
import { type ScoredSport, scoredSport } from '../sport-columns.ts'
import { differenceOf, type FileVersion } from './file-difference.ts'
import { tellNumbers } from './numbers.mapper.ts'

/** Numbers are somebody's: whoever may publish the roster corrects them. */
const kindName = 'roster-entries'
/** More than that is another game. */
const mostChanges = 300

type Body = Input<(typeof statNumbers)['correctNumber']>['body']

/** What is new in a file of a game, what stands of it, and what of that was corrected. */
export function numberCalls(deps: WorkDeps & StatFileDeps): AllHandlers<typeof statNumbers> {
  const work = openWork(deps)

  /** A file as it is read now, with the game that it is of. */
  async function opened(hand: Hand, fileId: number) {
    const { row, bytes } = await keptFile(hand, deps.storage, fileId)
    if (row.kind !== 'game' || row.gameId === null || row.seasonId === null)
      throw notFound('This file is not one of a game.')
    // Whose team it is not does not see it.
    const of = await seasonForGrid(hand, kindName, row.seasonId)
    const file = gameIn(readStatFile(bytes, row.isComplete))
    const found = await findGame(hand, file, { gameId: row.gameId, fileName: null })
    if ('message' in found) throw notFound(found.message)
    const scored = scoredSport(found.row.sport.globalSportId)
    if (!scored) throw notFound('No statistics are kept of this sport.')
    return { row, bytes, of, file, found, columns: scored.columns, gameId: row.gameId }
  }
  type Opened = Awaited<ReturnType<typeof opened>>

  const versionIn = async (hand: Hand, { file, found, row }: Opened): Promise<FileVersion> => ({
    box: (await boxOfFile(hand, file, found)).box,
    isComplete: row.isComplete,
    plays: file.plays.length,
  })

  /** Something of the corrections changes, in a piece of work of the game, and its numbers are made anew. */
  const changes = (
    call: Parameters<typeof work.writeKind>[0],
    fileId: number,
    change: (hand: Hand, of: Opened) => Promise<void>,
  ) =>
    work.writeKind(call, kindName, async (hand, kind) => {
      await lockStatFiles(hand.tx, hand.tenant.key)
      const of = await opened(hand, fileId)
      await refusePublisher(hand, kind, 0, { seasonId: of.of.season.id })
      const refused = refusalOf(of.row)
      if (refused) throw conflict(refused)
      const games: Kind = hand.kinds.named('games')
      const game = await readContent(hand.tx, games, of.gameId)
      const id = await beginWork(hand, {
        what: 'publish',
        subject: subjectOf(games, of.gameId),
        title: game ? await contentTitle(hand, games, game) : '',
        sportId: of.of.sport.id,
      })
      await change(hand, of)
      await applyAgain(hand, of.row, of.bytes)
      return { work: id, ids: [of.gameId] }
    })

  return {
    fileDifference: (call, { fileId }) =>
      work.readKind(call, kindName, async (hand) => {
        const of = await opened(hand, fileId)
        const last = (await versionsOfGame(hand.tx, of.gameId))
          .filter(({ id, receivedAt }) => id !== fileId && receivedAt <= of.row.receivedAt)
          .toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime() || a.id - b.id)
          .at(-1)
        if (!last) return { before: null, changes: [], more: 0 }
        const before = await opened(hand, last.id)
        const all = differenceOf(await versionIn(hand, before), await versionIn(hand, of), of.columns)
        return {
          before: {
            id: last.id,
            name: before.row.fileName,
            receivedAt: last.receivedAt.toISOString(),
          },
          changes: all.slice(0, mostChanges),
          more: Math.max(0, all.length - mostChanges),
        }
      }),
    fileNumbers: (call, { fileId }) =>
      work.readKind(call, kindName, async (hand, kind) => {
        const of = await opened(hand, fileId)
        const stands = await storedBox(hand.tx, of.gameId)
        return tellNumbers({
          gameId: of.gameId,
          mayCorrect: mayPublishKind(hand.visitor, kind),
          refusal: refusalOf(of.row),
          box: stands?.data ?? (await boxOfFile(hand, of.file, of.found)).box,
          columns: of.columns,
          corrections: await correctionsOf(hand.tx, of.gameId),
        })
      }),
    correctNumber: (call, { fileId, body }) =>
      changes(call, fileId, async (hand, of) => {
        const { box } = await boxOfFile(hand, of.file, of.found)
        const number = numberAsked(of, body, whoseIn(box, body))
        const said = numberIn(box, number)
        if (said === null) throw notFound('Nobody of that name is in this file.')
        if (said === body.value) throw badRequest('The file says so already.')
        await writeCorrection(hand.tx, {
          ...number,
          gameId: of.gameId,
          said,
          value: body.value,
          reason: body.reason.trim(),
          at: hand.now,
          userId: hand.visitor.userId,
          userName: hand.visitor.name,
        })
      }),
    takeBackCorrection: (call, { fileId, correctionId }) =>
      changes(call, fileId, async ({ tx }, { gameId }) => {
        const correction = await correctionById(tx, correctionId)
        if (correction?.gameId !== gameId) throw notFound('There is no such correction of this game.')
        await deleteCorrection(tx, correctionId)
      }),
  }
}

/** Why a file's numbers are not corrected. */
function refusalOf({ isStanding, isComplete }: StatFileRow): string | null {
  if (!isStanding) return 'A later file stands: correct the number there.'
  return isComplete ? null : 'This game is not over: its scorer corrects it, and the next file says so.'
}

type Box = Awaited<ReturnType<typeof boxOfFile>>['box']

/** Whom a number is of: somebody on the roster is known by that from then on. */
function whoseIn({ teams }: Box, { side, jersey, name }: Body): Whose {
  const player = teams[side === 'school' ? 0 : 1].players.find(
    (one) => one.name === name && (one.jersey ?? '') === jersey,
  )
  return { side, jersey, name, rosterPlayerId: player?.rosterPlayerId ?? null }
}

/** A number that is counted. What follows from others is right when they are. */
function numberAsked({ columns }: Pick<ScoredSport, 'columns'>, { table, column }: Body, whose: Whose) {
  const found = columns.tables
    .find(({ key, teamOnly }) => key === table && (!teamOnly || whose.name === ''))
    ?.columns.find(({ key, total }) => key === column && total !== 'derived')
  if (!found) throw badRequest('There is no such number to correct.')
  return { ...whose, groupKey: table, columnKey: column }
}
