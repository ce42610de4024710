import type { Game } from '#contract/games.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Short } from '#ui/Short.tsx'
import { opponentWords } from '../parts/game-words.ts'
import styles from './CalendarChip.module.css'
import { calendarTime } from './days/calendar-words.ts'

interface CalendarChipProps {
  game: Game
  /** The day it stands under: an event of several days stands under each. */
  day: string
  timeZone: string
  showSport: boolean
  link: Link
}

/** A game in the least room that tells what it is. */
export function CalendarChip({ game, day, timeZone, showSport, link }: CalendarChipProps) {
  const { time, letter, words } = calendarTime(game, day, timeZone)
  return (
    <a
      {...link(game.gameCenterLink ?? `#day-${day}`)}
      className={styles.chip}
      data-home={game.locationIndicator === 'H' ? '' : undefined}
      data-off={game.status === 'P' || game.status === 'C' ? '' : undefined}
    >
      <span className={`u-wrap u-text-2xs u-muted ${styles.line}`}>
        {showSport ? (
          <abbr className={styles.sport} title={game.sport.title}>
            <Short of={game.sport.abbrev} full={game.sport.title} />
          </abbr>
        ) : null}{' '}
        <span className="u-figures">
          {letter ? (
            <b className={styles.letter} data-letter={letter}>
              <Short of={letter} full={words} />
            </b>
          ) : null}{' '}
          {time}
        </span>
      </span>{' '}
      <span className={styles.opponent}>{opponentWords(game)}</span>
    </a>
  )
}
