import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { allSeasons, loadResults } from '../../domains/games/load-results.ts'
import { RecordBlock } from '../../domains/games/RecordBlock.tsx'
import { ResultsFilter } from '../../domains/games/ResultsFilter.tsx'
import { ResultsList } from '../../domains/games/ResultsList.tsx'
import { ResultsPages } from '../../domains/games/ResultsPages.tsx'
import { everyResult, isEveryResult, resultsHref } from '../../domains/games/results-choice.ts'
import { resultsPrintHref } from '../../domains/games/results-print.ts'
import { recordWords } from '../../domains/games/results-words.ts'
import { TeamPageHead } from '../../domains/sports/TeamPageHead.tsx'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import styles from './results.module.css'

export const headers = cachedPage

export const meta = pageMeta

export const loader = serverLoads(loadResults, { inHtmlOnly: ['games'] })
export const clientLoader = clientLoads(loadResults)

export default function ResultsPage() {
  const page = useLoaderData<typeof loader>()
  const { sport, address, choice, seasonLinks, totalItems, record } = page
  const isFiltered = !isEveryResult({ ...choice, season: null, page: 1 })
  return (
    <>
      <TeamPageHead
        sport={sport}
        page="Results"
        season={choice.season ?? allSeasons}
        seasonLinks={seasonLinks}
      >
        {record ? <RecordBlock record={record} /> : null}
      </TeamPageHead>
      <div className={styles.page}>
        <ResultsFilter page={page} />
        <div className={styles.found}>
          <p role="status">
            {record ? recordWords(totalItems, record) : null}
            {choice.opponent ? ` against “${choice.opponent}”` : ''}
          </p>
          {isFiltered ? (
            <a href={resultsHref(address, { ...everyResult, season: choice.season })} data-keep-scroll="">
              Show all results
            </a>
          ) : null}
          <Button
            kind="text"
            size="small"
            icon="print"
            href={resultsPrintHref(address, choice.season, 'list')}
            target="_blank"
            rel="opener nofollow"
          >
            Print
          </Button>
        </div>
        <ServerHtml id="results" value={page.games}>
          {(games) =>
            games.length > 0 ? (
              <ResultsList games={games} />
            ) : (
              <p className={styles.empty}>There are no results to show.</p>
            )
          }
        </ServerHtml>
        <ResultsPages page={page} />
      </div>
    </>
  )
}
