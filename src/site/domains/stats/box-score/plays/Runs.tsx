import type { BoxScore } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { scoringRuns } from './game-runs.ts'
import styles from './Runs.module.css'

type Told = Pick<BoxScore, 'sport' | 'periods' | 'plays' | 'away' | 'home'> & {
  sportGroup: BoxScore['sportGroup'] | null
}

/** When one side scored and the other did not answer. */
export function Runs({ box }: { box: Told }) {
  const runs = scoringRuns(box.plays, box.sportGroup)
  if (runs.length === 0) return null
  const heads = periodHeads(box.sport.globalSportNameSlug, box.periods.length)
  const when = ({ period, clock }: { period: number; clock: string | null }) =>
    [heads[period - 1]?.full, clock].filter(Boolean).join(', ')
  return (
    <div>
      <h3 className={`u-title ${styles.title}`}>Longest runs</h3>
      <ul className={styles.runs}>
        {runs.map(({ side, points, from, to, away, home }, index) => (
          <li key={index} data-side={side}>
            <b className={styles.points}>{points}-0</b>
            <span>
              <b>{box[side].name}</b>
              <span className="u-block u-note">
                {when(from) === when(to) ? when(from) : `${when(from)} to ${when(to)}`}
              </span>
              <span className="u-block u-note u-figures">
                {box.away.abbreviation} {away}, {box.home.abbreviation} {home} after it
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
