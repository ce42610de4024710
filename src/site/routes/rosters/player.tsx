import { useLoaderData } from 'react-router'
import { PlayerView } from '../../domains/rosters/PlayerView.tsx'
import { playerLoads } from '../../domains/rosters/player-loads.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, serverLoads } from '../../shell/page.ts'

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
