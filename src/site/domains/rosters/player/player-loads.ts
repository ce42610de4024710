import tables from '#site/domains/stats/parts/player-tables.module.css'
import chart from '#site/domains/stats/player/GameChart.module.css'
import { lateModule } from '#site/lateness/late-code.ts'
import { clientLoads, type LoadArgs } from '#site/page/page.ts'
import facts from '#site/parts/heads/FactStrip.module.css'
import neighbours from '#site/parts/people/Neighbours.module.css'
import readMore from '#site/parts/reading/ReadMore.module.css'
import avatar from '#ui/Avatar.module.css'
import social from '#ui/SocialLinks.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
import comparison from './Comparison.module.css'
import type { Audience } from './load-player.ts'
import aside from './PlayerAside.module.css'
import head from './PlayerHead.module.css'
import parts from './PlayerParts.module.css'
import related from './RelatedList.module.css'

/** What draws a player's page: the browser needs it when it first has a player who did not come as HTML. */
export const playerParts = lateModule(
  () => import('./PlayerParts.tsx'),
  [
    avatar,
    social,
    stamp,
    table,
    readMore,
    facts,
    neighbours,
    chart,
    tables,
    comparison,
    aside,
    head,
    parts,
    related,
  ],
)

const asking = lateModule(() => import('./load-player.ts'), [])

/** The same for the public and for the office. */
export function playerLoads(audience: Audience) {
  const load = async (args: LoadArgs) => (await asking.load()).loadPlayer(args, audience)
  return { load, clientLoader: playerParts.with(clientLoads(load)) }
}
