import type { Series } from '#contract/games.ts'
import { ResultGrid } from '#site/domains/games/front/ResultGrid.tsx'
import { opponentHistoryAddress } from '#site/domains/games/links/game-link-list.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SeriesSummary.module.css'

const shownMeetings = 4

/** What the two have been to each other: the record, the streak, the last meetings. */
export function SeriesSummary({ series, hasPage }: { series: Series; hasPage: boolean }) {
  const { record, games, opponent, longestWinStreak } = series
  const played = games.filter(({ result }) => result)
  const facts: [string, string][] = [
    ['Series', record.overall.text],
    ['Home', record.home.text],
    ['Away', record.away.text],
    ['Streak', record.streak ?? '–'],
    ['Longest winning streak', String(longestWinStreak)],
  ]
  return (
    <div className={`u-grid u-gap-5 u-start ${styles.series}`}>
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
