import { useEffect, useRef, useState } from 'react'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'
import { useLiveGame } from '#site/domains/live/use-live-game.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { PlayList } from '../plays/PlayList.tsx'
import { latestPlays } from '../plays/period-plays.ts'
import { boxOfLive } from '../told/live-box.ts'
import { type DayFeed, shownPlays } from './day-feed.ts'
import styles from './GameDay.module.css'

/** Long enough that a home page is not busy with a game that somebody reads beside. */
const quietMs = 15_000
/** Everybody hears of a play in the same moment; not everybody has to ask in it. */
const spreadMs = 4_000

/** The last plays, the newest on top; asked for anew when the feed says that there is news. */
export default function GameDayFeed({ clock, feed }: { clock: ClockedGame; feed: DayFeed }) {
  const now = useLiveGame(clock, clock.live)
  const [plays, setPlays] = useState(feed.plays)
  const first = useRef(now)
  const lastAsked = useRef(0)

  useEffect(() => {
    if (now === null || now === first.current || now.phase === 'delayed') return
    const wait = Math.max(0, lastAsked.current + quietMs - Date.now()) + Math.random() * spreadMs
    const timer = setTimeout(async () => {
      if (!navigator.onLine) return
      lastAsked.current = Date.now()
      const details = await (await lateApi()).live.details({ gameId: clock.id })
      if (details) setPlays(boxOfLive(details, feed.game).plays)
    }, wait)
    return () => clearTimeout(timer)
  }, [now, clock.id, feed.game])

  const heads = periodHeads(feed.sportSlug, 12)
  return (
    <>
      <h3 className="u-label">Latest</h3>
      <div className={styles.plays}>
        <PlayList
          plays={latestPlays({ plays }, shownPlays)}
          box={feed.names}
          list="day"
          periodOf={(period) => heads[period - 1]?.short ?? String(period)}
        />
      </div>
    </>
  )
}
