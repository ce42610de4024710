import type { Sport } from '#contract/sports.ts'
import { teamGroups, titleInGroup } from '#site/parts/teams/teams.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import styles from './TeamsGrid.module.css'

/** Every team of the school, one tap away. */
export function TeamsGrid({ sports }: { sports: readonly Sport[] }) {
  return (
    <div className={`u-grid u-gap-6 ${styles.groups}`}>
      {teamGroups(sports).map((group) => (
        <div key={group.title}>
          <Heading level={3} size="small">
            {group.title}
          </Heading>
          <ul className={styles.grid}>
            {group.sports.map((sport) => (
              <li key={sport.id}>
                <a
                  className={`u-title u-plain u-row ${styles.team}`}
                  href={`/sports/${sport.globalSportNameSlug}`}
                >
                  <Icon name={sportIcon(sport.shortName)} size="large" />
                  <span>
                    {group.title === 'Mixed' ? null : <span className="visually-hidden">{group.title} </span>}
                    {titleInGroup(sport.title)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
