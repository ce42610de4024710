import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../parts/Button.tsx'
import styles from './Held.module.css'
import type { PresenceSession } from './presence.ts'

interface HeldProps {
  presence: PresenceSession | null
  field: string
  children(isHeldByAnother: boolean): ReactNode
}

const nothing = () => () => {}

/** What a field is written in with: its first input that is not for choosing a file out of sight. */
const writable =
  'input:not([type="hidden"], [disabled], [readonly]), textarea:not([readonly]), select:not([disabled]), [contenteditable="true"], [role="radio"], button:not([disabled])'

/** A field that one person writes in at a time. Whoever comes second sees who does, and may take it over. */
export function Held({ presence, field, children }: HeldProps) {
  const writer = useSyncExternalStore(
    presence?.store.subscribe ?? nothing,
    () => presence?.writerOf(field)?.name ?? null,
  )
  const place = useRef<HTMLDivElement>(null)
  const [isTaking, setTaking] = useState(false)
  // Whoever takes a field over wants to write in it, as soon as it is theirs.
  const wantsIn = useRef(false)
  useEffect(() => {
    if (!wantsIn.current || writer !== null) return
    wantsIn.current = false
    place.current?.querySelector<HTMLElement>(writable)?.focus()
  }, [writer])
  async function takeOver() {
    wantsIn.current = true
    setTaking(true)
    await presence?.takeOver(field)
    setTaking(false)
    // Somebody else may have been quicker.
    if (presence?.writerOf(field)) wantsIn.current = false
  }
  return (
    <div
      ref={place}
      onFocus={() => presence?.writeIn(field)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) presence?.writeIn(null)
      }}
    >
      {children(writer !== null)}
      {writer === null ? null : (
        <p className={styles.held} role="status">
          {writer} is writing here.
          <Button look="quiet" isPending={isTaking} onPress={() => void takeOver()}>
            {isTaking ? 'Taking over…' : 'Take over'}
          </Button>
        </p>
      )}
    </div>
  )
}
