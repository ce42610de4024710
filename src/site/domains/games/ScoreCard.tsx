import type { ReactNode } from 'react'
import type { Game } from '#contract/games.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stamp } from '#ui/Stamp.tsx'
import type { School } from '../../shell/school.ts'
import { Crest } from './Crest.tsx'
import { gameDay, gameTime } from './game-dates.ts'
import { gameStanding } from './game-standing.ts'
import { isEvent, opponentWords, venueWords } from './game-words.ts'
import { outcomeOf } from './outcome.ts'
import styles from './ScoreCard.module.css'

interface ScoreCardProps {
  game: Game
  school: School
}

/** One game of the scoreboard. */
export function ScoreCard({ game, school }: ScoreCardProps) {
  return (
    <article className={classNames(styles.card, game.type === 'recent' && styles.recent)}>
      <p className={styles.head}>
        <Icon name={sportIcon(game.sport.shortName)} size="small" />
        <a className={styles.link} href={`/sports/${game.sport.globalSportNameSlug}/schedule`}>
          {game.sport.title}
          <span className="visually-hidden"> {opponentWords(game)}</span>
        </a>
      </p>
      <CardState game={game} />
      {game.result && !isEvent(game) ? <Score game={game} school={school} /> : <Meeting game={game} />}
    </article>
  )
}

function CardState({ game }: { game: Game }) {
  return <p className={styles.state}>{stateWords(game)}</p>
}

function stateWords(game: Game): ReactNode {
  const standing = gameStanding(game)
  const day = gameDay(game.startDate)
  switch (standing.kind) {
    case 'live':
      return <Stamp tone="live">Live</Stamp>
    case 'called-off':
      return (
        <>
          <Stamp size="x-small">{standing.word}</Stamp> {day}
        </>
      )
    case 'ahead':
      return (
        <>
          <time dateTime={game.startDate}>{day}</time> <span className={styles.time}>{gameTime(game)}</span>
        </>
      )
    case 'over': {
      const outcome = outcomeOf(standing.result)
      return (
        <>
          {outcome ? (
            <Stamp tone={outcome.tone} size="x-small">
              {outcome.word}
            </Stamp>
          ) : null}{' '}
          Final{outcome && standing.result.postscore ? ` / ${standing.result.postscore}` : ''}
          <time className={styles.time} dateTime={game.startDate}>
            {day}
          </time>
        </>
      )
    }
  }
}

function Score({ game, school }: ScoreCardProps) {
  const { opponent, result } = game
  return (
    <div className={styles.rows}>
      <p className={classNames(styles.row, result?.status === 'W' && styles.winner)}>
        <Crest src={school.crest} abbreviation={school.shortName} size="small" />
        <span className={styles.name}>{school.shortName}</span>
        <span className={styles.score}>{result?.teamScore}</span>
      </p>
      <p className={classNames(styles.row, result?.status === 'L' && styles.winner)}>
        <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="small" />
        <span className={styles.name}>{opponent.title}</span>
        <span className={styles.score}>{result?.opponentScore}</span>
      </p>
    </div>
  )
}

function Meeting({ game }: { game: Game }) {
  const { opponent, result } = game
  const facts = result ? [result.prescore, result.postscore] : [venueWords(game)[0], game.media.tv]
  return (
    <div className={styles.rows}>
      <p className={classNames(styles.row, styles.winner)}>
        <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="small" />
        <span className={styles.name}>
          {isEvent(game) ? null : <span className={styles.atVs}>{game.atVs}</span>} {opponent.title}
        </span>
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
