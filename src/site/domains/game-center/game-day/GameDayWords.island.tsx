import { GameFacts } from '#site/domains/games/parts/GameFacts.tsx'
import { meetingWord } from '#site/domains/games/parts/game-words.ts'
import { StoryTile } from '#site/domains/news/parts/StoryTile.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stars } from '../after/Stars.tsx'
import { nameOf } from '../board/board-props.ts'
import { GameWays } from '../board/GameWays.tsx'
import styles from './GameDay.module.css'
import { gameDayTitleId } from './game-day-part.ts'
import type { GameDayWords as Words } from './load-game-day.ts'

/** Which game it is, the ways to it, and what was written of it. */
export default function GameDayWords({ hero, stars, colors, box, story }: Words) {
  const { sport, game, teams } = hero
  return (
    <div className={styles.words}>
      <p className="u-title u-inline u-gap-2 u-caps">
        <Icon name={sportIcon(sport.shortName)} />
        {sport.title}
      </p>
      <h2 id={gameDayTitleId} className="u-headline u-display-md">
        {nameOf(teams.away, game)} {meetingWord(hero.gameLocationIndicator)} {nameOf(teams.home, game)}
      </h2>
      <div className={styles.ways}>
        <Button href={`/game-center/${hero.id}`} icon="stadium">
          Game Center
        </Button>
        <GameWays game={game} />
      </div>
      <GameFacts game={game} />
      {box && stars.length > 0 ? <Stars stars={stars} box={box} colors={colors} /> : null}
      {story ? <StoryTile story={story} sizes="(min-width: 64em) 40vw, 90vw" showTeaser /> : null}
    </div>
  )
}
