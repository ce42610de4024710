import { useLoaderData } from 'react-router'
import { PlayerView } from '#site/domains/rosters/player/PlayerView.tsx'
import { playerLoads } from '#site/domains/rosters/player/player-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const player = playerLoads('public')

export const loader = serverLoads(player.load, {
  inHtmlOnly: ['top', 'career', 'games', 'comparison', 'bottom'],
})
export const clientLoader = player.clientLoader

export default function PlayerPage() {
  return <PlayerView page={useLoaderData<typeof loader>()} />
}
