import type { BoxScore } from '#contract/stats.ts'
import { periodHeads, periodsShown } from '#site/domains/games/parts/line-score.ts'
import { Short } from '#ui/Short.tsx'
import { TableFrame } from '#ui/Table.tsx'
import { type LinedBox, lineRows, lineTotals } from './box-periods.ts'

interface BoxLineScoreProps {
  box: LinedBox & Pick<BoxScore, 'sport'>
  /** Whether a column for overtime stands there before there is any. */
  showOvertime?: boolean
}

/** The score by period, visitors first. */
export function BoxLineScore({ box, showOvertime = false }: BoxLineScoreProps) {
  const slug = box.sport.globalSportNameSlug
  const heads = periodHeads(slug, periodsShown(slug, box.periods.length, showOvertime))
  return (
    <TableFrame caption="Score by period" hideCaption>
      <thead>
        <tr>
          <th scope="col">Team</th>
          {heads.map(({ short, full }, index) => (
            <th key={full} scope="col" data-align="end" title={full}>
              <Short of={box.periods[index] ?? short} full={full} />
            </th>
          ))}
          {lineTotals(box).map(({ short, full }) => (
            <th key={short} scope="col" data-align="end" title={full}>
              <Short of={short} full={full} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineRows(box).map(({ side, periods, totals }) => (
          <tr key={side}>
            <th scope="row">{box[side].name}</th>
            {heads.map(({ full }, index) => (
              <td key={full} data-align="end">
                {periods[index] ?? '–'}
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
