import { useLoaderData } from 'react-router'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/Tabs.tsx'

export const headers = cachedPage

export const meta = pageMeta

/** What draws the book: the browser needs it when it first has one that did not come as HTML. */
const recordBook = lateModule(() => import('#site/domains/stats/records/RecordBook.tsx'))

const loadRecordBook = lateLoad(
  async () => (await import('#site/domains/stats/records/load-record-book.ts')).loadRecordBook,
)

export const loader = serverLoads(loadRecordBook, { inHtmlOnly: ['book'] })
export const clientLoader = recordBook.with(clientLoads(loadRecordBook))

export default function RecordsPage() {
  const { sport, address, choice, tabs, since, notes, statistics, book } = useLoaderData<typeof loader>()
  return (
    <>
      <TeamPageHead sport={sport} page="Record Book" season="All-Time" seasonLinks={[]} />
      <div className="u-page">
        <div className="u-cluster u-gap-2-5 u-spread u-shrink-items">
          <Tabs label="Records" items={tabs} />
          <Button kind="text" href={statistics} iconAfter="arrow-right">
            Statistics of the season
          </Button>
        </div>
        <ServerHtml id="record-book" value={book} className="u-grid u-gap-7 u-shrink-items">
          {(value) => {
            const { RecordBook } = recordBook.get()
            return <RecordBook {...value} address={address} choice={choice} />
          }}
        </ServerHtml>
        <div className="u-measure u-note">
          {since ? <p>Counted from the box scores of every game since {since}.</p> : null}
          {notes.typed ? <p>† Entered by the athletics office from its books.</p> : null}
          {notes.totals ? <p>‡ Of a season of which only the totals were kept.</p> : null}
        </div>
      </div>
    </>
  )
}
