import type { Game } from '#contract/games.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import type { School } from '../../shell/school.ts'
import countdown from './Countdown.module.css'
import type { Cell } from './Countdown.tsx'
import { Crest } from './Crest.tsx'
import { GameCoverage } from './GameCoverage.tsx'
import { GameFacts } from './GameFacts.tsx'
import { dateParts, gameTime } from './game-dates.ts'
import { isEvent, opponentWords } from './game-words.ts'
import styles from './NextGame.module.css'

const CountdownIsland = islandComponent(() => import('./Countdown.island.tsx'))

/** The game a team plays next, and how long it is until then. */
export function NextGame({ game, school }: { game: Game; school: School }) {
  return (
    <section aria-labelledby="next-game" className={classNames(styles.band, 'dark-theme')}>
      <div className={styles.inner}>
        <div className={styles.crests}>
          {isEvent(game) ? null : (
            <>
              <Crest src={school.crest} abbreviation={school.shortName} size="large" />
              <span className={styles.atVs} aria-hidden="true">
                {game.atVs}
              </span>
            </>
          )}
          <Crest src={game.opponent.image} abbreviation={game.opponent.abbreviation} size="large" />
        </div>
        <div className={styles.words}>
          <p className={styles.eyebrow}>Next game</p>
          <Heading id="next-game" level={2} size="large">
            {opponentWords(game)}
          </Heading>
          <GameFacts game={game} />
        </div>
        <div className={styles.when}>
          {game.isTbd ? null : (
            <Island defer="visible" className={countdown.place}>
              <CountdownIsland startDateUtc={game.startDateUtc} still={stillCells(game)} />
            </Island>
          )}
          <GameCoverage game={game} size="small" />
        </div>
      </div>
    </section>
  )
}

/** The date in four cells: what a fan without scripts sees, and everybody before the first tick. */
function stillCells(game: Game): Cell[] {
  const { weekday, month, day } = dateParts(game.startDate)
  const [hour = '', half = ''] = gameTime(game).split(' ')
  return [
    { value: weekday, label: 'Day' },
    { value: month, label: 'Month' },
    { value: day, label: 'Date' },
    game.isAllDay ? { value: 'All', label: 'Day' } : { value: hour, label: half },
  ]
}
