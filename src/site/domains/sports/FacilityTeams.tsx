import type { FacilityPage } from '#contract/sports.ts'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import styles from './FacilityTeams.module.css'

/** The teams at home there, and how they have done. */
export function FacilityTeams({ facility: { sports, homeRecords } }: { facility: FacilityPage }) {
  return (
    <ul className={styles.teams}>
      {sports.map(({ id, title, shortName, globalSportNameSlug }) => {
        const home = homeRecords.find(({ sport }) => sport.id === id)
        return (
          <li key={id}>
            <a
              className={`u-plain u-grid u-gap-0-3 u-boxed ${styles.team}`}
              href={`/sports/${globalSportNameSlug}`}
            >
              <Icon name={sportIcon(shortName)} size="large" />
              <span className={`u-headline u-display-sm u-snug ${styles.title}`}>{title}</span>
              {home ? (
                <span className={`u-note u-figures ${styles.record}`}>
                  <b>{home.record.text}</b> here since {home.since}
                </span>
              ) : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
