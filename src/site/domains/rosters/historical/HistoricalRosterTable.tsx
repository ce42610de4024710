import type { HistoricalPlayer } from '#contract/rosters.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import styles from './HistoricalRosterTable.module.css'

interface HistoricalRosterTableProps {
  players: readonly HistoricalPlayer[]
  /** Whose all are; null where they are of several, and each line says it. */
  sport: string | null
}

interface Column {
  word: string
  /** What stands at its head, where the word has no room. */
  short?: string
  cell(player: HistoricalPlayer): string | null
}

const columns: readonly Column[] = [
  { word: 'Number', short: 'No.', cell: ({ jerseyNumbers }) => jerseyNumbers.join(', ') },
  { word: 'Position', short: 'Pos.', cell: ({ positions }) => positions.join(', ') },
  { word: 'Hometown', cell: ({ hometown }) => hometown },
  { word: 'High school', cell: ({ highSchool }) => highSchool },
]

/**
 * Last name first, as such a list is read. Those of the years before rosters were kept have no page to lead to. What
 * nobody has, or the school does not tell, is no column.
 */
export function HistoricalRosterTable({ players, sport }: HistoricalRosterTableProps) {
  const filled = columns.filter(({ cell }) => players.some(cell))
  return (
    <TableFrame
      caption={sport ? `All-time roster of ${sport}` : 'All-time roster of every sport'}
      hideCaption
      zebra
      fits
      className={styles.table}
    >
      <thead>
        <tr>
          <th scope="col">Name</th>
          {sport ? null : <th scope="col">Sport</th>}
          <th scope="col">Years</th>
          {filled.map(({ word, short }) =>
            short ? (
              <th key={word} scope="col" title={word}>
                <Short of={short} full={word} />
              </th>
            ) : (
              <th key={word} scope="col">
                {word}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {players.map((player, index) => (
          // Two of one name may have played the same sport in the same years.
          <tr key={`${index} ${player.lastName}`}>
            <th scope="row">{player.url ? <a href={player.url}>{nameOf(player)}</a> : nameOf(player)}</th>
            {sport ? null : (
              <td>
                <a href={`/sports/${player.sport.globalSportNameSlug}/historical-roster`}>
                  {player.sport.title}
                </a>
              </td>
            )}
            <td>{player.years.replace('-', '–')}</td>
            {filled.map(({ word, cell }) => (
              <td key={word}>{cell(player)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const nameOf = ({ firstName, lastName }: Pick<HistoricalPlayer, 'firstName' | 'lastName'>): string =>
  `${lastName}, ${firstName}`
