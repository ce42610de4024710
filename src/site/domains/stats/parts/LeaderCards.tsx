import type { StatLeader, StatLeaders } from '#contract/stats.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import styles from './LeaderCards.module.css'
import { PlayerName } from './PlayerName.tsx'
import { statValue } from './stat-value.ts'

type Category = StatLeaders['categories'][number]

/** Who leads a team in what: the number first, as large as it matters, then those who follow. */
export function LeaderCards({ categories }: { categories: Category[] }) {
  return (
    <ul className={styles.cards}>
      {categories.map((category) => (
        <LeaderCard key={`${category.group} ${category.key}`} category={category} />
      ))}
    </ul>
  )
}

function LeaderCard({ category }: { category: Category }) {
  const { title, descriptor, format, leaders } = category
  const [first, ...followers] = leaders
  if (!first) return null
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.first}>
        <p className={styles.figure}>
          <span className={styles.value}>{statValue(first.value, format)}</span>{' '}
          <span className={styles.descriptor}>{descriptor}</span>
        </p>
        <p className="u-grid">
          <PlayerName leader={first} />
          <span className={`u-note-xs ${styles.about}`}>
            {[first.number ? `#${first.number}` : null, first.position].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <Portrait leader={first} />
      {followers.length > 0 ? (
        <ol className={styles.followers}>
          {followers.slice(0, 2).map((leader) => (
            <li
              key={leader.rosterPlayerId ?? leader.name}
              className={`u-row u-gap-3 u-target u-spread ${styles.follower}`}
            >
              <PlayerName leader={leader} />
              <span className={`u-headline u-figures ${styles.followerValue}`}>
                {statValue(leader.value, format)}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  )
}

function Portrait({ leader }: { leader: StatLeader }) {
  return (
    <div className={styles.portrait}>
      {personImage(leader.image) ? (
        <Image
          src={personImage(leader.image) ?? ''}
          alt=""
          gravity="north"
          width={160}
          height={200}
          sizes="160px"
        />
      ) : (
        <Icon name="person" size="x-large" />
      )}
    </div>
  )
}
