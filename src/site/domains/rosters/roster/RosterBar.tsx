import { Button } from '#ui/Button.tsx'
import type { RosterPage } from './load-roster.ts'
import styles from './RosterBar.module.css'
import { isFiltered, type RosterChoice, rosterQuery, withoutFilters, withQuery } from './roster-choice.ts'
import { countPlayers } from './roster-words.ts'

interface RosterBarProps {
  page: RosterPage
  choice: RosterChoice
  found: number
}

/** How many are shown, how to see everybody again, and the list on paper and in a spreadsheet. */
export function RosterBar({ page, choice, found }: RosterBarProps) {
  const { address, options, papers, total } = page
  return (
    <div className={`u-cluster u-gap-0-4 ${styles.bar}`}>
      <p className="u-semibold u-muted u-figures" role="status">
        {countPlayers(found, total)}
      </p>
      {isFiltered(choice) && found > 0 ? (
        <a
          className={`no-print ${styles.clear}`}
          href={withQuery(address, rosterQuery(withoutFilters(choice), options))}
          data-keep-scroll=""
        >
          Clear filters
        </a>
      ) : null}
      {papers ? (
        <div className={`no-print u-wrap u-gap-4 ${styles.papers}`}>
          <Button kind="text" href={papers.print} target="_blank" rel="opener" icon="print">
            Print
          </Button>
          {found > 0 ? (
            <Button kind="text" href={csvAddress(papers, choice, page)} download icon="download">
              <span>
                <span className={styles.download}>Download </span>CSV
              </span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The file has whom the page shows, in its order. */
function csvAddress(
  { csv, csvSeason }: NonNullable<RosterPage['papers']>,
  choice: RosterChoice,
  { options }: RosterPage,
): string {
  const query = rosterQuery({ ...choice, view: 'cards' }, options)
  if (csvSeason) query.set('season', csvSeason)
  return withQuery(csv, query)
}
