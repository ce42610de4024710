import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { outlivedSubmissions } from './outlived.read-model.ts'
import { paymentOf } from './payments.queries.ts'
import { release } from './settle-submission.ts'
import { eraseSubmissions, lockedByReference } from './submissions.queries.ts'

/**
 * Deletes what one visitor answered. Who did not pay gives the place back; a paid one stays in the books as a number, and
 * its place is free when the money went back.
 */
export async function eraseSubmission(work: Work, formId: number, reference: string): Promise<void> {
  const row = await lockedByReference(work.tx, formId, reference)
  if (!row) throw notFound(`There is no submission ${reference} of form ${formId}.`)
  const isPaid = (await paymentOf(work.tx, row.id)) !== undefined
  if (row.status === 'final' && !isPaid) await release(work, row)
  await eraseSubmissions(work.tx, [row.id], work.now)
}

const inOneGo = 500

/** Deletes answers that are older than their form keeps them, and tells how many submissions that were. */
export async function eraseOutlived(
  { scope, now }: { scope: TenantScope; now: () => Date },
  tenant: Pick<Tenant, 'key'>,
): Promise<number> {
  for (let count = 0; ; ) {
    const erased = await scope.write(tenant.key, async (tx) => {
      const ids = await outlivedSubmissions(tx, now(), inOneGo)
      await eraseSubmissions(tx, ids, now())
      return ids.length
    })
    count += erased
    if (erased < inOneGo) return count
  }
}
