import { createHash } from 'node:crypto'
import { takeStatFile as endpoint } from '#contract/stat-files.ts'
import type { Tenant } from '#contract/tenants.ts'
import { bucketOf } from '../../../adapters/bucket.ts'
import type { Storage } from '../../../adapters/storage.ts'
import type { Stranger, statDoors } from '../../../db/schema/stats.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import { readStatFile } from '../../../feeds/statcrew/read-stat-file.ts'
import type { FileWarning, GameReading, Reading, StatFile } from '../../../feeds/statcrew/reading/reading.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { applyGame, findGame, lateness } from './apply-game-file.ts'
import { checkSeason } from './apply-season-file.ts'
import { superfluous } from './stat-file-versions.ts'
import {
  deleteFiles,
  fileByHash,
  lockStatFiles,
  pageOfFiles,
  refusedBefore,
  type StatFileRow,
  standingFile,
  unseatFiles,
  versionsOfGame,
  writeFileRow,
} from './stat-files.queries.ts'
import { refusal, type StatRefusal } from './stat-refusal.ts'

export const { maxBytes: maxFileBytes } = endpoint

export interface StatFileDeps {
  scope: TenantScope
  storage: Storage
  now: () => Date
  /** Hears what became of each file. */
  onStatFile?: (outcome: Outcome['kind']) => void
}

export interface Arrival {
  tenant: Tenant
  bytes: Uint8Array
  /** What is in the bytes, where that was read already. */
  reading?: Reading
  door: (typeof statDoors)[number]
  tokenId?: number | null
  /** As the office calls it; versions of one file share it. */
  fileName?: string | null
  /** The game that is meant, where names and days do not tell. */
  gameId?: number | null
  /** Asked once nobody else can write: false where the file has changed meanwhile, and nothing is done. */
  isStillCurrent?: () => Promise<boolean>
}

export interface Receipt {
  fileId: number
  kind: 'game' | 'season'
  gameId: number | null
  seasonId: number | null
  program: string
  isComplete: boolean
  warnings: FileWarning[]
  strangers: Stranger[]
}

export type Outcome =
  /** `isChanged`: a visitor can see the difference. */
  | { kind: 'taken'; receipt: Receipt; isChanged: boolean }
  /** These very bytes stand already. */
  | { kind: 'unchanged'; receipt: Receipt }
  | { kind: 'refused'; refusal: StatRefusal }
  | { kind: 'overtaken' }

/** Under `private`, which is never served. */
export const storagePathOf = (tenant: Parameters<typeof bucketOf>[0], hash: string): string =>
  `private/${bucketOf(tenant)}/stat-files/${hash}.txt`

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Takes in one file, whole or not at all. Reading happens before the transaction, which then decides and writes
 * everything: the file's row, the box score, the result and the live state.
 */
export async function takeStatFile(deps: StatFileDeps, arrival: Arrival): Promise<Outcome> {
  const outcome = await takeOrRefuse(deps, arrival)
  deps.onStatFile?.(outcome.kind)
  return outcome
}

async function takeOrRefuse(deps: StatFileDeps, arrival: Arrival): Promise<Outcome> {
  const { scope, storage, now } = deps
  const { tenant, bytes, gameId = null } = arrival
  const hash = hashOf(bytes)
  const known = await scope.read(tenant.key, (tx) => fileByHash(tx, hash))
  if (known && stands(known, gameId)) return { kind: 'unchanged', receipt: receiptOf(known) }
  if (bytes.byteLength > maxFileBytes)
    return { kind: 'refused', refusal: refusal('too-large', 'file', 'A file has at most 8 MB.') }
  const reading = arrival.reading ?? readStatFile(bytes)
  try {
    const { outcome, gone } = await scope.write(tenant.key, (tx) =>
      decide({ tx, tenant, now: now() }, storage, arrival, hash, reading),
    )
    await forgetBytes(deps, tenant, gone)
    return outcome
  } catch (error) {
    await forgetBytes(deps, tenant, [hash])
    throw error
  }
}

/** A file that was named another game is looked at again. */
const stands = (row: StatFileRow, gameId: number | null): boolean =>
  row.status === 'taken' &&
  (row.isStanding || row.kind === 'season') &&
  (gameId === null || row.gameId === gameId)

async function decide(
  work: Work,
  storage: Storage,
  arrival: Arrival,
  hash: string,
  reading: Reading,
): Promise<{ outcome: Outcome; gone: string[] }> {
  const { tx, tenant } = work
  await lockStatFiles(tx, tenant.key)
  if (arrival.isStillCurrent && !(await arrival.isStillCurrent()))
    return { outcome: { kind: 'overtaken' }, gone: [] }
  const known = await fileByHash(tx, hash)
  if (known && stands(known, arrival.gameId ?? null))
    return { outcome: { kind: 'unchanged', receipt: receiptOf(known) }, gone: [] }
  // Before its row, so that no row points at bytes that are not there.
  if (!known) await storage.write(storagePathOf(tenant, hash), arrival.bytes, 'text/plain')
  const made = reading.ok ? await apply(work, arrival, hash, reading.file) : reading.error
  if ('message' in made) {
    // What once was taken stays what it was, though it may not come back.
    if (known?.status !== 'taken') await writeFileRow(tx, refusedRow(work, arrival, hash, reading, made))
    const gone = await deleteFiles(tx, await refusedBefore(tx, refusedKept))
    return { outcome: { kind: 'refused', refusal: made }, gone }
  }
  const { gameId } = made.receipt
  const gone = gameId === null ? [] : await deleteFiles(tx, superfluous(await versionsOfGame(tx, gameId)))
  return { outcome: { kind: 'taken', ...made }, gone }
}

