import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './Handle.module.css'
import { Icon } from './Icon.tsx'

interface HandleProps {
  /** What is moved by it. */
  label: string
  onPointerDown(event: PointerEvent): void
  onKeyDown(event: KeyboardEvent): void
}

/** What an entry of an ordered list is dragged by; arrow keys move it too. */
export function Handle({ label, ...events }: HandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      data-handle
      aria-label={`Move ${label}`}
      title="Drag, or use the arrow keys"
      {...events}
    >
      <Icon name="grip" />
    </button>
  )
}
