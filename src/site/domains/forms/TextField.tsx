import type { ReactNode } from 'react'
import type { SchemaField } from '#contract/shapes/form-schema.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './Controls.module.css'
import { priceOf } from './field-words.ts'
import { onPaste } from './paste.ts'

export interface ControlProps {
  field: SchemaField
  values: string[]
  isInvalid: boolean
  describedBy: string
  notes: ReactNode
  showsPrices: boolean
}

export const RequiredMark = () => (
  <span className={styles.required}>
    <span aria-hidden="true"> *</span>
    <span className="visually-hidden"> (required)</span>
  </span>
)

/** A field with one control under its label. */
export function TextField({ field, values, isInvalid, describedBy, notes, showsPrices }: ControlProps) {
  const { name, control, label, required, isEmail, purpose } = field
  const shared = {
    id: name,
    name,
    defaultValue: values[0] ?? '',
    required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  }
  return (
    <>
      <label className={styles.label} htmlFor={name}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {notes}
      {controlOf()}
    </>
  )

  function controlOf() {
    if (control === 'select')
      return (
        <select
          {...shared}
          autoComplete={purpose ?? undefined}
          className={classNames('u-shrink u-full u-surface u-rounded', styles.control, styles.select)}
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {showsPrices && option.cents > 0 ? `${option.label} (${priceOf(option.cents)})` : option.label}
            </option>
          ))}
        </select>
      )
    if (control === 'textarea')
      return (
        <textarea
          {...shared}
          onPaste={onPaste}
          rows={5}
          autoComplete={purpose ?? undefined}
          className={classNames('u-shrink u-full u-surface u-rounded', styles.control, styles.text)}
        />
      )
    if (control === 'date')
      return (
        <input
          {...shared}
          type="date"
          autoComplete={purpose ?? undefined}
          className={classNames('u-shrink u-full u-surface u-rounded', styles.control, styles.short)}
        />
      )
    // Text that looks like a number: a browser's own kind of field hides from us what is not one.
    const isNumber = control === 'number'
    return (
      <input
        {...shared}
        onPaste={onPaste}
        type={isEmail ? 'email' : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete={purpose ?? undefined}
        className={classNames(
          'u-shrink u-full u-surface u-rounded',
          styles.control,
          isNumber && styles.short,
        )}
      />
    )
  }
}
