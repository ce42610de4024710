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
        <li key={game.id} className={`u-grid u-gap-3 u-relative u-surface ${styles.result}`}>
          <p className={`u-note-xs u-cluster ${styles.head}`}>
            {showSport ? (
              <>
                <Icon name={sportIcon(game.sport.shortName)} size="small" />
                <span className={styles.sport}>{game.sport.title}</span>
              </>
            ) : null}
            <time dateTime={game.startDate}>{gameDay(game.startDate)}</time>
          </p>
          <ResultLine game={game} />
          <div className="u-row u-gap-3">
            <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="small" />
            <a
              className={`u-card-link u-title u-shrink u-snug ${styles.link}`}
              href={`/sports/${game.sport.globalSportNameSlug}/schedule`}
            >
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
  if (!result?.teamScore && !result?.prescore)
    return <p className={`u-number u-figures ${styles.word}`}>{game.gameStateDisplay}</p>
  const outcome = outcomeOf(result)
  if (!outcome) {
    return (
      <p className={`u-cluster u-gap-1-2 ${styles.line}`}>
        <span className={`u-number u-figures ${styles.word}`}>{result.prescore}</span>
        <span className="u-note">{result.postscore}</span>
      </p>
    )
  }
  return (
    <p className={`u-cluster u-gap-1-2 ${styles.line}`}>
      <Stamp tone={outcome.tone} size="large">
        <span aria-hidden="true">{outcome.letter}</span>
        <span className="visually-hidden">{outcome.word}</span>
      </Stamp>
      <span className={`u-number u-figures ${styles.score}`}>{scoreText(result, 'team-first')}</span>
      {result.postscore ? <span className="u-note">{result.postscore}</span> : null}
    </p>
  )
}
