import type { PlayerSeason } from '#contract/rosters.ts'
import { Heading } from '#ui/Heading.tsx'
import { shortAcademicYear } from '../parts/academic-year.ts'
import styles from './PlayerAside.module.css'
import type { PlayerHonor } from './player-honors.ts'

interface PlayerSeasonsProps {
  /** The line that this page is about. */
  rosterPlayerId: number
  seasons: readonly PlayerSeason[]
}

/** Every season the person was on a roster, in whatever sport, each with its own page. */
export function PlayerSeasons({ rosterPlayerId, seasons }: PlayerSeasonsProps) {
  return (
    <nav className="u-grid u-gap-3" aria-label="Seasons of this player">
      <Heading level={2} size="small">
        Seasons
      </Heading>
      <ul className="u-line-above">
        {seasons.map((season) => (
          <li key={season.rosterPlayerId}>
            <a
              className={`u-plain ${styles.season}`}
              href={season.url}
              aria-current={season.rosterPlayerId === rosterPlayerId ? 'page' : undefined}
            >
              <b className={`u-figures ${styles.when}`}>{season.season}</b>
              <span className="u-note">
                {[
                  season.sport.title,
                  season.jerseyNumber ? `#${season.jerseyNumber}` : null,
                  season.position,
                  shortAcademicYear(season.academicYear),
                  season.isCaptain ? 'Captain' : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function PlayerHonors({ honors }: { honors: readonly PlayerHonor[] }) {
  if (honors.length === 0) return null
  return (
    <section className="u-grid u-gap-3">
      <Heading level={2} size="small">
        Honors
      </Heading>
      <ul className="u-line-above">
        {honors.map(({ key, when, title, detail, href }) => (
          <li key={key} className={styles.honor}>
            <span className={`u-figures ${styles.when}`}>{when}</span>
            <a className={styles.title} href={href}>
              {title}
            </a>
            <span className="u-note">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
