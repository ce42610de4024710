import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'
import { rightSeason } from '../outcomes/season.ts'

/**
 * roster-bio: the id in a player's address says who it is, so a former name, another team's or a short one is sent to
 * the address of today. The rosters they stand in have their seasons spelled right.
 */
export const rosterBio: AddressCheck & ContentCheck<AddressFacts> = {
  address: rightSeason,
  content: otherAddress,
}
