import type { Game } from '#contract/games.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { GameCoverage } from '../parts/GameCoverage.tsx'
import { GameFacts } from '../parts/GameFacts.tsx'
import styles from './FeaturedGame.module.css'
import { featuredTitleId } from './FeaturedGame.tsx'
import { headline } from './featured-game.ts'

/** What the featured game is, when and where, and the ways to it. */
export function FeaturedWords({ game, level }: { game: Game; level: 1 | 2 }) {
  const { mascots } = useSchool()
  const Headline = `h${level}` as const
  return (
    <>
      <Headline id={featuredTitleId} className={classNames(styles.headline, level === 2 && styles.second)}>
        {headline(game, mascots)}
      </Headline>
      <GameFacts game={game} />
      <div className={`u-cluster u-above-2 ${styles.actions}`}>
        <GameCoverage game={game} />
        <Button
          href={`/sports/${game.sport.globalSportNameSlug}/schedule`}
          kind="text"
          iconAfter="arrow-right"
        >
          Schedule
        </Button>
      </div>
    </>
  )
}

/** In the quiet weeks a page leads with the school itself. */
export function SchoolWords() {
  const { siteName } = useSchool()
  const tagline = useRootData()?.shell.site?.tagline
  return (
    <>
      {tagline ? <p className={`u-title u-cluster ${styles.eyebrow}`}>{siteName}</p> : null}
      <h1 id={featuredTitleId} className={styles.headline}>
        {tagline || siteName}
      </h1>
    </>
  )
}
