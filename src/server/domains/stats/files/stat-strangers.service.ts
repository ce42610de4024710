import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { readStatFile } from '../../../feeds/statcrew/read-stat-file.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { isOnRoster } from '../../rosters/rosters.service.ts'
import { applyGame, findGame, isSameStranger } from './apply-game-file.ts'
import { decisionKey } from './match-player.ts'
import { writeDecision } from './stat-decisions.queries.ts'
import type { StatFileRow } from './stat-files.queries.ts'
import { changeFileRow, filesWithStrangers, lockStatFiles } from './stat-files.queries.ts'
import { gameIn, type StatFileDeps, storagePathOf } from './stat-files.service.ts'

export interface OpenStranger {
  seasonId: number
  jersey: string | null
  name: string
  gameIds: number[]
}

/** Players of the school in files whom no rule found on the roster and nobody has decided about. */
export async function openStrangers(work: Work, seasonId?: number): Promise<OpenStranger[]> {
  const files = await filesWithStrangers(work.tx, seasonId)
  const open = files.flatMap(({ gameId, seasonId: season, strangers }) =>
    strangers
      .filter(({ decision }) => decision === 'open')
      .map(({ jersey, name }) => ({ gameId: gameId ?? 0, seasonId: season ?? 0, jersey, name })),
  )
  const people = Map.groupBy(open, (one) => `${one.seasonId} ${JSON.stringify(decisionKey(one))}`)
  return [...people.values()].flatMap((lines) => {
    const [first] = lines
    return first
      ? [
          {
            seasonId: first.seasonId,
            jersey: first.jersey,
            name: first.name,
            gameIds: lines.map(({ gameId }) => gameId),
          },
        ]
      : []
  })
}

export interface StrangerDecision {
  seasonId: number
  jersey: string | null
  name: string
  /** Null: not on our roster. */
  rosterPlayerId: number | null
}

/** Remembers who a stranger is for the season, and makes the box scores that have them anew from the kept files. */
export async function decideStranger(
  { scope, storage, now }: StatFileDeps,
  tenant: Tenant,
  { seasonId, jersey, name, rosterPlayerId }: StrangerDecision,
): Promise<{ games: number[] }> {
  return scope.write(tenant.key, async (tx) => {
    const work: Work = { tx, tenant, now: now() }
    await lockStatFiles(tx, tenant.key)
    if (rosterPlayerId !== null && !(await isOnRoster(tx, seasonId, rosterPlayerId)))
      throw notFound(`There is no player ${rosterPlayerId} on the roster of season ${seasonId}.`)
    const key = decisionKey({ jersey, name })
    await writeDecision(tx, { ...key, seasonId, name, rosterPlayerId, decidedAt: work.now })
    const concerned = (await filesWithStrangers(tx, seasonId)).filter(({ strangers }) =>
      strangers.some((stranger) => isSameStranger(stranger, key)),
    )
    for (const row of concerned) {
      const kept = await storage.read(storagePathOf(tenant, row.hash))
      if (!kept) throw new Error(`The bytes of stat file ${row.id} are not there`)
      await applyAgain(work, row, kept.bytes)
    }
    return { games: concerned.flatMap(({ gameId }) => gameId ?? []) }
  })
}

/** The file that stands, read anew: after a decision, a correction, or when the roster was seen to. */
export async function applyAgain(work: Work, row: StatFileRow, bytes: Uint8Array): Promise<void> {
  const file = gameIn(readStatFile(bytes, row.isComplete))
  const found = await findGame(work, file, { gameId: row.gameId, fileName: null })
  if ('message' in found) throw new Error(found.message)
  const { strangers, warnings } = await applyGame(work, file, found, row)
  await changeFileRow(work.tx, row.id, { strangers, warnings })
}

/** Looks for the strangers of a season again, for instance after its roster was changed. */
export async function findStrangersAgain(
  { scope, storage, now }: StatFileDeps,
  tenant: Tenant,
  seasonId: number,
): Promise<void> {
  await scope.write(tenant.key, async (tx) => {
    await lockStatFiles(tx, tenant.key)
    for (const row of await filesWithStrangers(tx, seasonId)) {
      const kept = await storage.read(storagePathOf(tenant, row.hash))
      if (kept) await applyAgain({ tx, tenant, now: now() }, row, kept.bytes)
    }
  })
}
