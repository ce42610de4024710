import type { BoxScore } from '#contract/stats.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import styles from './BoxPlayers.module.css'
import { type BoxTable, boxTables } from './box-tables.ts'

/** Every player's numbers, a table for each thing the sport counts apart. */
export function BoxPlayers({ box, team }: { box: BoxScore; team: BoxScore['teams'][number] }) {
  return (
    <div className={`u-grid u-gap-6 u-shrink-items ${styles.tables}`}>
      {boxTables(box, team).map((table) => (
        <PlayerTable key={table.key} table={table} team={team.name} />
      ))}
    </div>
  )
}

function PlayerTable({ table, team }: { table: BoxTable; team: string }) {
  const { title, spans, columns, rows, totals } = table
  return (
    <TableFrame
      caption={
        <>
          <span className="visually-hidden">{team} </span>
          {title}
        </>
      }
      size="small"
      maxHeight="none"
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
