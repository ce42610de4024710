import { classNames } from '#ui/class-names.ts'
import styles from './Controls.module.css'
import { priceOf } from './field-words.ts'
import { type ControlProps, RequiredMark } from './TextField.tsx'

/** Radio buttons or boxes to check, in a group that has the label as its legend. */
export function ChoiceField({
  kind,
  field,
  values,
  isInvalid,
  describedBy,
  notes,
  showsPrices,
}: ControlProps & { kind: 'radio' | 'checkbox' }) {
  const { name, label, required, options, isBlock } = field
  return (
    <fieldset
      className={`u-grid u-columns-1 u-gap-2 ${styles.group}`}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      {notes}
      <div className={isBlock ? styles.blocks : styles.choices}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames('u-row u-gap-3 u-target', styles.choice, isBlock && styles.block)}
          >
            <input
              id={`${name}-${index}`}
              type={kind}
              name={name}
              value={option.value}
              defaultChecked={values.includes(option.value)}
              aria-invalid={isInvalid || undefined}
            />
            <span>{option.label}</span>
            {showsPrices && option.cents > 0 ? (
              <span className={styles.price}>{priceOf(option.cents)}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
