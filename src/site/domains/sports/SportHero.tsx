import type { ScheduleRecord } from '#contract/games.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { School } from '#site/page/school/school.ts'
import { PosterHero } from '#site/parts/heads/PosterHero.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './SportHero.module.css'
import { TeamRecord } from './TeamRecord.tsx'

interface SportHeroProps {
  sport: SportRef
  season: string
  record: ScheduleRecord
  poster: string | null | undefined
  hasRoster: boolean
  school: School
}

export function SportHero({ sport, season, record, poster, hasRoster, school }: SportHeroProps) {
  const address = `/sports/${sport.globalSportNameSlug}`
  const { wins, losses, ties } = record.overall
  return (
    <PosterHero poster={poster}>
      <p className={`u-title u-caps u-tight ${styles.eyebrow}`}>
        {school.shortName} {school.mascots} <span className={styles.season}>{season}</span>
      </p>
      <h1 className={styles.title}>{sport.title}</h1>
      {wins + losses + ties > 0 ? <TeamRecord record={record} /> : null}
      <div className="u-wrap u-gap-3">
        <Button href={`${address}/schedule`}>Schedule</Button>
        {hasRoster ? (
          <Button href={`${address}/roster`} kind="alternate">
            Roster
          </Button>
        ) : null}
        <Button href={`/follow?sport=${sport.globalSportNameSlug}`} kind="alternate" icon="bell">
          Follow<span className="visually-hidden"> {sport.title}</span>
        </Button>
      </div>
    </PosterHero>
  )
}
