import type { Game } from '#contract/games.ts'
import { PaperTable } from '#ui/PaperTable.tsx'
import { dateOnly, gameDays } from '../parts/game-dates.ts'
import { scoreText } from '../parts/game-standing.ts'
import { gameTags, opponentWords, venueWords } from '../parts/game-words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import { bySeason } from '../results/results-words.ts'
import styles from './ResultsPaper.module.css'

/** A table for each season, small enough that a season is a page or two. */
export function ResultsPaper({ games }: { games: readonly Game[] }) {
  return bySeason(games).map(({ season, games: played }) => (
    <PaperTable key={season} caption={season} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Opponent</th>
          <th scope="col">Where</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {played.map((game) => (
          <tr key={game.id}>
            <td>
              <time dateTime={dateOnly(game.startDate)}>{gameDays(game)}</time>
            </td>
            <th scope="row">
              {opponentWords(game)}
              {game.isConference ? ' *' : ''}
              {gameTags(game).length > 0 ? <span> {gameTags(game).join(', ')}</span> : null}
            </th>
            <td>{venueWords(game)[0]}</td>
            <td>{resultWords(game)}</td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  ))
}

function resultWords({ result }: Game): string {
  if (!result) return ''
  const score = scoreText(result, 'team-first')
  return [score ? outcomeOf(result)?.letter : null, score, result.prescore, result.postscore]
    .filter(Boolean)
    .join(' ')
}
