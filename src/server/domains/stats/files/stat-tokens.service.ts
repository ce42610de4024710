import { createHash, randomBytes } from 'node:crypto'
import { notFound, rejected } from '#contract/shapes/problem.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { allTokens, insertToken, revokeTokenRow, tokenByHash, touchToken } from './stat-tokens.queries.ts'

/** The school stands in the token, so that a scoring program needs to be given nothing else. */
const tokenShape = /^fieldhouse_([a-z0-9-]{1,60})_([0-9a-f]{48})$/
const secretBytes = 24
const longestLabel = 100

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The token itself is told here and never again. */
export async function createStatToken(
  { tx, tenant, now }: Work,
  label: string,
): Promise<{ id: number; label: string; token: string }> {
  const name = label.trim()
  if (name === '' || name.length > longestLabel)
    throw rejected(`A token has a label of 1 to ${longestLabel} characters, such as the name of its scorer.`)
  const token = `fieldhouse_${tenant.key}_${randomBytes(secretBytes).toString('hex')}`
  return {
    id: await insertToken(tx, { label: name, hash: hashOf(token), createdAt: now }),
    label: name,
    token,
  }
}

/** Newest first, revoked ones too: who could send a file, and until when. */
export const listStatTokens = ({ tx }: Work) => allTokens(tx)

export async function revokeStatToken({ tx, now }: Work, tokenId: number): Promise<void> {
  if (!(await revokeTokenRow(tx, tokenId, now))) throw notFound(`There is no token ${tokenId} in use.`)
}

/** The school that a token is of, as it says itself; null for what is no token. */
export const schoolOfToken = (token: string): string | null => tokenShape.exec(token)?.[1] ?? null

/** Seconds between two notes of a token's use: a scorer sends a file every few seconds. */
const noteEvery = 60

/** The token's number where it is in use at its school, else null. */
export async function useStatToken(
  { scope, now }: { scope: TenantScope; now: () => Date },
  tenant: string,
  token: string,
): Promise<number | null> {
  const row = await scope.read(tenant, (tx) => tokenByHash(tx, hashOf(token)))
  if (!row || row.revokedAt) return null
  const moment = now()
  const isNoted = row.lastUsedAt && moment.getTime() - row.lastUsedAt.getTime() < noteEvery * 1000
  if (!isNoted) await scope.write(tenant, (tx) => touchToken(tx, row.id, moment))
  return row.id
}
