import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { Icon } from '#ui/Icon.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { classAbbr, positionAbbr } from './PlayerBits.tsx'
import { fullName, height, homeLine } from './player-words.ts'
import styles from './RosterTable.module.css'
import { type RosterChoice, rosterHref } from './roster-choice.ts'
import type { RosterSort } from './roster-sort.ts'

interface RosterTableProps {
  caption: string
  players: readonly RosterPlayer[]
  address: string
  choice: RosterChoice
}

/** Columns that nobody on the roster fills are left out. */
export function RosterTable({ caption, players, address, choice }: RosterTableProps) {
  const has = (field: 'jerseyNumber' | 'position' | 'heightInches' | 'weight' | 'previousSchool') =>
    players.some((player) => player[field])
  const shows = {
    number: has('jerseyNumber'),
    position: has('position'),
    height: has('heightInches'),
    weight: has('weight'),
    previous: has('previousSchool'),
  }
  const head = (sort: RosterSort, words: ReactNode, align?: 'end') => (
    <th scope="col" data-align={align} aria-sort={sort === choice.sort ? 'ascending' : undefined}>
      <a href={rosterHref(address, { ...choice, sort })} data-keep-scroll="">
        {words}
        {sort === choice.sort ? <Icon name="arrow-up" size="x-small" /> : null}
      </a>
    </th>
  )
  return (
    <TableFrame
      caption={caption}
      hideCaption
      zebra
      fits
      className={shows.number ? styles.numbered : styles.plain}
    >
      <thead>
        <tr>
          {shows.number ? head('jersey', <abbr title="Jersey number">No.</abbr>) : null}
          {head('name', 'Name')}
          {shows.position ? head('position', <abbr title="Position">Pos.</abbr>) : null}
          {head('class', <abbr title="Class">Cl.</abbr>)}
          {shows.height ? head('height', <abbr title="Height">Ht.</abbr>, 'end') : null}
          {shows.weight ? head('weight', <abbr title="Weight">Wt.</abbr>, 'end') : null}
          {head('hometown', 'Hometown / High School')}
          {shows.previous ? <th scope="col">Previous School</th> : null}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.rosterPlayerId}>
            {shows.number ? <td>{player.jerseyNumber}</td> : null}
            <th scope="row">
              {fullName(player)}
              {player.isCaptain ? <abbr title="Captain">C</abbr> : null}
            </th>
            {shows.position ? <td>{positionAbbr(player)}</td> : null}
            <td>{classAbbr(player)}</td>
            {shows.height ? <td data-align="end">{height(player.heightInches)}</td> : null}
            {shows.weight ? <td data-align="end">{player.weight}</td> : null}
            <td>{homeLine(player)}</td>
            {shows.previous ? <td>{player.previousSchool}</td> : null}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
