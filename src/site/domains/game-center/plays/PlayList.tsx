import { Bases } from '#site/domains/stats/box-score/plays/Bases.tsx'
import { downWords, type Names, wordsOf } from '#site/domains/stats/box-score/plays/play-words.ts'
import styles from './Plays.module.css'
import type { TextedPlay } from './period-plays.ts'

interface PlayListProps {
  plays: readonly TextedPlay[]
  box: Names
  /** Says the period of each: where several stand together. */
  periodOf?: (period: number) => string
  /** Tells this list's plays from the same ones in another. */
  list: string
}

/** Plays, the newest first, each with its team's colour and the score that it made. */
export function PlayList({ plays, box, periodOf, list }: PlayListProps) {
  return (
    <ol className={styles.list} reversed>
      {plays.map((play) => {
        const { place, period, clock, side, down, outs, awayScore, homeScore } = play
        const isScore = homeScore !== null && awayScore !== null
        const when = [periodOf?.(period), clock].filter(Boolean).join(' ')
        return (
          <li
            key={place}
            id={`${list}-${place}`}
            data-scores={isScore || undefined}
            data-side={side ?? undefined}
          >
            <span className={`u-figures u-muted ${styles.when}`}>
              {when}
              {outs === undefined ? null : <Bases play={play} />}
            </span>
            <span className={styles.team}>{side ? box[side].abbreviation : ''}</span>
            <span className={styles.text}>
              {down ? (
                <span className={`u-figures u-muted ${styles.down}`}>{downWords(down, box)} </span>
              ) : null}
              {wordsOf(play)}
            </span>
            {isScore ? (
              <b className={`u-headline u-figures ${styles.score}`}>
                <span aria-hidden="true">
                  {awayScore}-{homeScore}
                </span>
                <span className="visually-hidden">
                  {box.away.name} {awayScore}, {box.home.name} {homeScore}
                </span>
              </b>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
