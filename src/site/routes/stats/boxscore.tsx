import { useLoaderData } from 'react-router'
import { RefreshWhileLive } from '#site/domains/live/RefreshWhileLive.tsx'
import { LiveHtml } from '#site/lateness/LiveHtml.tsx'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

/** What draws a box score: the browser needs it when it first has one that did not come as HTML. */
const boxScoreView = lateModule(() => import('#site/domains/stats/box-score/BoxScoreView.tsx'))

const loadBoxScore = lateLoad(
  async () => (await import('#site/domains/stats/box-score/load-box-score.ts')).loadBoxScore,
)

export const loader = serverLoads(loadBoxScore, { inHtmlOnly: ['view'] })
export const clientLoader = boxScoreView.with(clientLoads(loadBoxScore))

export default function BoxScorePage() {
  const { watched, view } = useLoaderData<typeof loader>()
  return (
    <>
      <LiveHtml id="boxscore" value={view}>
        {(value) => {
          const { BoxScoreView } = boxScoreView.get()
          return <BoxScoreView {...value} />
        }}
      </LiveHtml>
      <RefreshWhileLive game={watched} />
    </>
  )
}
