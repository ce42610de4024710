import { classNames } from '#ui/class-names.ts'
import styles from './ColorField.module.css'
import controls from './parts/controls.module.css'
import { asText, type OwnFieldProps } from './parts/field-props.ts'

export function ColorField({ field, id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const text = asText(value)
  return (
    <div className={styles.color}>
      <input
        type="color"
        aria-label={`${field.label}, chosen from a palette`}
        className={styles.well}
        disabled={isReadOnly}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        className={classNames(controls.input, controls.short, controls.mono)}
        aria-describedby={describedBy}
        aria-invalid={problem ? true : undefined}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => onChange(target.value === '' && field.mayBeNull ? null : target.value)}
      />
    </div>
  )
}
