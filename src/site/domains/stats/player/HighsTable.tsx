import { type Column, Table } from '#ui/Table.tsx'
import { gameLink } from '../parts/game-cells.tsx'
import {
  boxScoreAddress,
  type HighGame,
  type HighRow,
  numberKey,
  numberName,
} from '../parts/player-numbers.ts'
import styles from '../parts/player-tables.module.css'
import { statText } from '../parts/stat-text.ts'

interface HighsTableProps {
  name: string
  sportSlug: string
  season: string
  rows: HighRow[]
}

/** The best single games, of the season and of the career. */
export function HighsTable({ name, sportSlug, season, rows }: HighsTableProps) {
  const high = (row: HighRow, reached: HighGame | null, isOfCareer = false) =>
    reached ? (
      <span className="u-inline u-gap-2">
        <b className={`u-condensed u-heavy u-text-end ${styles.value}`}>
          {statText(reached.value, row.number.column.format)}
        </b>
        {gameLink(reached.game, boxScoreAddress(sportSlug, reached.season, reached.game), isOfCareer)}
      </span>
    ) : (
      '–'
    )
  const numbers = rows.map(({ number }) => number)
  const columns: Column<HighRow>[] = [
    {
      key: 'number',
      header: 'In a game',
      rowHeader: true,
      cell: ({ number }) => numberName(number, numbers),
    },
    { key: 'season', header: season, label: `High of ${season}`, cell: (row) => high(row, row.season) },
    {
      key: 'career',
      header: 'Career',
      label: 'High of the career',
      cell: (row) => high(row, row.career, true),
    },
  ]
  return (
    <Table
      caption={`${name}, highs in a single game`}
      hideCaption
      size="small"
      maxHeight="none"
      columns={columns}
      rows={rows}
      rowKey={({ number }) => numberKey(number)}
    />
  )
}
