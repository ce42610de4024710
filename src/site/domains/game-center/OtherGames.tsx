import { ordinalPeriod } from '#contract/client/client-shapes.ts'
import type { MinimalGameState } from '#contract/live.ts'
import styles from './OtherGames.module.css'

/** The school's other games that are on. */
export function OtherGames({ games }: { games: MinimalGameState[] }) {
  return (
    <ul className={styles.games}>
      {games.map(({ Id, VisitingTeam, HomeTeam, Period, PeriodsRegulation }) => (
        <li key={Id}>
          <a className={`u-plain u-grid u-gap-1-4 u-boxed ${styles.game}`} href={`/game-center/${Id}`}>
            <span>{VisitingTeam.Name}</span>
            <b>{VisitingTeam.Score}</b>
            <span>{HomeTeam.Name}</span>
            <b>{HomeTeam.Score}</b>
            <span className={styles.period}>
              {Period > 0 ? ordinalPeriod(Period, PeriodsRegulation) : 'Soon'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
