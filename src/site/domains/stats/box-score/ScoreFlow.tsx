import { ToneButton } from '#site/parts/tones/ToneButton.tsx'
import styles from './ScoreFlow.module.css'
import type { ScoreFlow as Flow } from './score-flow.ts'

const [width, height] = [800, 240]

interface ScoreFlowProps {
  flow: Flow
  away: string
  home: string
}

/** Who was ahead, and by how much, from the first minute to the last: above the line the home team, below it the visitors. */
export function ScoreFlow({ flow, away, home }: ScoreFlowProps) {
  const { points, breaks, largest, leadChanges, ties } = flow
  const reach = Math.max(largest.away, largest.home, 1)
  const x = (at: number) => (at * width).toFixed(1)
  const y = (lead: number) => (height / 2 - (lead / reach) * (height / 2 - 12)).toFixed(1)
  const stepsOf = (lead: (of: number) => number) =>
    points
      .map((point, index) => `${index === 0 ? `M${x(point.at)},` : `H${x(point.at)}V`}${y(lead(point.lead))}`)
      .join('')
  const steps = stepsOf((lead) => lead)
  const areaOf = (lead: (of: number) => number) => `${stepsOf(lead)}V${height / 2}H0Z`
  const leads = [
    [home, largest.home],
    [away, largest.away],
  ].filter(([, by]) => by)
  const largestLead = leads.map(([team, by]) => `${team} by ${by}`).join(', ')
  const summary = `${largestLead ? `Largest lead: ${largestLead}. ` : ''}Lead changes: ${leadChanges}. Ties: ${ties}.`
  return (
    <figure>
      <div className={styles.chart}>
        <span className={`u-note-xs u-block u-semibold ${styles.up}`}>{home} ahead</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          {breaks.map((at) => (
            <line key={at} x1={x(at)} x2={x(at)} y1="0" y2={height} className={styles.break} />
          ))}
          <path d={areaOf((lead) => Math.max(0, lead))} className={styles.home} />
          <path d={areaOf((lead) => Math.min(0, lead))} className={styles.away} />
          <line x1="0" x2={width} y1={height / 2} y2={height / 2} className={styles.level} />
          <path d={steps} className={styles.line} />
        </svg>
        <span className={`u-note-xs u-block u-semibold ${styles.down}`}>{away} ahead</span>
      </div>
      <figcaption className="u-note u-above-3">{summary}</figcaption>
      <ToneButton
        what="the score flow"
        values={points.map(({ lead }) => lead)}
        help={`A tone for each change of the lead: the higher, the further ${home} is ahead; the lower, ${away}.`}
      />
    </figure>
  )
}
