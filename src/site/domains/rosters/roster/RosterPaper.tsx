import type { ReactNode } from 'react'
import type { Roster, RosterPlayer } from '#contract/rosters.ts'
import type { RosterColumn } from '#contract/settings.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { PaperTable } from '#ui/PaperTable.tsx'
import { classAbbr, positionAbbr } from '../parts/PlayerBits.tsx'
import { height, homeLine } from '../parts/player-words.ts'
import styles from './RosterPaper.module.css'

type PaperColumn = [title: string, cell: (player: RosterPlayer) => ReactNode]

/** What has room on a sheet, in the order in which a press box reads it. */
const paperColumns: [RosterColumn, PaperColumn][] = [
  ['position', ['Pos.', positionAbbr]],
  ['class', ['Cl.', classAbbr]],
  ['height', ['Ht.', ({ heightInches }) => height(heightInches)]],
  ['weight', ['Wt.', ({ weight }) => weight]],
  ['hometown', ['Hometown / High School', homeLine]],
]

interface RosterPaperProps extends Pick<Roster, 'players' | 'coaches' | 'supportStaff'> {
  columns: readonly RosterColumn[]
}

/** The roster as a sheet for a press box: small type, by number, no pictures. */
export function RosterPaper({ columns, players, coaches, supportStaff }: RosterPaperProps) {
  const isNumbered = columns.includes('number')
  const shown = paperColumns.filter(([column]) => columns.includes(column))
  return (
    <>
      {players.length > 0 ? (
        // Scrolled by arrow keys on a phone, so the keyboard has to reach it.
        <div
          className={styles.sheet}
          data-numbered={isNumbered || undefined}
          role="region"
          aria-label="Players"
          tabIndex={0}
        >
          <PaperTable caption="Players" hideCaption className={styles.table}>
            <thead>
              <tr>
                {isNumbered ? <th scope="col">No.</th> : null}
                <th scope="col">Name</th>
                {shown.map(([column, [title]]) => (
                  <th key={column} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player.rosterPlayerId}>
                  {isNumbered ? <td>{player.jerseyNumber}</td> : null}
                  <th scope="row">
                    {fullName(player)}
                    {player.isCaptain ? ' (C)' : ''}
                  </th>
                  {shown.map(([column, [, cell]]) => (
                    <td key={column}>{cell(player)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PaperTable>
        </div>
      ) : (
        <p className="u-above-5">The roster of this season has not been announced yet.</p>
      )}
      {staffTable('Coaching Staff', coaches)}
      {staffTable('Support Staff', supportStaff)}
    </>
  )
}

function staffTable(title: string, members: Roster['coaches']) {
  if (members.length === 0) return null
  return (
    <PaperTable caption={title} className={styles.staff}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Title</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.staffMemberId}>
            <th scope="row">{fullName(member)}</th>
            <td>{member.title}</td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  )
}
