import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../parts/Button.tsx'
import styles from './Held.module.css'
import type { PresenceSession } from './presence.ts'

interface HeldProps {
  presence: PresenceSession | null
  field: string
  children(isHeldByAnother: boolean): ReactNode
}

const nothing = () => () => {}

/** A field that one person writes in at a time. Whoever comes second sees who does, and may take it over. */
export function Held({ presence, field, children }: HeldProps) {
  const writer = useSyncExternalStore(
    presence?.store.subscribe ?? nothing,
    () => presence?.writerOf(field)?.name ?? null,
  )
  return (
    <div
      onFocus={() => presence?.writeIn(field)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) presence?.writeIn(null)
      }}
    >
      {children(writer !== null)}
      {writer === null ? null : (
        <p className={styles.held} role="status">
          {writer} is writing here.
          <Button look="quiet" onPress={() => presence?.takeOver(field)}>
            Take over
          </Button>
        </p>
      )}
    </div>
  )
}
