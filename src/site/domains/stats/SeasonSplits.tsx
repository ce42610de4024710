import type { CumulativeStats } from '#contract/stats.ts'
import type { StatLine } from '#contract/stats-shapes.ts'
import { TableFrame } from '#ui/Table.tsx'
import { type SetColumn, setCells } from './stat-sets.ts'

interface SeasonSplitsProps {
  stats: CumulativeStats
  columns: SetColumn[]
  title: string
  side: 'team' | 'opponents'
}

/** The season cut in parts: home and away, conference, wins and losses. */
export function SeasonSplits({ stats, columns, title, side }: SeasonSplitsProps) {
  const cells = (line: StatLine) =>
    setCells(columns, line).map((cell, index) => (
      <td key={index} data-align="end">
        {cell}
      </td>
    ))
  return (
    <TableFrame caption={title} size="small" maxHeight="none">
      <thead>
        <tr>
          <th scope="col">Games</th>
          <th scope="col">Record</th>
          {columns.map(({ group, key, label, name }) => (
            <th key={group + key} scope="col" data-align="end" title={name}>
              <span aria-hidden="true">{label}</span>
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stats.splits.map((split) => (
          <tr key={split.key}>
            <th scope="row">{split.title}</th>
            <td>{split.record}</td>
            {cells(split[side])}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All games</th>
          <td>{stats.record}</td>
          {cells(stats[side])}
        </tr>
      </tfoot>
    </TableFrame>
  )
}
