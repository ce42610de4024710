import type { CSSProperties } from 'react'
import type { RosterPlayer } from '#contract/rosters.ts'
import { statText } from '#site/domains/stats/parts/stat-text.ts'
import type { ComparedNumber } from '#site/domains/stats/player/compare-lines.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Comparison.module.css'
import type { PlayerComparison } from './player-comparison.ts'

/** Two players, number by number. Who leads has a star and is said in words. */
export function Comparison({ comparison }: { comparison: PlayerComparison }) {
  const { players, facts, season, games, tables, leads } = comparison
  const [first, second] = players
  return (
    <div className="u-grid u-gap-4">
      {leads.of > 0 ? (
        <p>
          In {season} {fullName(first)} leads in {leads.first} of {leads.of} numbers, {fullName(second)} in{' '}
          {leads.second}.
        </p>
      ) : null}
      <table className={styles.table}>
        <caption className="visually-hidden">
          {fullName(first)} and {fullName(second)} side by side
        </caption>
        <thead>
          <tr>
            <th scope="col">{face(first)}</th>
            <th scope="col">vs</th>
            <th scope="col">{face(second)}</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, first: own, second: other }) => (
            <tr key={label}>
              <td>{own ?? '–'}</td>
              <th scope="row">{label}</th>
              <td>{other ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        {tables.length > 0 ? (
          <tbody>
            {groupHead(`${season} season`)}
            <tr>
              <td>{games[0]}</td>
              <th scope="row">Games</th>
              <td>{games[1]}</td>
            </tr>
          </tbody>
        ) : null}
        {tables.map(({ key, title, numbers }) => (
          <tbody key={key}>
            {groupHead(title)}
            {numbers.map((number) => (
              <tr key={number.column.key}>
                {side(number, 'first')}
                <th scope="row">{number.column.name}</th>
                {side(number, 'second')}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {tables.length === 0 ? <p>There are no numbers to compare yet.</p> : null}
    </div>
  )
}

const groupHead = (title: string) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={3}>
      {title}
    </th>
  </tr>
)

const face = (player: RosterPlayer) => (
  <a className={`u-headline u-gap-2 u-display-sm u-quiet ${styles.player}`} href={player.url}>
    <Avatar name={fullName(player)} src={player.image} size="x-large" decorative />
    {fullName(player)}
  </a>
)

function side({ column, first, second, leader, shares }: ComparedNumber, who: 'first' | 'second') {
  const [value, share] = who === 'first' ? [first, shares[0]] : [second, shares[1]]
  return (
    <td data-leads={leader === who ? '' : undefined}>
      <span className={`u-inline u-gap-1 u-display-sm u-semibold ${styles.value}`}>
        {leader === who ? <Icon name="star" size="x-small" label="Leads: " /> : null}
        {statText(value, column.format)}
      </span>
      <span className={styles.bar} style={{ '--share': share.toFixed(3) } as CSSProperties} />
    </td>
  )
}
