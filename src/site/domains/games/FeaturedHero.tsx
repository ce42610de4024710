import type { Game } from '#contract/games.ts'
import type { Sport } from '#contract/sports.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { Stamp } from '#ui/Stamp.tsx'
import { useRootData } from '../../shell/root-data.ts'
import { useSchool } from '../../shell/school.ts'
import { PosterHero } from '../sports/PosterHero.tsx'
import styles from './FeaturedHero.module.css'
import { headline } from './featured-game.ts'
import { GameCoverage } from './GameCoverage.tsx'
import { GameFacts } from './GameFacts.tsx'

interface FeaturedHeroProps {
  featured: { game: Game; near: string | null } | null
  sports: Sport[]
}

/** The next big home game; in the quiet weeks, the school itself. */
export function FeaturedHero({ featured, sports }: FeaturedHeroProps) {
  const { mascots, siteName } = useSchool()
  const tagline = useRootData()?.shell.site?.tagline
  if (!featured) {
    return (
      <PosterHero poster={null} size="large">
        <p className={styles.eyebrow}>{siteName}</p>
        <h1 className={styles.headline}>{tagline ?? siteName}</h1>
      </PosterHero>
    )
  }
  const { game, near } = featured
  const poster = sports.find(({ id }) => id === game.sport.id)?.poster
  return (
    <PosterHero poster={poster} size="large">
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <Stamp tone="brand" size="regular">
            {near ?? 'Next home game'}
          </Stamp>
          <span className={styles.sport}>
            <Icon name={sportIcon(game.sport.shortName)} />
            {game.sport.title}
          </span>
        </p>
        <h1 className={styles.headline}>{headline(game, mascots)}</h1>
        <GameFacts game={game} />
        <div className={styles.actions}>
          <GameCoverage game={game} />
          <Button
            href={`/sports/${game.sport.globalSportNameSlug}/schedule`}
            kind="text"
            iconAfter="arrow-right"
          >
            Schedule
          </Button>
        </div>
      </div>
    </PosterHero>
  )
}
