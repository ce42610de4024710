import type { OwnFieldProps } from './field-props.ts'
import styles from './YesNoField.module.css'

export function YesNoField({ field, id, describedBy, value, onChange, isReadOnly }: OwnFieldProps) {
  return (
    <label className={styles.switch} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.words}>{field.label}</span>
    </label>
  )
}
