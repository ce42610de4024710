import type { Game } from '#contract/games.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Crest } from '../parts/Crest.tsx'
import { dateParts, gameTime } from '../parts/game-dates.ts'
import { opponentWords, venueWords } from '../parts/game-words.ts'
import styles from './FixtureList.module.css'

/** Games to come, a line each, with a seat one tap away. `showSport` where they are of several teams. */
export function FixtureList({ games, showSport = false }: { games: Game[]; showSport?: boolean }) {
  return (
    <ul className={styles.list}>
      {games.map((game) => (
        <li key={game.id} className={styles.fixture}>
          <DateBlock game={game} />
          <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} />
          <div className="u-shrink">
            {showSport ? <p className="u-label u-tracked-5">{game.sport.title}</p> : null}
            <a
              className={`u-headline u-plain u-row ${styles.opponent}`}
              href={`/sports/${game.sport.globalSportNameSlug}/schedule`}
            >
              {opponentWords(game)}
            </a>
            <p className={`u-note ${styles.facts}`}>
              {[gameTime(game), venueWords(game)[0]].filter(Boolean).join(' · ')}
            </p>
          </div>
          <TicketButton game={game} />
        </li>
      ))}
    </ul>
  )
}

function DateBlock({ game }: { game: Game }) {
  const { weekday, month, day } = dateParts(game.startDate)
  return (
    <time className={`u-condensed u-accent ${styles.date}`} dateTime={game.startDate}>
      <span className={styles.month}>{month}</span> <span className={styles.day}>{day}</span>{' '}
      <span className={styles.weekday}>{weekday}</span>
    </time>
  )
}

function TicketButton({ game }: { game: Game }) {
  const link = useLink()
  if (!game.media.tickets) return null
  return (
    <div className={styles.tickets}>
      <Button {...link(game.media.tickets)} size="small" icon="ticket">
        Tickets<span className="visually-hidden"> {opponentWords(game)}</span>
      </Button>
    </div>
  )
}
