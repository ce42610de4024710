import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { GameClock } from '#site/domains/games/countdown/GameClock.tsx'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { GameFacts } from '#site/domains/games/parts/GameFacts.tsx'
import { meetingWord } from '#site/domains/games/parts/game-words.ts'
import { LiveBadge } from '#site/domains/live/LiveBadge.tsx'
import { PosterHero } from '#site/parts/heads/PosterHero.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import board from './board/Board.module.css'
import { boardProps, colorStyle, nameOf } from './board/board-props.ts'
import { GameWays } from './board/GameWays.tsx'
import { LiveBoard } from './board/LiveBoard.tsx'
import type { BothColors } from './board/team-colors.ts'
import styles from './GameCenterHead.module.css'
import type { ToldGame } from './told/told-game.ts'
import type { Layout } from './told/usual-layout.ts'

interface GameCenterHeadProps {
  hero: ToldGame
  clock: ClockedGame
  colors: BothColors
  phase: Layout['phase']
}

/** The two teams: before the game over its poster with the time that is left, while it is on and after it the score. */
export function GameCenterHead({ hero, clock, colors, phase }: GameCenterHeadProps) {
  const { game, teams } = hero
  if (phase === 'before')
    return (
      <PosterHero poster={hero.backgroundImage} size="large">
        <div className="u-grid u-gap-4 u-start">
          <Titles hero={hero} clock={clock} size="x-large" />
          <div className={`u-row ${styles.teams}`} style={colorStyle(colors)}>
            {[teams.away, teams.home].map((team) => (
              <span key={team.name} className={`u-center ${styles.crest}`}>
                <Crest src={team.icon} abbreviation={team.abbreviation} size="large" />
              </span>
            ))}
          </div>
          <GameFacts game={game} />
          <GameWays game={game} />
          {hero.showCountdown ? <GameClock game={clock} /> : null}
        </div>
      </PosterHero>
    )
  return (
    <div className={`${board.board} dark-theme`} style={colorStyle(colors)}>
      <div className={`u-frame ${board.inner}`}>
        <Titles hero={hero} clock={clock} size="regular" />
      </div>
      <LiveBoard {...boardProps(hero)} game={clock} look="large" />
      <div className={`u-frame ${board.inner}`}>
        <GameWays game={game} />
        <GameFacts game={game} />
      </div>
    </div>
  )
}

function Titles({
  hero,
  clock,
  size,
}: Pick<GameCenterHeadProps, 'hero' | 'clock'> & { size: 'regular' | 'x-large' }) {
  const { sport, game, teams, gameStateDisplay } = hero
  return (
    <div className="u-grid u-gap-3 u-start">
      <div className="u-cluster u-gap-2-4">
        <LiveBadge game={clock}>{gameStateDisplay}</LiveBadge>
        <span className="u-title u-inline u-gap-2 u-caps">
          <Icon name={sportIcon(sport.shortName)} />
          {sport.title}
        </span>
      </div>
      <Heading level={1} size={size} className={styles.title}>
        {nameOf(teams.away, game)}{' '}
        <span className={styles.at}>{meetingWord(hero.gameLocationIndicator)}</span>{' '}
        {nameOf(teams.home, game)}
      </Heading>
    </div>
  )
}
