import type { Game } from '#contract/games.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { Crest } from '../parts/Crest.tsx'
import { gameDay } from '../parts/game-dates.ts'
import { scoreText } from '../parts/game-standing.ts'
import { opponentWords } from '../parts/game-words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import styles from './ResultGrid.module.css'

/** Games played: the score first, as large as it matters. */
export function ResultGrid({ games, showSport = false }: { games: Game[]; showSport?: boolean }) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.id} className={styles.result}>
          <p className={styles.head}>
            {showSport ? (
              <>
                <Icon name={sportIcon(game.sport.shortName)} size="small" />
                <span className={styles.sport}>{game.sport.title}</span>
              </>
            ) : null}
            <time dateTime={game.startDate}>{gameDay(game.startDate)}</time>
          </p>
          <ResultLine game={game} />
          <div className={styles.opponent}>
            <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="small" />
            <a className={styles.link} href={`/sports/${game.sport.globalSportNameSlug}/schedule`}>
              {showSport ? <span className="visually-hidden">{game.sport.title} </span> : null}
              {opponentWords(game)}
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

function ResultLine({ game }: { game: Game }) {
  const { result } = game
  if (!result?.teamScore && !result?.prescore) return <p className={styles.word}>{game.gameStateDisplay}</p>
  const outcome = outcomeOf(result)
  if (!outcome) {
    return (
      <p className={styles.line}>
        <span className={styles.word}>{result.prescore}</span>
        <span className={styles.after}>{result.postscore}</span>
      </p>
    )
  }
  return (
    <p className={styles.line}>
      <Stamp tone={outcome.tone} size="large">
        <span aria-hidden="true">{outcome.letter}</span>
        <span className="visually-hidden">{outcome.word}</span>
      </Stamp>
      <span className={styles.score}>{scoreText(result, 'team-first')}</span>
      {result.postscore ? <span className={styles.after}>{result.postscore}</span> : null}
    </p>
  )
}
