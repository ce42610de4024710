import type { Game } from '#contract/games.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { ResultLinks } from '../links/ResultsLinks.tsx'
import { Crest } from '../parts/Crest.tsx'
import { gameTags, isEvent, opponentWords, venueWords } from '../parts/game-words.ts'
import styles from './CalendarEvent.module.css'
import { calendarTime } from './days/calendar-words.ts'

interface CalendarEventProps {
  game: Game
  day: string
  timeZone: string
  showSport: boolean
  link: Link
}

const tones = { W: 'win', L: 'loss', T: 'draw' } as const

/** An event of a day's list: what, where, when, and a seat or the story of it one tap away. */
export function CalendarEvent({ game, day, timeZone, showSport, link }: CalendarEventProps) {
  const { opponent, media, gameCenterLink } = game
  const { time, letter, words } = calendarTime(game, day, timeZone)
  const isOpen = game.result === null && game.status === 'A'
  const name = `${game.sport.title} ${opponentWords(game)}`
  const stations = isOpen ? [media.tv, media.radio].filter(Boolean) : []
  const facts = [...venueWords(game), ...stations, ...gameTags(game)]
  return (
    <li className={styles.event}>
      <p className={`u-cluster u-gap-1-2 u-figures u-text-end ${styles.time}`}>
        {letter ? (
          <Stamp tone={tones[letter]}>
            <span aria-hidden="true">{letter}</span>
            <span className="visually-hidden">{words}</span>
          </Stamp>
        ) : null}{' '}
        <b>{time}</b>
      </p>
      {isEvent(game) ? (
        <span className={`u-center ${styles.icon}`}>
          <Icon name={sportIcon(game.sport.shortName)} />
        </span>
      ) : (
        <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="small" />
      )}
      <div className={styles.words}>
        {showSport ? <p className="u-note-xs u-bold u-caps u-tracked-4">{game.sport.title}</p> : null}
        <p className={styles.opponent}>
          {gameCenterLink ? (
            <a {...link(gameCenterLink)}>
              {opponentWords(game)}
              {showSport ? <span className="visually-hidden">, {game.sport.title}</span> : null}
            </a>
          ) : (
            opponentWords(game)
          )}
        </p>
        {facts.length > 0 ? <p className={`u-note ${styles.facts}`}>{facts.join(' · ')}</p> : null}
      </div>
      <ResultLinks game={game} name={name} link={link}>
        {isOpen && media.tickets ? (
          <li>
            <Button {...link(media.tickets)} size="small" icon="ticket">
              Tickets<span className="visually-hidden">, {name}</span>
            </Button>
          </li>
        ) : null}
      </ResultLinks>
    </li>
  )
}
