import type { NextMilestone } from '#contract/stats/milestones.ts'
import { grouped } from '#site/format/number.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './PlayerMarks.module.css'
import type { Streak } from './streaks.ts'

interface PlayerMarksProps {
  milestones: readonly NextMilestone[]
  streaks: readonly Streak[]
  /** Whether there are games to come: then a streak may go on. */
  isPlaying: boolean
}

/** What a player is close to, and what goes on from game to game. */
export function PlayerMarks({ milestones, streaks, isPlaying }: PlayerMarksProps) {
  if (milestones.length + streaks.length === 0) return null
  return (
    <div className={styles.marks}>
      {milestones.length > 0 ? (
        <section className="u-grid u-gap-3 u-top">
          <Heading level={3} size="small">
            Within reach
          </Heading>
          <ul className="u-line-above">
            {milestones.map(({ count, name, mark, total, left }) => (
              <li key={count} className={styles.mark}>
                <b className={`u-headline u-figures ${styles.number}`}>{grouped(mark)}</b>
                <span className="u-grid u-gap-1 u-shrink">
                  <span className="u-semibold">Career {name}</span>
                  <progress className={styles.way} max={mark} value={total} aria-hidden="true" />
                  <span className="u-note">
                    {grouped(left)} to go: {grouped(total)} so far
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {streaks.length > 0 ? (
        <section className="u-grid u-gap-3 u-top">
          <Heading level={3} size="small">
            Streaks
          </Heading>
          <ul className="u-line-above">
            {streaks.map(({ words, current, longest, first, last }) => {
              const goesOn = isPlaying && current > 1
              const when = first === last ? first : `${first} to ${last}`
              return (
                <li key={words} className={styles.mark}>
                  <b className={`u-headline u-figures ${styles.number}`}>{goesOn ? current : longest}</b>
                  <span className="u-grid u-shrink">
                    <span className="u-semibold">{words}</span>
                    <span className="u-note">
                      {goesOn && current < longest
                        ? `Still going; the longest was ${longest}, ${when}`
                        : goesOn
                          ? 'Still going, the longest so far'
                          : `The longest, ${when}`}
                    </span>
                  </span>
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
