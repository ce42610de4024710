import type { SeriesMeeting } from '#contract/games.ts'
import { formatDate } from '#site/format/date.ts'
import styles from './OpponentMoments.module.css'

export interface SeriesMoment {
  title: string
  /** '45-3', or what is told in words. */
  value: string
  note: string
  href: string | null
}

/** 'Nov 14, 2026, at home' under the score of a meeting, with the way to its box score. */
export function momentOf(
  title: string,
  meeting: SeriesMeeting | null,
  boxscore: string | null,
): SeriesMoment[] {
  if (!meeting) return []
  const { startDate, locationIndicator, teamScore, opponentScore, status } = meeting
  const place = { H: 'at home', A: 'away', N: 'on neutral ground' }[locationIndicator]
  const score = teamScore === null || opponentScore === null ? '' : ` ${teamScore}-${opponentScore}`
  return [{ title, value: `${status}${score}`, note: `${formatDate(startDate)}, ${place}`, href: boxscore }]
}

/** What a series is remembered for. */
export function OpponentMoments({ moments }: { moments: readonly SeriesMoment[] }) {
  return (
    <dl className={styles.moments}>
      {moments.map(({ title, value, note, href }) => (
        <div key={title} className={`u-grid u-gap-1 u-top u-boxed ${styles.moment}`}>
          <dt className="u-note-xs u-bold u-caps u-tracked-4">{title}</dt>
          <dd className={`u-condensed u-display-md u-heavy u-figures ${styles.value}`}>{value}</dd>
          <dd className={`u-note ${styles.note}`}>{href ? <a href={href}>{note}</a> : note}</dd>
        </div>
      ))}
    </dl>
  )
}
