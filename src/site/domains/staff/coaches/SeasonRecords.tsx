import type { SportRef } from '#contract/shapes/shared.ts'
import type { CoachBio, CoachingRecord } from '#contract/staff.ts'
import { formatPercent } from '#site/format/percent.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { type Column, Table } from '#ui/Table.tsx'
import { conferencePercent, conferenceText, overallText } from '../parts/staff-words.ts'
import styles from './SeasonRecords.module.css'
import { TotalsOnly, TotalsOnlyNote } from './TotalsOnly.tsx'

interface SeasonRecordsProps extends Pick<CoachBio, 'records' | 'career'> {
  name: string
  sport: SportRef
}

/** A head coach's seasons one by one, and the career they add up to. */
export function SeasonRecords({ name, sport, records, career }: SeasonRecordsProps) {
  if (!career || records.length === 0) return null
  const slug = sport.globalSportNameSlug
  const columns: Column<CoachingRecord>[] = [
    {
      key: 'season',
      header: 'Season',
      rowHeader: true,
      cell: ({ season, isStored }) =>
        isStored ? (
          <>
            {season}
            <TotalsOnly />
          </>
        ) : (
          <a href={`/sports/${slug}/schedule/${season}`}>{season}</a>
        ),
    },
    { key: 'overall', header: 'Overall', align: 'end', cell: overallText },
    {
      key: 'percent',
      header: 'Pct.',
      label: 'Winning percentage',
      align: 'end',
      cell: ({ winPercent }) => formatPercent(winPercent),
    },
    { key: 'conference', header: 'Conference', align: 'end', cell: conferenceText },
    {
      key: 'conferencePercent',
      header: 'Pct.',
      label: 'Conference winning percentage',
      align: 'end',
      cell: conferencePercent,
    },
  ]
  return (
    <section className="u-shrink">
      <div className={`u-wrap u-gap-2-5 u-spread u-align-end ${styles.head}`}>
        <Heading level={2} barred>
          Record by season
        </Heading>
        <Button kind="text" href={`/sports/${slug}/coaches/overall`} iconAfter="arrow-right">
          All coaching records
        </Button>
      </div>
      <Table
        caption={`${name}, record by season`}
        hideCaption
        zebra
        maxHeight="none"
        className={styles.table}
        columns={columns}
        rows={records}
        rowKey={({ season }) => season}
        foot={
          <tr>
            <th scope="row">Career</th>
            <td data-align="end">{overallText(career)}</td>
            <td data-align="end">{formatPercent(career.winPercent)}</td>
            <td data-align="end">{conferenceText(career)}</td>
            <td data-align="end">{conferencePercent(career)}</td>
          </tr>
        }
      />
      {records.some(({ isStored }) => isStored) ? <TotalsOnlyNote /> : null}
    </section>
  )
}
