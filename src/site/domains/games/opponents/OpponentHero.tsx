import type { Opponent } from '#contract/shapes/game-opponent.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import { useSchool } from '#site/page/school/school.ts'
import { type Fact, FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Crest } from '../parts/Crest.tsx'
import styles from './OpponentHero.module.css'

interface OpponentHeroProps {
  sport: SportRef
  opponent: Opponent
  /** Who leads, in a sentence. */
  standing: string
  /** '12-4', the school's wins first. */
  record: string
  facts: readonly Fact[]
}

/** The two sides and how they stand. */
export function OpponentHero({ sport, opponent, standing, record, facts }: OpponentHeroProps) {
  const { shortName, crest } = useSchool()
  return (
    <header className="on-primary u-head">
      <div className={`u-frame ${styles.inner}`}>
        <UpLink href={`/sports/${sport.globalSportNameSlug}/opponent-history`}>
          {sport.title} opponents
        </UpLink>
        <div className={styles.sides}>
          <div className={styles.crest}>
            <Crest src={crest} abbreviation={shortName.charAt(0)} size="large" />
          </div>
          <div className={styles.words}>
            <Heading level={1} className={styles.title}>
              <span className={styles.sport}>{sport.title} series </span>
              {shortName} <span className={styles.vs}>vs</span> {opponent.title}
            </Heading>
            <p className={styles.record}>{record}</p>
            <p className="u-text-lg u-semibold">{standing}</p>
          </div>
          <div className={styles.crest}>
            <Crest src={opponent.image} abbreviation={opponent.abbreviation} size="large" />
          </div>
        </div>
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
      </div>
    </header>
  )
}
