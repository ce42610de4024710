import type { ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'

/** facilities: the id in the address says which place it is; a former name, such as a sponsor's, is sent to the one of today. */
export const facilities: ContentCheck<AddressFacts> = {
  content: otherAddress,
}
