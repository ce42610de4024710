import { classNames } from '#ui/class-names.ts'
import controls from './controls.module.css'
import { asText, type OwnFieldProps } from './field-props.ts'

/** A line of text. */
export function LineField({ field, id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const list = field.suggestions.length > 0 ? `${id}-list` : undefined
  const input = (
    <input
      id={id}
      list={list}
      className={controls.input}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      readOnly={isReadOnly}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  if (!list) return input
  return (
    <>
      {input}
      <datalist id={list}>
        {field.suggestions.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </>
  )
}

/** Plain text with paragraphs: as high as what is in it. */
export function TextField({ id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  return (
    <textarea
      id={id}
      className={controls.area}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      readOnly={isReadOnly}
      rows={3}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export function NumberField({ id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  return (
    <input
      id={id}
      type="number"
      inputMode="decimal"
      className={classNames(controls.input, controls.short)}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      readOnly={isReadOnly}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
