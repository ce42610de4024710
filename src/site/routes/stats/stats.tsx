import { useLoaderData } from 'react-router'
import { seasonHref } from '#site/domains/stats/season/season-choice.ts'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'

export const headers = cachedPage

export const meta = pageMeta

/** What draws a season's tables: the browser needs it when it first has some that did not come as HTML. */
const seasonNumbers = lateModule(() => import('#site/domains/stats/season/SeasonNumbers.tsx'))

const loadSeasonStats = lateLoad(
  async () => (await import('#site/domains/stats/season/load-season-stats.ts')).loadSeasonStats,
)

export const loader = serverLoads(loadSeasonStats, { inHtmlOnly: ['numbers'] })
export const clientLoader = seasonNumbers.with(clientLoads(loadSeasonStats))

export default function StatsPage() {
  const {
    sport,
    season,
    seasonLinks,
    facts,
    isTotalsOnly,
    views,
    address,
    records,
    compare,
    pdf,
    choice,
    numbers,
  } = useLoaderData<typeof loader>()
  return (
    <>
      <TeamPageHead sport={sport} page="Statistics" season={season} seasonLinks={seasonLinks}>
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
      </TeamPageHead>
      <div className="u-page">
        {views.length > 0 ? (
          <div className="u-cluster u-gap-2-5 u-spread u-shrink-items">
            <Tabs
              label="Statistics"
              items={views.map(({ view, label }) => ({
                href: seasonHref(address, { view }),
                label,
                current: view === choice.view,
              }))}
            />
            <div className="u-wrap u-gap-3">
              <Button kind="text" href={records} iconAfter="arrow-right">
                Record book
              </Button>
              <Button kind="text" href={compare} iconAfter="arrow-right">
                Compare players
              </Button>
              <Button kind="text" href={pdf} iconAfter="arrow-right">
                Printable PDF
              </Button>
            </div>
          </div>
        ) : null}
        {isTotalsOnly ? (
          <p className="u-muted">Only the totals of this season were kept; there are no games behind them.</p>
        ) : null}
        <ServerHtml id="season-stats" value={numbers} className="u-grid u-gap-7 u-shrink-items">
          {(value) => {
            const { SeasonNumbers } = seasonNumbers.get()
            return <SeasonNumbers {...value} address={address} choice={choice} />
          }}
        </ServerHtml>
      </div>
    </>
  )
}
