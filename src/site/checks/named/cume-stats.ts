import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'
import { rightSeason } from '../outcomes/season.ts'

/**
 * cume-stats: statistics are read under the team's full name and the season's own title; a box score under the team,
 * season and opponent that its game has, whatever the address said besides the game's id.
 */
export const cumeStats: AddressCheck & ContentCheck<AddressFacts> = {
  address: rightSeason,
  content: otherAddress,
}
