import type { ShownBox } from '../told/live-box.ts'
import styles from './Plays.module.css'
import type { TextedPlay } from './period-plays.ts'

interface PlayListProps {
  plays: readonly TextedPlay[]
  box: Record<'away' | 'home', Pick<ShownBox['home'], 'abbreviation'>>
  /** Says the period of each: where several stand together. */
  periodOf?: (period: number) => string
  /** Tells this list's plays from the same ones in another. */
  list: string
}

/** Plays, the newest first, each with its team's colour and the score that it made. */
export function PlayList({ plays, box, periodOf, list }: PlayListProps) {
  return (
    <ol className={styles.list} reversed>
      {plays.map(({ place, period, clock, side, text, awayScore, homeScore }) => {
        const isScore = homeScore !== null && awayScore !== null
        const when = [periodOf?.(period), clock].filter(Boolean).join(' ')
        return (
          <li
            key={place}
            id={`${list}-${place}`}
            data-scores={isScore || undefined}
            data-side={side ?? undefined}
          >
            <span className={`u-figures u-muted ${styles.when}`}>{when}</span>
            <span className={styles.team}>{side ? box[side].abbreviation : ''}</span>
            <span className={styles.text}>{text}</span>
            {isScore ? (
              <b className={`u-headline u-figures ${styles.score}`}>
                {awayScore}-{homeScore}
              </b>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
