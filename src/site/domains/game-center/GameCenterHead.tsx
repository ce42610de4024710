import type { GameCenterTeam } from '#contract/game-center.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { GameClock } from '#site/domains/games/countdown/GameClock.tsx'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { GameFacts } from '#site/domains/games/parts/GameFacts.tsx'
import { meetingWord, rankedName } from '#site/domains/games/parts/game-words.ts'
import { LiveBadge } from '#site/domains/live/LiveBadge.tsx'
import { PosterHero } from '#site/parts/heads/PosterHero.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import styles from './GameCenterHead.module.css'
import { LiveScores } from './LiveScores.tsx'
import type { ToldGame } from './told-game.ts'

interface GameCenterHeadProps {
  hero: ToldGame
  clock: ClockedGame
}

/** The two teams over the game's poster: before it the time that is left, while it is on and after it the score. */
export function GameCenterHead({ hero, clock }: GameCenterHeadProps) {
  const { sport, game, gameStateDisplay } = hero
  const { away, home } = hero.teams
  return (
    <PosterHero poster={hero.backgroundImage} size="large">
      <div className="u-grid u-gap-4 u-start">
        <div className="u-cluster u-gap-2-4">
          <LiveBadge game={clock}>{gameStateDisplay}</LiveBadge>
          <span className="u-title u-inline u-gap-2 u-caps">
            <Icon name={sportIcon(sport.shortName)} />
            {sport.title}
          </span>
        </div>
        <Heading level={1} size="x-large" className={styles.title}>
          {nameOf(away, game)} <span className={styles.at}>{meetingWord(hero.gameLocationIndicator)}</span>{' '}
          {nameOf(home, game)}
        </Heading>
        <div className={`u-row ${styles.teams}`}>
          <Team team={away} />
          <LiveScores game={clock} away={away} home={home} />
          <Team team={home} />
        </div>
        <GameFacts game={game} />
        {hero.showCountdown ? <GameClock game={clock} /> : null}
      </div>
    </PosterHero>
  )
}

/** A headline has no room for 'University'. */
const nameOf = ({ isSchool, name }: GameCenterTeam, game: ToldGame['game']) =>
  rankedName({ isSchool, name: isSchool ? shortSchoolName(name) : name }, game)

const Team = ({ team }: { team: GameCenterTeam }) => (
  <span className={`u-center ${styles.crest}`}>
    <Crest src={team.icon} abbreviation={team.abbreviation} size="large" />
  </span>
)
