import { useLoaderData } from 'react-router'
import { resultsPrintHref } from '#site/domains/games/paper/results-print.ts'
import { RecordBlock } from '#site/domains/games/parts/RecordBlock.tsx'
import { allSeasons, loadResults } from '#site/domains/games/results/load-results.ts'
import { ResultsFilter } from '#site/domains/games/results/ResultsFilter.tsx'
import { ResultsList } from '#site/domains/games/results/ResultsList.tsx'
import { ResultsPages } from '#site/domains/games/results/ResultsPages.tsx'
import { everyResult, isEveryResult, resultsHref } from '#site/domains/games/results/results-choice.ts'
import { recordWords } from '#site/domains/games/results/results-words.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
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
      <div className={`u-frame u-grid u-gap-4 u-shrink-items ${styles.page}`}>
        <ResultsFilter page={page} />
        <div className={`u-cluster u-gap-0-4 u-semibold ${styles.found}`}>
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
