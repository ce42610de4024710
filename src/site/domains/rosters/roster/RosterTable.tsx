import type { ReactNode } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import type { RosterColumn } from '#contract/settings.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { classAbbr, positionAbbr } from '../parts/PlayerBits.tsx'
import { byPosition, height, homeLine } from '../parts/player-words.ts'
import type { RosterPage } from './load-roster.ts'
import styles from './RosterTable.module.css'
import { type RosterChoice, rosterQuery, withQuery } from './roster-choice.ts'
import type { RosterSort } from './roster-sort.ts'

interface RosterTableProps {
  page: RosterPage
  choice: RosterChoice
  players: readonly RosterPlayer[]
}

interface Column {
  head: ReactNode
  sort?: RosterSort
  align?: 'end'
  cell: (player: RosterPlayer) => ReactNode
}

/** What its heads have no room for. */
const words = {
  'No.': 'Jersey number',
  'Pos.': 'Position',
  'Cl.': 'Class',
  'Ht.': 'Height',
  'Wt.': 'Weight',
} as const

export const tableHeads = Object.entries(words)

const letters = (of: keyof typeof words) => (
  <abbr title={words[of]}>
    <Short of={of} full={words[of]} />
  </abbr>
)

/** Every column after the number and the name, which stay together in sight. */
const columnsAfterName: Record<Exclude<RosterColumn, 'number'>, Column> = {
  position: { head: letters('Pos.'), sort: 'position', cell: positionAbbr },
  class: { head: letters('Cl.'), sort: 'class', cell: classAbbr },
  height: {
    head: letters('Ht.'),
    sort: 'height',
    align: 'end',
    cell: ({ heightInches }) => height(heightInches),
  },
  weight: {
    head: letters('Wt.'),
    sort: 'weight',
    align: 'end',
    cell: ({ weight }) => weight,
  },
  hometown: { head: 'Hometown / High School', sort: 'hometown', cell: homeLine },
  previousSchool: { head: 'Previous School', cell: ({ previousSchool }) => previousSchool },
  major: { head: 'Major', cell: ({ major }) => major },
}

export function RosterTable({ page, choice, players }: RosterTableProps) {
  const { sport, season, address, options } = page
  const isNumbered = page.columns.includes('number')
  const columns = page.columns.flatMap((column) => (column === 'number' ? [] : columnsAfterName[column]))
  const head = (title: ReactNode, sort?: RosterSort, align?: 'end') => (
    <th
      key={sort ?? String(title)}
      scope="col"
      data-align={align}
      aria-sort={sort && sort === choice.sort ? 'ascending' : undefined}
    >
      {sort ? (
        <a
          href={withQuery(address, rosterQuery({ ...choice, sort }, options))}
          data-keep-scroll=""
          data-sort={sort}
        >
          {title}
          {sort === choice.sort ? <Icon name="arrow-up" size="x-small" /> : null}
        </a>
      ) : (
        title
      )}
    </th>
  )
  const row = (player: RosterPlayer) => (
    <tr key={player.rosterPlayerId}>
      {isNumbered ? <td>{player.jerseyNumber}</td> : null}
      <th scope="row">
        <a href={player.url}>{fullName(player)}</a>
        {player.isCaptain ? (
          <abbr title="Captain">
            <Short of="C" full="Captain" />
          </abbr>
        ) : null}
      </th>
      {columns.map(({ cell, align }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay where they are
        <td key={index} data-align={align}>
          {cell(player)}
        </td>
      ))}
    </tr>
  )
  return (
    <TableFrame
      caption={`${season} ${sport.title} roster`}
      hideCaption
      zebra
      fits
      className={classNames(styles.roster, isNumbered && styles.numbered)}
    >
      <thead>
        <tr>
          {isNumbered ? head(letters('No.'), 'jersey') : null}
          {head('Name', 'name')}
          {columns.map((column) => head(column.head, column.sort, column.align))}
        </tr>
      </thead>
      {choice.sort === 'position' ? (
        byPosition(players).map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + (isNumbered ? 2 : 1)} className={styles.group}>
                <span>
                  {group.title} <small>{group.players.length}</small>
                </span>
              </th>
            </tr>
            {group.players.map(row)}
          </tbody>
        ))
      ) : (
        <tbody>{players.map(row)}</tbody>
      )}
    </TableFrame>
  )
}
