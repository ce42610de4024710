import { classNames } from '#ui/class-names.ts'
import styles from './ChoiceField.module.css'
import controls from './parts/controls.module.css'
import { asText, isSegmented, type OwnFieldProps } from './parts/field-props.ts'

/** One of a few words. */
export function ChoiceField(props: OwnFieldProps) {
  const { field, id, describedBy, value, onChange, problem, isReadOnly } = props
  if (isSegmented(field)) return <Segments {...props} />
  // What may be left out is as it usually is.
  const nothing = field.mayBeNull ? 'None' : field.isRequired ? null : 'Usual'
  return (
    <select
      id={id}
      className={classNames(controls.input, styles.select)}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      disabled={isReadOnly}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {nothing || !value ? <option value="">{nothing ?? 'Choose…'}</option> : null}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

function Segments({ field, id, value, onChange, isReadOnly }: OwnFieldProps) {
  return (
    <div className={styles.segments}>
      {field.choices.map((choice) => (
        <label key={choice.value} className={styles.segment}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            disabled={isReadOnly}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
