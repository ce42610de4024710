import { useLoaderData } from 'react-router'
import { Heading } from '#ui/Heading.tsx'
import { loadResultsPaper } from '../../domains/games/load-results-print.ts'
import { ResultsPaper } from '../../domains/games/ResultsPaper.tsx'
import { recordWords } from '../../domains/games/results-words.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { usePrintPage } from '../../shell/print/use-print-page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { useSchool } from '../../shell/school.ts'
import styles from './results-print.module.css'

export const headers = cachedPage

export const meta = pageMeta

export const loader = serverLoads(loadResultsPaper, { inHtmlOnly: ['games'] })
export const clientLoader = clientLoads(loadResultsPaper)

const paperId = 'results-print'

export default function ResultsPrintPage() {
  const page = useLoaderData<typeof loader>()
  const { sport, season, label, totalItems, record } = page
  const { siteName } = useSchool()
  usePrintPage(paperId)
  return (
    <div id={paperId} className={styles.paper}>
      <Heading level={1} size="large">
        {siteName} {season} {sport} Results
      </Heading>
      <p className={styles.note}>
        {[label, record ? recordWords(totalItems, record) : null].filter(Boolean).join(' · ')}
      </p>
      <ServerHtml id="results" value={page.games}>
        {(games) =>
          games.length > 0 ? (
            <ResultsPaper games={games} />
          ) : (
            <p>There are no results of this kind to print.</p>
          )
        }
      </ServerHtml>
    </div>
  )
}
