import { LiveBadge } from '#site/domains/live/LiveBadge.tsx'
import { Island } from '#site/lateness/Island.tsx'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { classNames } from '#ui/class-names.ts'
import { colorStyle } from '../board/board-props.ts'
import { LiveBoard } from '../board/LiveBoard.tsx'
import styles from './GameDay.module.css'
import { GameDayFeed, GameDayWords } from './game-day-inner.ts'
import { gameDayTitleId } from './game-day-part.ts'
import type { GameDayLive, GameDayWords as Words } from './load-game-day.ts'

export interface GameDayHeroProps {
  gameDay: GameDayLive
  /** What is said of the game; it came as HTML where it is not there. */
  words: Words | undefined
}

/** The first thing on a home page while a game is on: its score, its last plays and the ways to it. */
export default function GameDayHero({
  gameDay: { phase, clock, colors, board, feed },
  words,
}: GameDayHeroProps) {
  return (
    <section
      aria-labelledby={gameDayTitleId}
      className={classNames(styles.hero, 'dark-theme')}
      style={colorStyle(colors)}
    >
      <div className={`u-frame ${styles.head}`}>
        <LiveBadge game={clock}>{phase === 'after' ? 'Final' : 'Delayed'}</LiveBadge>
      </div>
      <LiveBoard {...board} game={clock} look="large" />
      <div className={`u-frame ${styles.rest}`}>
        <ServerHtml id="game-day-words" value={words}>
          {(value) => <GameDayWords {...value} />}
        </ServerHtml>
        {feed ? (
          <Island defer="idle" className={styles.feed}>
            <GameDayFeed clock={clock} feed={feed} />
          </Island>
        ) : null}
      </div>
    </section>
  )
}
