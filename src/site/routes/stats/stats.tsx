import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { FactStrip } from '../../domains/sports/FactStrip.tsx'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { seasonHref, seasonViews } from '../../domains/stats/season-choice.ts'
import { seasonNumbers } from '../../domains/stats/season-loads.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './stats.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadSeasonStats = lateLoad(
  async () => (await import('../../domains/stats/load-season-stats.ts')).loadSeasonStats,
)

export const loader = serverLoads(loadSeasonStats, { inHtmlOnly: ['numbers'] })
export const clientLoader = seasonNumbers.with(clientLoads(loadSeasonStats))

export default function StatsPage() {
  const { sport, season, seasonLinks, facts, isTotalsOnly, address, pdf, choice, numbers } =
    useLoaderData<typeof loader>()
  const views = seasonViews.filter(
    ({ view }) => !isTotalsOnly || view === 'overview' || view === 'individual',
  )
  return (
    <>
      <TeamPageHead sport={sport} page="Statistics" season={season} seasonLinks={seasonLinks}>
        <FactStrip facts={facts} />
      </TeamPageHead>
      <div className={styles.page}>
        <div className={styles.tools}>
          <Tabs
            label="Statistics"
            items={views.map(({ view, label }) => ({
              href: seasonHref(address, { view }),
              label,
              current: view === choice.view,
            }))}
          />
          <Button kind="text" href={pdf} iconAfter="arrow-right">
            Printable PDF
          </Button>
        </div>
        {isTotalsOnly ? (
          <p className={styles.note}>
            Only the totals of this season were kept; there are no games behind them.
          </p>
        ) : null}
        <ServerHtml id="season-stats" value={numbers} className={styles.numbers}>
          {(value) => {
            const { SeasonNumbers } = seasonNumbers.get()
            return <SeasonNumbers {...value} address={address} choice={choice} />
          }}
        </ServerHtml>
      </div>
    </>
  )
}
