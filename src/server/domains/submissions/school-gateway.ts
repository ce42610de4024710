import { eq } from 'drizzle-orm'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Work } from '../../work/work.ts'

type School = Pick<Work, 'tx' | 'tenant'>

export async function isDemoSchool({ tx, tenant }: School): Promise<boolean> {
  const [row] = await tx
    .select({ seededFor: tenants.seededFor })
    .from(tenants)
    .where(eq(tenants.key, tenant.key))
  return row !== undefined && row.seededFor !== null
}

/** What takes the school's payments: a real school that forgot its gateway gives nothing away for a button of the demo. */
export async function gatewayAt(
  school: School,
  gateway: PaymentGateway | null,
): Promise<PaymentGateway | null> {
  return gateway?.isForDemo && !(await isDemoSchool(school)) ? null : gateway
}
