import { insideAddress, outsideAddress } from '#contract/pages/site-address.ts'
import type { Redirect } from './check.ts'

/** To the file or the other site that an editor entered, for now: tomorrow it may be another. Null for what is neither. */
export function leaveFor(target: string | null | undefined): Redirect | null {
  const to = target ? (insideAddress(target) ?? outsideAddress(target)) : null
  return to ? { to, isPermanent: false, leaves: true } : null
}
