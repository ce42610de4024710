import { useLoaderData } from 'react-router'
import { PlayerView } from '#site/domains/rosters/player/PlayerView.tsx'
import { playerLoads } from '#site/domains/rosters/player/player-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { serverLoads } from '#site/page/page.ts'

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
