import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { isDemoSchool } from '../tenants/tenants.service.ts'

type School = Pick<Work, 'tx' | 'tenant'>

/** What takes the school's payments: a real school that forgot its gateway gives nothing away for a button of the demo. */
export async function gatewayAt(
  school: School,
  gateway: PaymentGateway | null,
): Promise<PaymentGateway | null> {
  return gateway?.isForDemo && !(await isDemoSchool(school)) ? null : gateway
}
