import { useLoaderData } from 'react-router'
import { GameCenterHead } from '#site/domains/game-center/GameCenterHead.tsx'
import { GameTabs } from '#site/domains/game-center/GameTabs.tsx'
import { RefreshWhileLive } from '#site/domains/live/RefreshWhileLive.tsx'
import { Island } from '#site/lateness/Island.tsx'
import { LiveHtml } from '#site/lateness/LiveHtml.tsx'
import { islandComponent, lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'

export const headers = cachedPage

export const meta = pageMeta

/** What draws everything under the head: the browser needs it when it first has a game that did not come as HTML. */
const gameCenterParts = lateModule(() => import('#site/domains/game-center/GameCenterParts.tsx'))

/** Lets the clock of the next game run. */
const NextCountdown = islandComponent(() => import('#site/domains/game-center/NextCountdown.island.tsx'))

const loadGameCenter = lateLoad(
  async () => (await import('#site/domains/game-center/load-game-center.ts')).loadGameCenter,
)

export const loader = serverLoads(loadGameCenter, { inHtmlOnly: ['parts'] })
export const clientLoader = gameCenterParts.with(clientLoads(loadGameCenter))

export default function GameCenterPage() {
  const { hero, clock, nextClock, parts, phase, colors, tabs } = useLoaderData<typeof loader>()
  const showOvertime = useRootData()?.tenant.configuration.showOvertimePeriods ?? false
  return (
    <>
      <GameCenterHead hero={hero} clock={clock} colors={colors} phase={phase} />
      <GameTabs tabs={tabs} hero={hero} clock={clock} colors={colors} hasScore={phase !== 'before'} />
      <LiveHtml id="game-center" value={parts}>
        {(value) => {
          const { GameCenterParts } = gameCenterParts.get()
          return <GameCenterParts parts={value} game={hero.game} showOvertime={showOvertime} />
        }}
      </LiveHtml>
      {nextClock ? (
        <Island defer="idle">
          <NextCountdown clock={nextClock} />
        </Island>
      ) : null}
      <RefreshWhileLive game={clock} />
    </>
  )
}
