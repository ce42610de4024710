import type { ContentCheck } from './check.ts'
import { type AddressFacts, otherAddress } from './right-address.ts'

/** facilities: the id in the address says which place it is; a former name, such as a sponsor's, is sent to the one of today. */
export const facilities: ContentCheck<AddressFacts> = {
  content: otherAddress,
}
