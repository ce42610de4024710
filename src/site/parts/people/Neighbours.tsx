import type { StaffEntry } from '#contract/staff.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { fullName } from './full-name.ts'
import styles from './Neighbours.module.css'

type Neighbour = Pick<StaffEntry, 'firstName' | 'lastName' | 'title' | 'image' | 'url'>

interface NeighboursProps {
  /** Who they are: 'coach'. */
  what: string
  previous: Neighbour | null
  next: Neighbour | null
}

/** The way to who stands before and after in the list. */
export function Neighbours({ what, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={`Previous and next ${what}`}>
      {previous ? (
        <a className={styles.previous} href={previous.url} rel="prev">
          <Icon name="chevron-left" />
          <Avatar name={fullName(previous)} src={previous.image} size="large" decorative />
          {words(`Previous ${what}`, previous)}
        </a>
      ) : null}
      {next ? (
        <a className={styles.next} href={next.url} rel="next">
          {words(`Next ${what}`, next)}
          <Avatar name={fullName(next)} src={next.image} size="large" decorative />
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  )
}

const words = (label: string, person: Neighbour) => (
  <span className={styles.words}>
    <span className={styles.label}>{label}</span>
    <span className={styles.name}>{fullName(person)}</span>
    <span className={styles.title}>{person.title}</span>
  </span>
)
