import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'
import { rightSeason } from '../outcomes/season.ts'

/**
 * coach: the id says who it is, so a former name, or a team they are not with, is sent to the right one: coaches, support
 * staff, and everybody in the directory. The lists of coaches have their seasons spelled right.
 */
export const coach: AddressCheck & ContentCheck<AddressFacts> = {
  address: rightSeason,
  content: otherAddress,
}
