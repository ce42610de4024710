import { useLoaderData } from 'react-router'
import { GameCenterHead } from '../../domains/game-center/GameCenterHead.tsx'
import { gameCenterParts } from '../../domains/game-center/game-center-loads.ts'
import { NextCountdown } from '../../domains/game-center/NextCountdown.tsx'
import { RefreshWhileLive } from '../../domains/live/RefreshWhileLive.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { useRootData } from '../../shell/root-data.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadGameCenter = lateLoad(
  async () => (await import('../../domains/game-center/load-game-center.ts')).loadGameCenter,
)

export const loader = serverLoads(loadGameCenter, { inHtmlOnly: ['parts'] })
export const clientLoader = gameCenterParts.with(clientLoads(loadGameCenter))

export default function GameCenterPage() {
  const { hero, clock, nextClock, parts } = useLoaderData<typeof loader>()
  const showOvertime = useRootData()?.tenant.configuration.showOvertimePeriods ?? false
  return (
    <>
      <GameCenterHead hero={hero} clock={clock} />
      <ServerHtml id="game-center" value={parts}>
        {(value) => {
          const { GameCenterParts } = gameCenterParts.get()
          return <GameCenterParts parts={value} game={hero.game} showOvertime={showOvertime} />
        }}
      </ServerHtml>
      <NextCountdown clock={nextClock} />
      <RefreshWhileLive game={clock} />
    </>
  )
}
