import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import controls from './controls.module.css'
import { isElsewhere } from './library-key.ts'
import styles from './PictureField.module.css'

interface ByAddressProps {
  id: string
  label: string
  value: string
  describedBy?: string | undefined
  isWrong?: boolean
  isReadOnly?: boolean | undefined
  onChange(address: string): void
}

/** For what lies elsewhere on the web. Where the library has it, its address says nothing to anybody, and is not shown. */
export function ByAddress({ id, label, value, describedBy, isWrong, isReadOnly, onChange }: ByAddressProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && !isElsewhere(value))
    return isReadOnly ? null : (
      <Button look="quiet" icon="link" onPress={() => setOpen(true)}>
        Use an address instead
      </Button>
    )
  return (
    <label className={styles.label}>
      {label}
      <input
        id={id}
        className={controls.input}
        aria-describedby={describedBy}
        aria-invalid={isWrong ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for to type into it
        autoFocus={isOpen}
        readOnly={isReadOnly}
        placeholder="https://…"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
