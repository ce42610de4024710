import type { AddressFacts } from './outcomes/right-address.ts'
import type { CheckName } from './route-checks.ts'

/** The checks that a page's own address is all they need to know of it. */
type AddressCheckName = Extract<
  CheckName,
  'schedule' | 'roster-bio' | 'facilities' | 'cume-stats' | 'coach' | 'hof'
>

/** Asks a check whether content is read at its address. Who came by the right one is not kept waiting for the check's code. */
export async function checkAddress(name: AddressCheckName, url: URL, facts: AddressFacts): Promise<void> {
  if (url.pathname === facts.address || url.pathname === facts.alsoAt) return
  const { checkPageByName } = await import('./registry.ts')
  checkPageByName(name, url, facts)
}
