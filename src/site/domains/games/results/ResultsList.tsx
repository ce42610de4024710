import type { Game } from '#contract/games.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Heading } from '#ui/Heading.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { ResultLinks } from '../links/ResultsLinks.tsx'
import { Crest } from '../parts/Crest.tsx'
import { dateOnly, gameDays } from '../parts/game-dates.ts'
import { scoreText } from '../parts/game-standing.ts'
import { gameName, gameTags, opponentWords, venueWords } from '../parts/game-words.ts'
import { outcomeOf } from '../parts/outcome.ts'
import styles from './ResultsList.module.css'
import { bySeason } from './results-words.ts'

/** Results under the headings of their seasons. */
export function ResultsList({ games }: { games: readonly Game[] }) {
  const link = useLink()
  return bySeason(games).map(({ season, games: played }) => (
    <section key={season} className={styles.season}>
      <Heading level={2} size="regular">
        {season}
      </Heading>
      <ol className="u-line-above u-above-3">
        {played.map((game) => (
          <li key={game.id} className={styles.game}>
            <time className={`u-note ${styles.date}`} dateTime={dateOnly(game.startDate)}>
              {gameDays(game)}
            </time>
            <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="small" />
            <div className={styles.words}>
              <p className={styles.opponent}>
                {opponentWords(game)}
                {game.isConference ? <Conference /> : null}
              </p>
              <p className={`u-note ${styles.facts}`}>
                {[venueWords(game)[0], ...gameTags(game)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Score game={game} />
            <ResultLinks game={game} name={gameName(game)} link={link} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

const Conference = () => (
  <>
    <span aria-hidden="true" className="u-link">
      {' *'}
    </span>
    <span className="visually-hidden"> (conference game)</span>
  </>
)

function Score({ game: { result } }: { game: Game }) {
  if (!result) return null
  const outcome = outcomeOf(result)
  const score = scoreText(result, 'team-first')
  const main = score ?? result.prescore ?? result.postscore
  const notes = [result.prescore, result.postscore].filter((note) => note && note !== main)
  return (
    <p className={`u-cluster u-gap-1-2 u-text-end ${styles.score}`}>
      {outcome ? (
        <Stamp tone={outcome.tone}>
          <span aria-hidden="true">{outcome.letter}</span>
          <span className="visually-hidden">{outcome.word}</span>
        </Stamp>
      ) : null}{' '}
      <b>{main}</b>
      {notes.length > 0 ? (
        <span className={`u-note-xs u-full ${styles.note}`}> {notes.join(' · ')}</span>
      ) : null}
    </p>
  )
}
