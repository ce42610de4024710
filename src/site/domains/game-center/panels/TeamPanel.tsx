import type { Comparison } from '#site/domains/stats/box-score/comparison.ts'
import { ScoreFlow } from '#site/domains/stats/box-score/ScoreFlow.tsx'
import { scoreFlow } from '#site/domains/stats/box-score/score-flow.ts'
import { TeamComparison } from '#site/domains/stats/box-score/TeamComparison.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import type { ShownBox } from '../told/live-box.ts'
import styles from './Panels.module.css'

/** Two teams side by side, number by number, and how the lead went. */
export function TeamPanel({ box, rows }: { box: ShownBox; rows: Comparison[] }) {
  const flow = scoreFlow(box)
  const [away, home] = [box.away.name, box.home.name]
  return (
    <Section title="Team Comparison" raised>
      <div className={`u-shrink-items ${styles.comparison}`}>
        {rows.length > 0 ? <TeamComparison away={away} home={home} rows={rows} /> : null}
        {flow ? <ScoreFlow flow={flow} away={away} home={home} /> : null}
      </div>
    </Section>
  )
}
