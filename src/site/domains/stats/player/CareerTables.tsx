import type { PlayerSeason } from '#contract/stats.ts'
import { classNames } from '#ui/class-names.ts'
import { type Column, Table } from '#ui/Table.tsx'
import { type SportNumbers, tablesIn } from '../parts/player-numbers.ts'
import styles from '../parts/player-tables.module.css'
import { statText } from '../parts/stat-text.ts'

interface CareerTablesProps extends Pick<SportNumbers, 'columns' | 'seasons' | 'career'> {
  name: string
  /** The page of the player in a season, by the id of the line on its roster. */
  addresses: ReadonlyMap<number, string>
}

/** For those who play without a number of their own, such as linemen. */
const gamesAlone = { key: 'games', title: 'Games', columns: [] }

/** Season by season and over the career: one table for each group of numbers that the player has any in. */
export function CareerTables({ name, columns, seasons, career, addresses }: CareerTablesProps) {
  const tables = tablesIn(columns, [career.stats])
  return (
    <div className="u-grid u-gap-6">
      {(tables.length > 0 ? tables : [gamesAlone]).map(({ key, title, columns: numbers }) => {
        const shown: Column<PlayerSeason>[] = [
          {
            key: 'season',
            header: 'Season',
            rowHeader: true,
            cell: (season) => seasonCell(season, addresses),
          },
          { key: 'gp', header: 'GP', label: 'Games Played', align: 'end', cell: ({ gp }) => gp },
          { key: 'gs', header: 'GS', label: 'Games Started', align: 'end', cell: ({ gs }) => gs },
          ...numbers.map(
            (column): Column<PlayerSeason> => ({
              key: `${key}.${column.key}`,
              header: column.label,
              label: column.name,
              align: 'end',
              cell: ({ stats }) => statText(stats[key]?.[column.key], column.format),
            }),
          ),
        ]
        return (
          <Table
            key={key}
            caption={
              <>
                <span className="visually-hidden">{name}, season by season: </span>
                {title}
              </>
            }
            size="small"
            maxHeight="none"
            className={classNames(styles.career, numbers.length < 5 && styles.narrow)}
            columns={shown}
            rows={newestFirst(seasons)}
            rowKey={({ season }) => season}
            foot={
              <tr>
                <th scope="row">Career</th>
                <td data-align="end">{career.gp}</td>
                <td data-align="end">{career.gs}</td>
                {numbers.map((column) => (
                  <td key={column.key} data-align="end">
                    {statText(career.stats[key]?.[column.key], column.format)}
                  </td>
                ))}
              </tr>
            }
          />
        )
      })}
    </div>
  )
}

const newestFirst = (seasons: readonly PlayerSeason[]) =>
  seasons.toSorted((one, other) => (one.season > other.season ? -1 : 1))

function seasonCell(
  { season, rosterPlayerId, isTotalsOnly }: PlayerSeason,
  addresses: ReadonlyMap<number, string>,
) {
  const address = rosterPlayerId === null ? undefined : addresses.get(rosterPlayerId)
  return (
    <>
      {address ? (
        <a className={styles.season} href={address}>
          {season}
        </a>
      ) : (
        season
      )}
      {isTotalsOnly ? <span className="u-note-xs u-block u-medium">Totals only</span> : null}
    </>
  )
}
