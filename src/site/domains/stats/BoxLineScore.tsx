import type { BoxScore } from '#contract/stats.ts'
import { TableFrame } from '#ui/Table.tsx'
import { periodHeads } from '../games/line-score.ts'
import { type LinedBox, lineRows, lineTotals } from './box-periods.ts'

/** The score by period, visitors first. */
export function BoxLineScore({ box }: { box: LinedBox & Pick<BoxScore, 'sport'> }) {
  const heads = periodHeads(box.sport.globalSportNameSlug, box.periods.length)
  return (
    <TableFrame caption="Score by period" hideCaption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          {box.periods.map((label, index) => (
            <th key={label} scope="col" data-align="end" title={heads[index]?.full}>
              {label}
            </th>
          ))}
          {lineTotals(box).map(({ short, full }) => (
            <th key={short} scope="col" data-align="end" title={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineRows(box).map(({ side, periods, totals }) => (
          <tr key={side}>
            <th scope="row">{box[side].name}</th>
            {periods.map((score, index) => (
              <td key={index} data-align="end">
                {score}
              </td>
            ))}
            {totals.map((total, index) => (
              <td key={index} data-align="end">
                <b>{total}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
