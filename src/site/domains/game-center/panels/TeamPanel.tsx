import type { Comparison } from '#site/domains/stats/box-score/comparison.ts'
import { Runs } from '#site/domains/stats/box-score/plays/Runs.tsx'
import { WinProbability } from '#site/domains/stats/box-score/plays/WinProbability.tsx'
import { winChances } from '#site/domains/stats/box-score/plays/win-probability.ts'
import { ScoreFlow } from '#site/domains/stats/box-score/ScoreFlow.tsx'
import { scoreFlow } from '#site/domains/stats/box-score/score-flow.ts'
import { TeamComparison } from '#site/domains/stats/box-score/TeamComparison.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import type { ShownBox } from '../told/live-box.ts'
import styles from './Panels.module.css'

/** Two teams side by side, number by number, and how the lead and the chances went. */
export function TeamPanel({ box, rows, isOver }: { box: ShownBox; rows: Comparison[]; isOver: boolean }) {
  const flow = scoreFlow(box)
  const chances = winChances({ ...box, isOver })
  const [away, home] = [box.away.name, box.home.name]
  return (
    <>
      <Section title="Team Comparison" raised>
        <div className={`u-shrink-items ${styles.comparison}`}>
          {rows.length > 0 ? <TeamComparison away={away} home={home} rows={rows} /> : null}
          {flow ? (
            <div className="u-part">
              <ScoreFlow flow={flow} away={away} home={home} />
              <Runs box={box} />
            </div>
          ) : null}
        </div>
      </Section>
      {chances ? (
        <Section title="Chance to Win">
          <WinProbability box={box} chances={chances} />
        </Section>
      ) : null}
    </>
  )
}
