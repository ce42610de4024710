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
    <nav className={`no-print ${styles.neighbours}`} aria-label={`Previous and next ${what}`}>
      {previous ? (
        <a className={`u-row u-gap-3 u-shrink u-ink ${styles.previous}`} href={previous.url} rel="prev">
          <Icon name="chevron-left" />
          <Avatar name={fullName(previous)} src={previous.image} size="large" decorative />
          {words(`Previous ${what}`, previous)}
        </a>
      ) : null}
      {next ? (
        <a className={`u-row u-gap-3 u-shrink u-ink ${styles.next}`} href={next.url} rel="next">
          {words(`Next ${what}`, next)}
          <Avatar name={fullName(next)} src={next.image} size="large" decorative />
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  )
}

const words = (label: string, person: Neighbour) => (
  <span className="u-column u-shrink">
    <span className="u-note-xs u-semibold u-caps u-tracked-4">{label}</span>
    <span className={`u-title u-display-sm u-snug ${styles.name}`}>{fullName(person)}</span>
    <span className="u-note">{person.title}</span>
  </span>
)
