import type { ReactNode } from 'react'
import type { Education, PreviousStop, TeamPlace } from '#contract/staff.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './Background.module.css'

interface Line {
  key: string
  when: ReactNode
  what: ReactNode
  where: ReactNode
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className="u-grid u-gap-3">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className="u-line-above">
        {lines.map(({ key, when, what, where }) => (
          <li key={key} className={styles.line}>
            <span className={styles.when}>{when}</span>
            <span className={styles.what}>{what}</span>
            <span className={`u-note ${styles.where}`}>{where}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function EducationLines({ education }: { education: readonly Education[] }) {
  return (
    <Lines
      title="Education"
      lines={education.map(({ degree, school, year }) => ({
        key: `${degree} ${school}`,
        when: year,
        what: degree,
        where: school,
      }))}
    />
  )
}

export function PreviousStops({ stops }: { stops: readonly PreviousStop[] }) {
  return (
    <Lines
      title="Previous stops"
      lines={stops.map(({ title, school, years }) => ({
        key: `${years} ${school}`,
        when: years.replace('-', '–'),
        what: title,
        where: school,
      }))}
    />
  )
}

/** Every season with a team, and from each the way to who else was there. */
export function TeamSeasons({ teams }: { teams: readonly TeamPlace[] }) {
  return (
    <Lines
      title="Seasons with the team"
      lines={teams.map(({ sport, season, kind, title }) => ({
        key: `${sport.id} ${season} ${kind} ${title}`,
        when: <a href={`/sports/${sport.globalSportNameSlug}/coaches/${season}`}>{season}</a>,
        what: title,
        where: sport.title,
      }))}
    />
  )
}