const refusedKept = 100

async function apply(
  work: Work,
  arrival: Arrival,
  hash: string,
  file: StatFile,
  isOver = false,
): Promise<{ receipt: Receipt; isChanged: boolean } | StatRefusal> {
  const { tx } = work
  if (file.kind === 'season') {
    const checked = await checkSeason(work, file)
    if ('message' in checked) return checked
    const row = { ...rowOf(work, arrival, hash, file), ...checked, gameId: null }
    return { receipt: toReceipt(await writeFileRow(tx, row), row), isChanged: false }
  }
  const { gameId = null, fileName = null } = arrival
  const found = await findGame(work, file, { gameId, fileName })
  if ('message' in found) return found
  const { id } = found.row.game
  const standing = await standingFile(tx, id)
  // What was said of one version holds for the next, as long as that does not say otherwise.
  if (file.state.isEndUnsure && standing?.isComplete && !isOver)
    return apply(work, arrival, hash, gameIn(readStatFile(arrival.bytes, true)), true)
  const known = await fileByHash(tx, hash)
  const { isLate, remarks } = await lateness(work, file, id, known?.status === 'taken' && known.gameId === id)
  if (isLate) return refusal('older', 'status', `Game ${id} is over, and this file is from before its end.`)
  const { isChanged, ...applied } = await applyGame(work, file, found, standing)
  await unseatFiles(tx, id)
  const row = {
    ...rowOf(work, arrival, hash, file),
    ...applied,
    warnings: [...applied.warnings, ...remarks],
    isComplete: file.state.isComplete,
    isStanding: true,
  }
  return { receipt: toReceipt(await writeFileRow(tx, row), row), isChanged }
}

/** The game of bytes that were read as one before. */
export function gameIn(reading: Reading): GameReading {
  if (!reading.ok || reading.file.kind !== 'game') throw new Error('A stat file cannot be read any more')
  return reading.file
}

const arrivalRow = ({ now }: Work, { bytes, door, tokenId, fileName }: Arrival, hash: string) => ({
  hash,
  size: bytes.byteLength,
  receivedAt: now,
  door,
  tokenId: tokenId ?? null,
  fileName: fileName ?? null,
})

const rowOf = (work: Work, arrival: Arrival, hash: string, file: StatFile) => ({
  ...arrivalRow(work, arrival, hash),
  status: 'taken' as const,
  kind: file.kind,
  program: file.program,
  sportGroup: file.group,
  isComplete: false,
  isStanding: false,
  warnings: file.warnings,
  strangers: [] as Stranger[],
  errorKind: null,
  errorPlace: null,
  errorMessage: null,
})

const refusedRow = (work: Work, arrival: Arrival, hash: string, reading: Reading, error: StatRefusal) => ({
  ...arrivalRow(work, arrival, hash),
  status: 'refused' as const,
  kind: reading.ok ? reading.file.kind : null,
  program: reading.ok ? reading.file.program : null,
  sportGroup: reading.ok ? reading.file.group : null,
  errorKind: error.kind,
  errorPlace: error.place,
  errorMessage: error.message,
})

type TakenRow = Omit<Receipt, 'fileId'>

const toReceipt = (
  fileId: number,
  { kind, gameId, seasonId, program, isComplete, warnings, strangers }: TakenRow,
): Receipt => ({ fileId, kind, gameId, seasonId, program, isComplete, warnings, strangers })

const receiptOf = (row: StatFileRow): Receipt =>
  toReceipt(row.id, { ...row, kind: row.kind ?? 'game', program: row.program ?? '' })

/** Bytes that no row speaks of any more. What cannot be deleted now is only a file too many. */
async function forgetBytes(
  { scope, storage }: StatFileDeps,
  tenant: Tenant,
  hashes: string[],
): Promise<void> {
  if (hashes.length === 0) return
  await scope
    .write(tenant.key, async (tx) => {
      await lockStatFiles(tx, tenant.key)
      for (const hash of hashes)
        if (!(await fileByHash(tx, hash))) await storage.delete(storagePathOf(tenant, hash))
    })
    .catch(() => {})
}

/** Files as they came, the last first. */
export async function listStatFiles(work: Work, page: { pageIndex: number; pageSize: number }) {
  const { pageIndex, pageSize } = page
  const { rows, totalItems } = await pageOfFiles(work.tx, { limit: pageSize, offset: pageIndex * pageSize })
  return { items: rows, pageIndex, pageSize, totalItems }
}
