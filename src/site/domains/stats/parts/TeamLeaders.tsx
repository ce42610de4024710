import type { StatLeaders } from '#contract/stats.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { personImage } from '#ui/image-url.ts'
import { PlayerName } from './PlayerName.tsx'
import { statValue } from './stat-value.ts'
import styles from './TeamLeaders.module.css'

/** The first in each number, team by team. */
export function TeamLeaders({ teams }: { teams: StatLeaders[] }) {
  return (
    <ul className={styles.teams}>
      {teams.map(({ sport, season, categories }) => (
        <li key={sport.id}>
          <h3 className={`u-row ${styles.sport}`}>
            <Icon name={sportIcon(sport.shortName)} />
            <a className={`u-plain ${styles.link}`} href={`/sports/${sport.globalSportNameSlug}/stats`}>
              {sport.title}
            </a>
            <span className={styles.season}>{season}</span>
          </h3>
          <dl>
            {categories.map(({ key, group, title, descriptor, format, leaders: [leader] }) =>
              leader ? (
                <div key={`${group} ${key}`} className={styles.number}>
                  <dt className={`u-label u-tracked-5 ${styles.title}`}>{title}</dt>
                  <dd className={`u-row ${styles.who}`}>
                    {personImage(leader.image) ? (
                      <Image
                        className={styles.face}
                        src={personImage(leader.image) ?? ''}
                        alt=""
                        width={48}
                        height={48}
                        gravity="north"
                      />
                    ) : null}
                    <PlayerName leader={leader} />
                  </dd>
                  <dd className={styles.value}>
                    {statValue(leader.value, format)} <span className={styles.descriptor}>{descriptor}</span>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
