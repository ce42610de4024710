import { useCallback, useState } from 'react'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { useNewsAsked } from '#site/domains/live/use-news-asked.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { PlayList } from '../plays/PlayList.tsx'
import { latestPlays, periodWord } from '../plays/period-plays.ts'
import { boxOfLive } from '../told/live-box.ts'
import { type DayFeed, shownPlays } from './day-feed.ts'
import styles from './GameDay.module.css'

/** The last plays, the newest on top; asked for anew when the feed says that there is news. */
export default function GameDayFeed({ clock, feed }: { clock: ClockedGame; feed: DayFeed }) {
  const now = useLiveGame(clock, clock.live)
  const [plays, setPlays] = useState(feed.plays)
  const { id } = clock
  const { game } = feed
  const ask = useCallback(async () => {
    const details = await (await lateApi()).live.details({ gameId: id })
    if (details) setPlays(boxOfLive(details, game).plays)
  }, [id, game])
  useNewsAsked(now, ask)

  return (
    <>
      <h3 className="u-label">Latest</h3>
      <div className={styles.plays}>
        <PlayList
          plays={latestPlays({ plays }, shownPlays)}
          box={feed.names}
          list="day"
          periodOf={(period) => periodWord(feed.sportSlug, period)}
        />
      </div>
    </>
  )
}
