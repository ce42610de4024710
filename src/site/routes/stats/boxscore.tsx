import { useLoaderData } from 'react-router'
import { RefreshWhileLive } from '../../domains/live/RefreshWhileLive.tsx'
import { boxScoreView } from '../../domains/stats/box-score-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'

export const headers = cachedPage

export const meta = pageMeta

const loadBoxScore = lateLoad(
  async () => (await import('../../domains/stats/load-box-score.ts')).loadBoxScore,
)

export const loader = serverLoads(loadBoxScore, { inHtmlOnly: ['view'] })
export const clientLoader = boxScoreView.with(clientLoads(loadBoxScore))

export default function BoxScorePage() {
  const { watched, view } = useLoaderData<typeof loader>()
  return (
    <>
      <ServerHtml id="boxscore" value={view}>
        {(value) => {
          const { BoxScoreView } = boxScoreView.get()
          return <BoxScoreView {...value} />
        }}
      </ServerHtml>
      <RefreshWhileLive game={watched} />
    </>
  )
}
