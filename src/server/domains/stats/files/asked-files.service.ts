import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { parseOpponent } from '../../../feeds/opponent-name.ts'
import { readStatFile } from '../../../feeds/statcrew/read-stat-file.ts'
import type { GameReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { rememberOpponentName } from '../../games/opponent-names.service.ts'
import { applyGame, findGame, gamesAround, schoolIndexOf } from './apply-game-file.ts'
import { keptFile } from './kept-file.ts'
import { changeFileRow, lockStatFiles } from './stat-files.queries.ts'
import { gameIn, type Outcome, type StatFileDeps, takeStatFile } from './stat-files.service.ts'
import type { GameToMatch } from './to-match.read-model.ts'

interface Offered {
  /** As the file has them, visitors first. */
  teams: [string, string]
  day: string
  games: GameToMatch[]
}

/** The games around the day of a file that names none of them, for somebody to choose from. */
export async function gamesForFile(work: Work, deps: StatFileDeps, fileId: number): Promise<Offered> {
  const { bytes } = await keptFile(work, deps.storage, fileId)
  const reading = readStatFile(bytes)
  if (!reading.ok || reading.file.kind !== 'game') throw notFound('This file is not one of a game.')
  const [away, home] = reading.file.teams
  return {
    teams: [away.name.trim(), home.name.trim()],
    day: reading.file.date,
    games: await gamesAround(work, reading.file),
  }
}

/** Takes in a kept file as the game that somebody says it is; what it calls the opponent is remembered if they wish. */
export async function takeAsGame(
  deps: StatFileDeps,
  tenant: Tenant,
  { fileId, gameId, remember }: { fileId: number; gameId: number; remember: boolean },
): Promise<Outcome> {
  const { scope, now } = deps
  const { row, bytes } = await scope.read(tenant.key, (tx) =>
    keptFile({ tx, tenant, now: now() }, deps.storage, fileId),
  )
  const { door, tokenId, fileName } = row
  const outcome = await takeStatFile(deps, { tenant, bytes, door, tokenId, fileName, gameId })
  const isTaken = outcome.kind === 'taken' || outcome.kind === 'unchanged'
  if (isTaken && remember)
    await scope.write(tenant.key, async (tx) => {
      const work = { tx, tenant, now: now() }
      const file = gameIn(readStatFile(bytes))
      const found = await findGame(work, file, { gameId, fileName: null })
      if ('message' in found) return
      await rememberOpponentName(work, found.row.opponent.id, opponentIn(work, file, found.row))
    })
  return outcome
}

const opponentIn = (work: Work, file: GameReading, row: GameToMatch): string =>
  parseOpponent(file.teams[schoolIndexOf(work, file, row) === 0 ? 1 : 0].name).name

/** Somebody who knows has said that the game is over, which its standing file leaves open. */
export async function endGame(
  { scope, storage, now }: StatFileDeps,
  tenant: Tenant,
  fileId: number,
): Promise<number> {
  return scope.write(tenant.key, async (tx) => {
    const work: Work = { tx, tenant, now: now() }
    await lockStatFiles(tx, tenant.key)
    const { row, bytes } = await keptFile(work, storage, fileId)
    if (row.kind !== 'game' || !row.isStanding || row.gameId === null)
      throw notFound('The numbers of the game are not made from this file any more.')
    if (row.isComplete) return row.gameId
    const file = gameIn(readStatFile(bytes, true))
    const found = await findGame(work, file, { gameId: row.gameId, fileName: null })
    if ('message' in found) throw new Error(found.message)
    const { warnings, strangers } = await applyGame(work, file, found, row)
    await changeFileRow(tx, row.id, { warnings, strangers, isComplete: true })
    return row.gameId
  })
}
