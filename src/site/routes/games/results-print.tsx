import { useLoaderData } from 'react-router'
import { loadResultsPaper } from '#site/domains/games/paper/load-results-print.ts'
import { ResultsPaper } from '#site/domains/games/paper/ResultsPaper.tsx'
import { recordWords } from '#site/domains/games/results/results-words.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PaperPage } from '#site/parts/print/PaperPage.tsx'

export const headers = cachedPage

export const meta = pageMeta

export const loader = serverLoads(loadResultsPaper, { inHtmlOnly: ['games'] })
export const clientLoader = clientLoads(loadResultsPaper)

export default function ResultsPrintPage() {
  const page = useLoaderData<typeof loader>()
  const { sport, season, label, totalItems, record } = page
  const { siteName } = useSchool()
  return (
    <PaperPage
      id="results-print"
      title={
        <>
          {siteName} {season} {sport} Results
        </>
      }
      about={[label, record ? recordWords(totalItems, record) : null].filter(Boolean).join(' · ')}
    >
      <ServerHtml id="results" value={page.games}>
        {(games) =>
          games.length > 0 ? (
            <ResultsPaper games={games} />
          ) : (
            <p>There are no results of this kind to print.</p>
          )
        }
      </ServerHtml>
    </PaperPage>
  )
}
