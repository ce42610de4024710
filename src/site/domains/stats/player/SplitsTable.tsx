import type { StatTable } from '#contract/shapes/stats-shapes.ts'
import type { PlayerSplit } from '#contract/stats.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { tablesIn } from '../parts/player-numbers.ts'
import styles from '../parts/player-tables.module.css'
import { statText } from '../parts/stat-text.ts'

const groups: Record<PlayerSplit['group'], string> = {
  place: 'Place',
  league: 'Opponents',
  month: 'Months',
  outcome: 'Results',
}

interface SplitsTableProps {
  name: string
  season: string
  columns: StatTable[]
  splits: PlayerSplit[]
  /** The table that the player is told by. */
  telling: string | null
}

/** A season cut in parts, in the numbers that the player is told by. */
export function SplitsTable({ name, season, columns, splits, telling }: SplitsTableProps) {
  const tables = tablesIn(
    columns,
    splits.map(({ stats }) => stats),
  )
  const table = tables.find(({ key }) => key === telling) ?? tables[0]
  if (!table) return null
  const parts = Map.groupBy(splits, ({ group }) => group)
  return (
    <TableFrame
      caption={`${name}, ${table.title.toLowerCase()} in parts of the season, ${season}`}
      hideCaption
      size="small"
      maxHeight="none"
      className={styles.career}
    >
      <thead>
        <tr>
          <th scope="col">{table.title}</th>
          <th scope="col" data-align="end" title="Games Played">
            <Short of="GP" full="Games Played" />
          </th>
          {table.columns.map(({ key, label, name: words }) => (
            <th key={key} scope="col" data-align="end" title={words}>
              <Short of={label} full={words} />
            </th>
          ))}
        </tr>
      </thead>
      {[...parts].map(([group, own]) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={table.columns.length + 2} className={styles.part}>
              {groups[group]}
            </th>
          </tr>
          {own.map(({ key, title, gp, stats }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td data-align="end">{gp}</td>
              {table.columns.map((column) => (
                <td key={column.key} data-align="end">
                  {statText(stats[table.key]?.[column.key], column.format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </TableFrame>
  )
}
