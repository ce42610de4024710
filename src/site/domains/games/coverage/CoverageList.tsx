import type { Game } from '#contract/games.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { Crest } from '../parts/Crest.tsx'
import { GameCoverage } from '../parts/GameCoverage.tsx'
import { gameTime } from '../parts/game-dates.ts'
import { gameStanding } from '../parts/game-standing.ts'
import { opponentWords, venueWords, zoneWords } from '../parts/game-words.ts'
import styles from './CoverageList.module.css'
import { type CoverageDay, channelsOf } from './coverage-days.ts'

/** Day by day, what is on and where. */
export function CoverageList({ days }: { days: readonly CoverageDay<Game>[] }) {
  return days.map(({ day, title, games }) => (
    <section key={day} className="u-grid u-shrink">
      <Heading level={2} size="small" className={styles.title}>
        {title}
      </Heading>
      <ul>
        {games.map((game) => (
          <CoveredGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  ))
}

function CoveredGame({ game }: { game: Game }) {
  const { sport, opponent, media, gameCenterLink } = game
  const channels = channelsOf(media)
  const isLive = gameStanding(game).kind === 'live'
  const words = opponentWords(game)
  return (
    <li className={styles.game}>
      <p className={`u-condensed ${styles.time}`}>
        {isLive ? <Stamp tone="live">Live</Stamp> : null}{' '}
        <span>
          <b>{gameTime(game)}</b>
          {game.isTbd || game.isAllDay ? null : <span className="u-note"> {zoneWords(game)}</span>}
        </span>
      </p>
      <Crest src={opponent.image} abbreviation={opponent.abbreviation} />
      <div className={styles.words}>
        <p className="u-label u-tracked-5">{sport.title}</p>
        <Heading level={3} size="small" caps={false}>
          {gameCenterLink ? (
            <a className={`u-plain ${styles.link}`} href={gameCenterLink}>
              {words}
            </a>
          ) : (
            words
          )}
        </Heading>
        <p className="u-note">{venueWords(game).join(', ')}</p>
      </div>
      {channels.length > 0 ? (
        <ul className={`u-wrap ${styles.channels}`}>
          {channels.map(({ icon, kind, name }) => (
            <li key={kind}>
              <Icon name={icon} size="small" label={kind} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.links}>
        <GameCoverage game={game} size="small" />
      </div>
    </li>
  )
}
