import { useStore } from '../ground/store.ts'
import styles from './Present.module.css'
import { initialsOf, peopleOf } from './people.ts'
import type { PresenceSession } from './presence.ts'

const most = 3

/** Who else is looking, in the form's head. */
export function Present({ presence }: { presence: PresenceSession }) {
  const people = peopleOf(useStore(presence.store).others)
  if (people.length === 0) return null
  const names = people.map(({ name }) => name).join(', ')
  return (
    <span className={styles.people} role="img" aria-label={`Also here: ${names}`} title={names}>
      {people.slice(0, most).map(({ userId, name, isWriting }) => (
        <span key={userId} className={styles.person} data-writing={isWriting || undefined}>
          {initialsOf(name)}
        </span>
      ))}
      {people.length > most ? <span className={styles.person}>+{people.length - most}</span> : null}
    </span>
  )
}
