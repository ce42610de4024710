import { useLoaderData } from 'react-router'
import { PlayerView } from '../../domains/rosters/PlayerView.tsx'
import { playerLoads } from '../../domains/rosters/player-loads.ts'
import { pageMeta } from '../../shell/meta.ts'
import { serverLoads } from '../../shell/page.ts'

export const meta = pageMeta

/** Players of rosters that are not announced, for those who are signed in: nobody keeps the page. */
const player = playerLoads('office')

export const loader = serverLoads(player.load, {
  inHtmlOnly: ['top', 'career', 'games', 'comparison', 'bottom'],
})
export const clientLoader = player.clientLoader

export default function HiddenPlayerPage() {
  return <PlayerView page={useLoaderData<typeof loader>()} />
}
