import type { ProtectedKind } from '#contract/shapes/access.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Database } from '../../db/client.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { formCode } from '../forms/forms.service.ts'
import { paperCode } from '../news/news.service.ts'
import { accessCookie, isCode } from './access-codes.ts'
import type { Limit } from './attempt-rules.ts'
import { isTooOften, takeBack } from './attempts.service.ts'

export interface AccessDeps {
  database: Database
  scope: TenantScope
  now: () => Date
  secret: string
}

export interface AccessAttempt {
  kind: ProtectedKind
  id: number
  code: string
  /** Where it comes from. */
  address: string
  isSecure: boolean
}

export type AccessOutcome = { cookie: string } | { problem: 'wrong-code' | 'too-often' }

/** Wrong codes for one item from one address, and for the item from everywhere: a press box shares one. */
const limits = {
  address: { max: 10, minutes: 10 },
  item: { max: 300, minutes: 10 },
} as const satisfies Record<string, Limit>

/** A right code gives the cookie that remembers it. Right ones are not counted, wrong ones wherever they come from. */
export async function enterByCode(
  { database: { platform }, scope, now, secret }: AccessDeps,
  tenant: Tenant,
  { kind, id, code, address, isSecure }: AccessAttempt,
): Promise<AccessOutcome> {
  const moment = now()
  const right = await scope.read(tenant.key, (tx) => codeOf({ tx, tenant, now: moment }, kind, id))
  // Nothing to guess, and nothing to count: made-up items must not fill the table.
  if (right === null) return { problem: 'wrong-code' }
  const item = `access ${tenant.key} ${kind} ${id}`
  const keys = { address: `${item} ${address}`, item }
  for (const by of ['address', 'item'] as const)
    if (await isTooOften(platform, keys[by], limits[by], moment)) return { problem: 'too-often' }
  if (!isCode(code, right)) return { problem: 'wrong-code' }
  for (const key of Object.values(keys)) await takeBack(platform, key)
  return { cookie: accessCookie(secret, { tenant: tenant.key, kind, id, code: right }, moment, isSecure) }
}

const codeOf = (work: Work, kind: ProtectedKind, id: number): Promise<string | null> =>
  kind === 'form' ? formCode(work, id) : paperCode(work, kind, id)
