import type { ReactNode } from 'react'
import type { OwnFieldProps } from './field-props.ts'
import styles from './YesNoField.module.css'

interface SwitchProps {
  label: ReactNode
  isOn: boolean
  onSwitch(isOn: boolean): void
  id?: string
  describedBy?: string | undefined
  isReadOnly?: boolean | undefined
  /** Without words beside it; then this is what it is called. */
  name?: string
}

export function Switch({ label, isOn, onSwitch, id, describedBy, isReadOnly, name }: SwitchProps) {
  return (
    <label className={styles.switch} htmlFor={id}>
      <input
        {...(id ? { id } : {})}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-describedby={describedBy}
        aria-label={name}
        disabled={isReadOnly}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {label ? <span className={styles.words}>{label}</span> : null}
    </label>
  )
}

export function YesNoField({ field, id, describedBy, value, onChange, isReadOnly }: OwnFieldProps) {
  return (
    <Switch
      id={id}
      describedBy={describedBy}
      label={field.label}
      isOn={value === true}
      isReadOnly={isReadOnly}
      onSwitch={onChange}
    />
  )
}
