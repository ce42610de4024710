import type { Series } from '#contract/games.ts'
import { ResultGrid } from '#site/domains/games/front/ResultGrid.tsx'
import { opponentHistoryAddress } from '#site/domains/games/links/game-link-list.ts'
import { Button } from '#ui/Button.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { conferenceRecord } from './conference-record.ts'
import styles from './SeriesSummary.module.css'

const shownMeetings = 4

interface SeriesSummaryProps {
  series: Series
  hasPage: boolean
  /** Whether this game counts in the conference, and what that is called. */
  isConference: boolean
  conference: string | null
}

/** What the two have been to each other: the record, the streak, the last meetings. */
export function SeriesSummary({ series, hasPage, isConference, conference }: SeriesSummaryProps) {
  const { record, games, opponent, longestWinStreak } = series
  const played = games.filter(({ result }) => result)
  const inConference = conferenceRecord(games)
  const facts: [string, string][] = [
    ['Series', record.overall.text],
    ['Home', record.home.text],
    ['Away', record.away.text],
    ['Streak', record.streak ?? '–'],
    ['Longest winning streak', String(longestWinStreak)],
    ...(inConference ? [['In the conference', inConference] as [string, string]] : []),
  ]
  return (
    <div className={`u-grid u-gap-5 u-start ${styles.series}`}>
      {isConference ? (
        <p className="u-row u-gap-2">
          <Stamp tone="brand">Conference rivals</Stamp> {conference}
        </p>
      ) : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {played.length > 0 ? (
        <ResultGrid games={played.slice(0, shownMeetings)} />
      ) : (
        <p>The teams have not met before.</p>
      )}
      {hasPage ? (
        <Button kind="text" href={opponentHistoryAddress(series)} iconAfter="arrow-right">
          All meetings with {opponent.title}
        </Button>
      ) : null}
    </div>
  )
}
