import type { CSSProperties } from 'react'
import type { BoxScore } from '#contract/stats.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import styles from './BoxPlayers.module.css'
import { type BoxTable, facingTables } from './box-tables.ts'
import { Footnotes } from './Footnotes.tsx'

/** Wider than this a table may not fit beside the page's edges on a small screen of a desk, and scrolls in itself. */
const mostFitting = 12

/** What a table needs in rem: a name, and its columns. */
const needed = (columns: number): CSSProperties => ({ '--needs': `${11 + 3 * columns}rem` }) as CSSProperties

/** Every player's numbers: both teams beside each other where that fits, one at a time on a phone. */
export function BoxPlayers({ box }: { box: BoxScore }) {
  const { away, home } = box
  const choice = [
    { side: 'away', team: away, className: styles.pickAway, isFirst: away.isSchool },
    { side: 'home', team: home, className: styles.pickHome, isFirst: !away.isSchool },
  ]
  return (
    <div className={`u-grid u-gap-6 u-shrink-items ${styles.players}`}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">Show the players of</legend>
        {choice.map(({ side, team, className, isFirst }) => (
          <label key={side} data-side={side}>
            <input type="radio" name="team" value={side} className={className} defaultChecked={isFirst} />{' '}
            {team.name}
          </label>
        ))}
      </fieldset>
      {facingTables(box).map(({ key, title, columns, sides }) => (
        <div key={key} className={styles.pair} style={needed(columns)}>
          {sides.map(({ side, table }) => (
            <div key={side} className={styles.side} data-side={side}>
              <PlayerTable table={table} team={box[side].name} title={title} />
            </div>
          ))}
        </div>
      ))}
      <Footnotes box={box} />
    </div>
  )
}

function PlayerTable({ table, team, title }: { table: BoxTable; team: string; title: string }) {
  const { spans, columns, rows, totals } = table
  return (
    <TableFrame
      caption={
        <>
          {team} <span className={styles.what}>{title}</span>
        </>
      }
      size="small"
      fits={columns.length <= mostFitting}
    >
      <thead>
        {spans.length > 0 ? (
          <tr className={styles.spans}>
            <th scope="col">
              <span className="visually-hidden">Who</span>
            </th>
            {spans.map((span) => (
              <th key={span.title} scope="colgroup" colSpan={span.columns}>
                {span.title}
              </th>
            ))}
          </tr>
        ) : null}
        <tr>
          <th scope="col">Player</th>
          {columns.map(({ group, key, label, name }) => (
            <th key={group + key} scope="col" data-align="end" title={name}>
              <Short of={label} full={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, cells }, row) => (
          <tr key={row}>
            <th scope="row">
              {player.jersey ? <span className={styles.number}>{player.jersey}</span> : null}{' '}
              {player.url ? <a href={player.url}>{player.name}</a> : player.name}
              {player.starter ? (
                <span className="u-medium u-muted" title="Started">
                  *<span className="visually-hidden"> started</span>
                </span>
              ) : null}
              {player.position ? (
                <span className="u-text-2xs u-medium u-muted"> {player.position}</span>
              ) : null}
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-align="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Totals</th>
          {totals.map((cell, index) => (
            <td key={index} data-align="end">
              {cell}
            </td>
          ))}
        </tr>
      </tfoot>
    </TableFrame>
  )
}
