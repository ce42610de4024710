import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '../../db/client.ts'
import { inPart } from '../../db/savepoint.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Kinds } from '../kind/kinds.ts'
import { type Applied, applyPreview } from './apply-preview.ts'
import type { PreviewPass } from './preview-pass.ts'

/** Carries what was made out of a unit of work that must not stay. */
class TakenBack<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('A preview is over')
    this.result = result
  }
}

export interface PreviewDeps {
  scope: TenantScope
  kinds: Kinds
}

/**
 * Does what a preview shows, has it looked at, and takes it back: `look` is given a scope over the very transaction,
 * which ends with nothing written and nobody told.
 */
export async function inPreview<Result>(
  { scope, kinds }: PreviewDeps,
  tenant: Tenant,
  pass: PreviewPass,
  moment: Date,
  look: (scope: TenantScope, applied: Applied) => Promise<Result>,
): Promise<Result> {
  try {
    return await scope.write(tenant.key, async (tx): Promise<never> => {
      const applied = await applyPreview({ tx, kinds, tenant, now: moment }, pass)
      throw new TakenBack(await look(scopeOver(tx, tenant.key), applied))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result
    throw error
  }
}

/** Units of work within another, one after the other; one that fails takes back its own part alone. */
export function scopeOver(tx: Tx, school: string): TenantScope {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (tenant !== school) throw new Error('A preview is of one school')
    const own = last.then(() => inPart(tx, () => work(tx)))
    last = own.catch(() => {})
    return own
  }
  return {
    read: (tenant, work) => inTurn(tenant, work),
    gather: (tenant) => ({ read: (work) => inTurn(tenant, work) }),
    write: (tenant, work) => inTurn(tenant, work),
  }
}
