import type { AddressCheck, ContentCheck } from '../outcomes/check.ts'
import { type AddressFacts, otherAddress } from '../outcomes/right-address.ts'
import { rightSeason } from '../outcomes/season.ts'

/**
 * schedule: a team's season is read under the team's full name and the season's own title. '2025-2026' is sent to
 * '2025-26' before anything is loaded; a team by its short name, or an opponent by a former one, to the name of today.
 */
export const schedule: AddressCheck & ContentCheck<AddressFacts> = {
  address: rightSeason,
  content: otherAddress,
}
