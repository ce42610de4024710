import { settingsResources } from './domains/settings/settings.resources.ts'
import { sportsResources } from './domains/sports/sports.resources.ts'
import { openKinds } from './editing/kind/kinds.ts'

/** THE KINDS: what an office can write, a list for each domain. */
export const kinds = openKinds([...sportsResources, ...settingsResources])
