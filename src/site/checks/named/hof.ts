import type { ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'

/** hof: an honored person, award or All-American is known by the id; a former name or another honor's is sent to the right one. */
export const hof: ContentCheck<AddressFacts> = {
  content: otherAddress,
}
