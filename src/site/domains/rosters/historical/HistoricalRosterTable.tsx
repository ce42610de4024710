import type { HistoricalPlayer } from '#contract/rosters.ts'
import { TableFrame } from '#ui/Table.tsx'
import styles from './HistoricalRosterTable.module.css'

interface HistoricalRosterTableProps {
  players: readonly HistoricalPlayer[]
  /** Whose all are; null where they are of several, and each line says it. */
  sport: string | null
}

/** Last name first, as such a list is read. Those of the years before rosters were kept have no page to lead to. */
export function HistoricalRosterTable({ players, sport }: HistoricalRosterTableProps) {
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
          <th scope="col" title="Number">
            <span aria-hidden="true">No.</span>
            <span className="visually-hidden">Number</span>
          </th>
          <th scope="col" title="Position">
            <span aria-hidden="true">Pos.</span>
            <span className="visually-hidden">Position</span>
          </th>
          <th scope="col">Hometown</th>
          <th scope="col">High school</th>
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
            <td>{player.jerseyNumbers.join(', ')}</td>
            <td>{player.positions.join(', ')}</td>
            <td>{player.hometown}</td>
            <td>{player.highSchool}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

const nameOf = ({ firstName, lastName }: Pick<HistoricalPlayer, 'firstName' | 'lastName'>): string =>
  `${lastName}, ${firstName}`
