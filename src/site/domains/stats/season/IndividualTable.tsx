import type { CumulativeStats } from '#contract/stats.ts'
import { Icon } from '#ui/Icon.tsx'
import { Short } from '#ui/Short.tsx'
import tableStyles from '#ui/Table.module.css'
import { TableFrame } from '#ui/Table.tsx'
import { type StatSet, setCells, setColumns, setSpans } from '../parts/stat-sets.ts'
import styles from './IndividualTable.module.css'
import { orderedIndividuals, orderIn } from './individual-order.ts'
import { type NumberOrder, orderAfter, seasonHref } from './season-choice.ts'

interface IndividualTableProps {
  stats: CumulativeStats
  set: StatSet
  address: string
  asked: NumberOrder | null
  telling: readonly { group: string; key: string }[]
}

/** Everybody with numbers of one kind; a click on a head orders by it. */
export function IndividualTable({ stats, set, address, asked, telling }: IndividualTableProps) {
  const columns = setColumns(set, { isSeason: true })
  const order = orderIn(columns, asked, telling)
  const rows = orderedIndividuals(stats, set, order)
  if (rows.length === 0) return null
  const spans = setSpans(set, columns)
  const totals = [
    ['Total', stats.team],
    ['Opponents', stats.opponents],
  ] as const
  return (
    <TableFrame caption={set.title} size="small" maxHeight="none">
      <thead>
        {spans.length > 0 ? (
          <tr className={styles.spans}>
            <th scope="colgroup" colSpan={2}>
              <span className="visually-hidden">Who</span>
            </th>
            {spans.map(({ title, columns: count }) => (
              <th key={title} scope="colgroup" colSpan={count}>
                {title}
              </th>
            ))}
          </tr>
        ) : null}
        <tr>
          <th scope="col">Player</th>
          <th scope="col" data-align="end" title="Games played and started">
            <Short of="GP-GS" full="Games played and started" />
          </th>
          {columns.map((column) => {
            const { group, key, label, name } = column
            const direction = order.group === group && order.key === key ? order.direction : undefined
            const next = orderAfter(order, column)
            return (
              <th key={group + key} scope="col" data-align="end" title={name} aria-sort={direction}>
                <a
                  className={tableStyles.sort}
                  href={seasonHref(address, { view: 'individual', order: next })}
                  data-keep-scroll=""
                  rel="nofollow"
                >
                  <Short of={label} full={name} />
                  {direction ? (
                    <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="x-small" />
                  ) : null}
                </a>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, jersey, url, gp, gs, stats: line }, row) => (
          <tr key={row}>
            <th scope="row">
              {jersey ? <span className={styles.number}>{jersey}</span> : null}
              {url ? <a href={url}>{name}</a> : name}
            </th>
            <td data-align="end">
              {gp}-{gs}
            </td>
            {setCells(columns, line).map((cell, index) => (
              <td key={index} data-align="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(([title, line]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td data-align="end">{stats.games}</td>
            {setCells(columns, line).map((cell, index) => (
              <td key={index} data-align="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </TableFrame>
  )
}
