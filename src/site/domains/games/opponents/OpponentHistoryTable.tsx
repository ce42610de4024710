import type { CSSProperties, ReactNode } from 'react'
import { formatDate } from '#site/format/date.ts'
import { formatPercent } from '#site/format/percent.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { Crest } from '../parts/Crest.tsx'
import styles from './OpponentHistoryTable.module.css'
import {
  type OpponentChoice,
  opponentHistoryHref,
  orderAfterClick,
  played,
  type SeriesColumn,
  type SeriesRow,
} from './opponent-history-order.ts'

interface OpponentHistoryTableProps {
  caption: string
  sportSlug: string
  choice: OpponentChoice
  hasTies: boolean
  rows: readonly SeriesRow[]
}

/** Every series in a line, with the whole of the record beneath. */
export function OpponentHistoryTable({
  caption,
  sportSlug,
  choice,
  hasTies,
  rows,
}: OpponentHistoryTableProps) {
  const column = (
    key: SeriesColumn,
    header: string,
    cell: (row: SeriesRow) => ReactNode,
    options: Partial<Column<SeriesRow>> = {},
  ): Column<SeriesRow> => ({
    key,
    header,
    cell,
    sort: {
      href: opponentHistoryHref(sportSlug, { ...choice, order: orderAfterClick(choice.order, key) }),
      ...(choice.order.column === key ? { direction: choice.order.direction } : {}),
    },
    ...options,
  })
  const end = { align: 'end' } as const
  const sum = (value: (row: SeriesRow) => number) => rows.reduce((total, row) => total + value(row), 0)
  return (
    <Table
      caption={caption}
      hideCaption
      zebra
      fits
      className={styles.table}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        column('opponent', 'Opponent', OpponentName, { rowHeader: true }),
        column('meetings', 'Met', played, { label: 'Meetings', ...end }),
        column('wins', 'W', ({ wins }) => wins, { label: 'Wins', ...end }),
        column('losses', 'L', ({ losses }) => losses, { label: 'Losses', ...end }),
        ...(hasTies ? [column('ties', 'T', ({ ties }) => ties, { label: 'Ties', ...end })] : []),
        column(
          'percent',
          'Pct.',
          ({ percent }) => (
            <span className={styles.percent} style={{ '--share': percent } as CSSProperties}>
              {formatPercent(percent)}
            </span>
          ),
          { label: 'Winning percentage', ...end },
        ),
        column('streak', 'Streak', ({ streak }) => streak, end),
        column('first', 'First met', ({ first }) => <time dateTime={first}>{formatDate(first)}</time>),
        column('last', 'Last met', LastMeeting),
      ]}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td data-align="end">{sum(played)}</td>
          <td data-align="end">{sum(({ wins }) => wins)}</td>
          <td data-align="end">{sum(({ losses }) => losses)}</td>
          {hasTies ? <td data-align="end">{sum(({ ties }) => ties)}</td> : null}
          <td data-align="end">{formatPercent(sum(({ wins, ties }) => wins + ties / 2) / sum(played))}</td>
          <td colSpan={3}>{rows.length === 1 ? '1 series' : `${rows.length} series`}</td>
        </tr>
      }
    />
  )
}

const OpponentName = ({ image, abbreviation, title, href }: SeriesRow) => (
  <span className={`u-row u-gap-3 u-shrink ${styles.opponent}`}>
    <Crest src={image} abbreviation={abbreviation} size="small" />
    <a href={href}>{title}</a>
  </span>
)

const LastMeeting = ({ last: { date, status, score } }: SeriesRow) => (
  <>
    <time dateTime={date}>{formatDate(date)}</time>{' '}
    <b data-tone={status}>
      {status} {score}
    </b>
  </>
)
