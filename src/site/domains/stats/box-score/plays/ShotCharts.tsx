import { fixed } from '#contract/shapes/rounded.ts'
import type { ShotPlace, Side } from '#contract/shapes/stats-shapes.ts'
import type { BoxScore } from '#contract/stats.ts'
import { TableFrame } from '#ui/Table.tsx'
import styles from './ShotCharts.module.css'
import { feetOf, floor, shotsOf, zoneRows } from './shot-zones.ts'

type Told = Pick<BoxScore, 'plays' | 'away' | 'home'>

/** From where both teams shot: a floor for the eye, a table for everybody. */
export function ShotCharts({ box }: { box: Told }) {
  return (
    <div className={styles.charts}>
      <Shots name={box.away.name} side="away" shots={shotsOf(box.plays, 'away')} />
      <Shots name={box.home.name} side="home" shots={shotsOf(box.plays, 'home')} />
    </div>
  )
}

const { width, length, basket, lane, free, arc } = floor
const middle = width / 2
/** The corner's line runs straight until it meets the arc. */
const corner = middle - 21.65
const bend = basket + Math.sqrt(arc ** 2 - 21.65 ** 2)
const lines = [
  `M${middle - lane / 2},0V${free}h${lane}V0`,
  `M${middle - 6},${free}a6,6 0 0,0 12,0`,
  `M${corner},0V${bend}A${arc},${arc} 0 0,0 ${width - corner},${bend}V0`,
  `M${middle - 3},4h6`,
  `M${middle - 6},${length}a6,6 0 0,1 12,0`,
].join('')

function Shots({ name, side, shots }: { name: string; side: Side; shots: ShotPlace[] }) {
  const rows = zoneRows(shots)
  const all = rows.at(-1)
  const path = (isMade: boolean, mark: string) =>
    shots
      .filter((shot) => shot.isMade === isMade)
      .map((shot) => {
        const { x, y } = feetOf(shot)
        return `M${x.toFixed(1)},${y.toFixed(1)}${mark}`
      })
      .join('')
  return (
    <div className={styles.team} data-side={side}>
      <svg
        viewBox={`-0.3 -0.3 ${width + 0.6} ${length + 0.6}`}
        className={styles.floor}
        role="img"
        aria-label={`Where ${name} shot from: ${all?.made ?? 0} made of ${all?.tried ?? 0}. The table tells the parts of the floor.`}
      >
        <rect x="0" y="0" width={width} height={length} className={styles.lines} />
        <path d={lines} className={styles.lines} />
        <circle cx={middle} cy={basket} r="0.75" className={styles.lines} />
        <path d={path(false, 'm-.6,-.6l1.2,1.2m0,-1.2l-1.2,1.2')} className={styles.missed} />
        <path d={path(true, 'm-.7,0a.7,.7 0 1,0 1.4,0a.7,.7 0 1,0 -1.4,0')} className={styles.made} />
      </svg>
      <TableFrame caption={name} size="small" maxHeight="none">
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col" data-align="end">
              Made
            </th>
            <th scope="col" data-align="end">
              Shots
            </th>
            <th scope="col" data-align="end">
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, made, tried }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td data-align="end">{made}</td>
              <td data-align="end">{tried}</td>
              <td data-align="end">{tried === 0 ? '–' : fixed((100 * made) / tried, 1)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  )
}
