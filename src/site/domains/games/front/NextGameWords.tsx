import type { Game } from '#contract/games.ts'
import type { School } from '#site/page/school/school.ts'
import { Heading } from '#ui/Heading.tsx'
import { Crest } from '../parts/Crest.tsx'
import { GameCoverage } from '../parts/GameCoverage.tsx'
import { GameFacts } from '../parts/GameFacts.tsx'
import { isEvent, opponentWords } from '../parts/game-words.ts'
import styles from './NextGame.module.css'
import { nextGameTitleId } from './NextGame.tsx'

/** Who plays whom, when and where, and the ways to it. */
export function NextGameWords({ game, school }: { game: Game; school: School }) {
  return (
    <>
      <div className={`u-row ${styles.crests}`}>
        {isEvent(game) ? null : (
          <>
            <Crest src={school.crest} abbreviation={school.shortName} size="large" />
            <span className={`u-condensed u-heavy u-caps ${styles.atVs}`} aria-hidden="true">
              {game.atVs}
            </span>
          </>
        )}
        <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="large" />
      </div>
      <div className={styles.words}>
        <Heading id={nextGameTitleId} level={2} size="large">
          {opponentWords(game)}
        </Heading>
        <GameFacts game={game} />
      </div>
      <div className={styles.ways}>
        <GameCoverage game={game} size="small" />
      </div>
    </>
  )
}
