import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { ExpansionPanel } from '#ui/ExpansionPanel.tsx'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import styles from './BoxPlayers.module.css'
import { type PeriodTable, periodTables } from './period-tables.ts'

/** What everybody did in each period, for a scoring program that counts so. */
export function ByPeriod({ box }: { box: BoxScore }) {
  const heads = periodHeads(box.sport.globalSportNameSlug, box.periods.length)
  return (
    <div className="u-grid u-gap-3">
      {box.periods.map((label, index) => {
        const tables = periodTables(box, index + 1)
        const title = heads[index]?.full ?? label
        return tables.length > 0 ? (
          <ExpansionPanel key={label} level={3} title={title}>
            <div className="u-grid u-gap-5">
              {tables.map((table) => (
                <div key={table.side} className={styles.side} data-side={table.side}>
                  <Period table={table} caption={`${box[table.side].name}, ${title}`} />
                </div>
              ))}
            </div>
          </ExpansionPanel>
        ) : null
      })}
    </div>
  )
}

function Period({ table: { columns, rows, totals }, caption }: { table: PeriodTable; caption: string }) {
  const cellsOf = (cells: string[]) =>
    cells.map((cell, index) => (
      <td key={index} data-align="end">
        {cell}
      </td>
    ))
  return (
    <TableFrame caption={caption} size="small">
      <thead>
        <tr>
          <th scope="col">Player</th>
          {columns.map(({ key, label, name }) => (
            <th key={key} scope="col" data-align="end" title={name}>
              <Short of={label} full={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ jersey, name, cells }, index) => (
          <tr key={index}>
            <th scope="row">
              {jersey ? <span className={styles.number}>{jersey}</span> : null}
              {name}
            </th>
            {cellsOf(cells)}
          </tr>
        ))}
      </tbody>
      {totals ? (
        <tfoot>
          <tr>
            <th scope="row">Totals</th>
            {cellsOf(totals)}
          </tr>
        </tfoot>
      ) : null}
    </TableFrame>
  )
}
