import { useLoaderData } from 'react-router'
import { GameCenterHead } from '../../domains/game-center/GameCenterHead.tsx'
import { GameCenterParts } from '../../domains/game-center/GameCenterParts.tsx'
import { loadGameCenter } from '../../domains/game-center/load-game-center.ts'
import { RefreshWhileLive } from '../../domains/live/RefreshWhileLive.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

export const loader = serverLoads(loadGameCenter, { inHtmlOnly: ['parts'] })
export const clientLoader = clientLoads(loadGameCenter)

export default function GameCenterPage() {
  const { hero, clock, parts } = useLoaderData<typeof loader>()
  return (
    <>
      <GameCenterHead hero={hero} clock={clock} />
      <ServerHtml id="game-center" value={parts}>
        {(value) => <GameCenterParts parts={value} game={hero.game} />}
      </ServerHtml>
      <RefreshWhileLive game={clock} />
    </>
  )
}
