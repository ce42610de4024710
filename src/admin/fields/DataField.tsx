import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './DataField.module.css'
import controls from './parts/controls.module.css'
import type { OwnFieldProps } from './parts/field-props.ts'

/** What has no form of its own yet, as data. What cannot be read stays here and is not sent. */
export function DataField({ id, describedBy, value, onChange, isReadOnly }: OwnFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isReadable, setReadable] = useState(true)
  const written = JSON.stringify(value ?? null, null, 2)
  return (
    <>
      <textarea
        id={id}
        className={classNames(controls.area, controls.mono)}
        aria-describedby={describedBy}
        aria-invalid={isReadable ? undefined : true}
        readOnly={isReadOnly}
        rows={4}
        spellCheck={false}
        value={typed ?? written}
        onChange={({ target }) => {
          setTyped(target.value)
          try {
            onChange(JSON.parse(target.value))
            setReadable(true)
          } catch {
            setReadable(false)
          }
        }}
        onBlur={() => isReadable && setTyped(null)}
      />
      {isReadable ? null : (
        <p className={styles.problem} role="alert">
          This cannot be read yet, so it is not saved: a bracket, a quotation mark or a comma is missing.
        </p>
      )}
    </>
  )
}
