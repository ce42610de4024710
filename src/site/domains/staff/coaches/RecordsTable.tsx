import type { CSSProperties, ReactNode } from 'react'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { CoachingRecord, CoachingRecordType, CoachingTotals } from '#contract/staff.ts'
import { formatPercent } from '#site/format/percent.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { conferencePercent, conferenceText } from '../parts/staff-words.ts'
import styles from './RecordsTable.module.css'
import { orderAfterClick, type RecordsColumn, type RecordsOrder, recordsHref } from './records-order.ts'
import { TotalsOnly, TotalsOnlyNote } from './TotalsOnly.tsx'

interface RecordsTableProps {
  sport: SportRef
  type: CoachingRecordType
  order: RecordsOrder
  records: readonly CoachingRecord[]
  total: CoachingTotals
}

/** Columns that say nothing, such as ties in a sport without, are left out. */
export function RecordsTable({ sport, type, order, records, total }: RecordsTableProps) {
  const slug = sport.globalSportNameSlug
  const column = (
    key: RecordsColumn,
    header: string,
    cell: (record: CoachingRecord) => ReactNode,
    options: Partial<Column<CoachingRecord>> = {},
  ): Column<CoachingRecord> => ({
    key,
    header,
    cell,
    sort: {
      href: recordsHref(slug, type, orderAfterClick(order, key)),
      ...(order.column === key ? { direction: order.direction } : {}),
    },
    ...options,
  })
  const figure = (key: RecordsColumn, header: string, label: string, cell: Column<CoachingRecord>['cell']) =>
    column(key, header, (record) => cell(record, 0), { label, align: 'end' })

  const season = column('season', type === 'year' ? 'Season' : 'Years', (record) => (
    <>
      {type === 'year' && !record.isStored ? (
        <a href={`/sports/${slug}/schedule/${record.season}`}>{record.season}</a>
      ) : (
        record.season.replace(' to ', '–')
      )}
      {record.isStored ? <TotalsOnly isPartly={type === 'overall'} /> : null}
    </>
  ))
  const coach = column('coach', 'Coach', ({ name, url }) => (url ? <a href={url}>{name}</a> : name))
  const leading =
    type === 'year'
      ? [{ ...season, rowHeader: true }, coach]
      : [
          { ...coach, rowHeader: true },
          season,
          figure('seasons', 'Seasons', 'Seasons', ({ seasonCount }) => seasonCount),
        ]
  const columns = [
    ...leading,
    figure('wins', 'W', 'Wins', ({ wins }) => wins),
    figure('losses', 'L', 'Losses', ({ losses }) => losses),
    ...(total.ties > 0 ? [figure('ties', 'T', 'Ties', ({ ties }) => ties)] : []),
    figure('percent', 'Pct.', 'Winning percentage', ({ winPercent }) => (
      <span className={styles.percent} style={{ '--share': winPercent } as CSSProperties}>
        {formatPercent(winPercent)}
      </span>
    )),
    figure('conference', 'Conf.', 'Conference record', conferenceText),
    figure('conferencePercent', 'Conf. pct.', 'Conference winning percentage', conferencePercent),
  ]
  return (
    <>
      <Table
        caption={`${sport.title} head coaching records, ${type === 'year' ? 'season by season' : 'coach by coach'}`}
        hideCaption
        zebra
        fits
        className={styles.records}
        columns={columns}
        rows={records}
        rowKey={({ season: title, name }) => `${title} ${name}`}
        foot={
          <tr>
            <th scope="row" colSpan={leading.length}>
              Total
            </th>
            <td data-align="end">{total.wins}</td>
            <td data-align="end">{total.losses}</td>
            {total.ties > 0 ? <td data-align="end">{total.ties}</td> : null}
            <td data-align="end">{formatPercent(total.winPercent)}</td>
            <td data-align="end">{conferenceText(total)}</td>
            <td data-align="end">{conferencePercent(total)}</td>
          </tr>
        }
      />
      {records.some(({ isStored }) => isStored) ? <TotalsOnlyNote isPartly={type === 'overall'} /> : null}
    </>
  )
}
