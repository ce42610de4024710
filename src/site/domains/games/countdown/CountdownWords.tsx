import type { Countdown } from '#contract/games.ts'
import { Heading } from '#ui/Heading.tsx'
import { GameFacts } from '../parts/GameFacts.tsx'
import { opponentWords } from '../parts/game-words.ts'
import styles from './CountdownBand.module.css'
import { countdownTitleId } from './CountdownBand.tsx'

/** What is waited for, in the words of an editor, and the game where it is one. */
export function CountdownWords({ countdown: { title, description, game } }: { countdown: Countdown }) {
  return (
    <div className={styles.words}>
      <Heading id={countdownTitleId} level={2} size="large">
        {title}
      </Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      {game ? <GameFacts game={game} /> : null}
      {game?.gameCenterLink ? (
        <a href={game.gameCenterLink}>
          {game.sport.title} {opponentWords(game)}
        </a>
      ) : null}
    </div>
  )
}
