import { lateModule } from '#site/lateness/late-code.ts'
import { clientLoads, type LoadArgs } from '#site/page/page.ts'
import type { Audience } from './load-player.ts'

/** What draws a player's page: the browser needs it when it first has a player who did not come as HTML. */
export const playerParts = lateModule(() => import('./PlayerParts.tsx'))

const asking = lateModule(() => import('./load-player.ts'))

/** The same for the public and for the office. */
export function playerLoads(audience: Audience) {
  const load = async (args: LoadArgs) => (await asking.load()).loadPlayer(args, audience)
  return { load, clientLoader: playerParts.with(clientLoads(load)) }
}
