import type { ReactNode } from 'react'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { Sport } from '#contract/sports.ts'
import { LiveBadge } from '#site/domains/live/LiveBadge.tsx'
import { PosterHero } from '#site/parts/heads/PosterHero.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import type { ClockedGame } from '../countdown/clocked-game.ts'
import { GameClock } from '../countdown/GameClock.tsx'
import styles from './FeaturedGame.module.css'

export const featuredTitleId = 'featured-title'

/** What moves about the home game that a page puts forward. */
export interface Featured {
  game: ClockedGame
  sport: Pick<SportRef, 'id' | 'title' | 'shortName'>
  /** 'Tonight' or the like. */
  near: string | null
}

interface FeaturedGameProps {
  /** Null in the quiet weeks, when the school itself is put forward. */
  featured: Featured | null
  /** Its words: FeaturedWords or SchoolWords. */
  children: ReactNode
  sports: readonly Sport[]
  /** At the top of a page, rather than further down. */
  isHero?: boolean
}

/** The next big home game over its poster, with the time until it or its score. */
export function FeaturedGame({ featured, children, sports, isHero = false }: FeaturedGameProps) {
  const poster = sports.find((sport) => sport.id === featured?.sport.id)?.poster
  return (
    <section aria-labelledby={featuredTitleId}>
      <PosterHero poster={poster} size={isHero ? 'large' : 'regular'} priority={isHero}>
        <div className={`u-grid u-gap-4 ${styles.words}`}>
          {featured ? (
            <div className={`u-title u-cluster ${styles.eyebrow}`}>
              <LiveBadge game={featured.game}>{featured.near ?? 'Next home game'}</LiveBadge>
              <span className="u-row u-gap-2">
                <Icon name={sportIcon(featured.sport.shortName)} />
                {featured.sport.title}
              </span>
            </div>
          ) : null}
          {children}
          {featured ? <GameClock game={featured.game} /> : null}
        </div>
      </PosterHero>
    </section>
  )
}
