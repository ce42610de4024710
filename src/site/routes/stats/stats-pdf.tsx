import { useLoaderData } from 'react-router'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './stats-pdf.module.css'

export const headers = cachedPage

export const meta = pageMeta

const loadStatsPdf = lateLoad(
  async () => (await import('#site/domains/stats/season/load-stats-pdf.ts')).loadStatsPdf,
)

export const loader = serverLoads(loadStatsPdf)
export const clientLoader = clientLoads(loadStatsPdf)

export default function StatsPdfPage() {
  const { sport, season, seasonLinks, file, online, contents, games } = useLoaderData<typeof loader>()
  return (
    <>
      <TeamPageHead sport={sport} page="Statistics (PDF)" season={season} seasonLinks={seasonLinks} />
      <div className="u-page-6 u-gap-5">
        {contents.length === 0 ? (
          <p className="u-measure u-text-lg">The sheets of this season are made from its first game on.</p>
        ) : (
          <>
            <p className="u-measure u-text-lg">
              The season in numbers on letter-size sheets: {games === 1 ? '1 game' : `${games} games`}, every
              player, ready for the press table.
            </p>
            <div className="u-wrap u-gap-3">
              <Button href={file} icon="print">
                Open the PDF
              </Button>
              <Button kind="alternate" href={online}>
                Read it online
              </Button>
            </div>
            <Heading level={2} size="regular" barred>
              On the sheets
            </Heading>
            <ul className={styles.contents}>
              {contents.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
