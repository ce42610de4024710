import { useState } from 'react'
import styles from './LinesField.module.css'
import controls from './parts/controls.module.css'
import { asList, asText, type OwnFieldProps } from './parts/field-props.ts'

/** Several words: one on each line, or ticked where the words are known. */
export function LinesField({ field, id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  const lines = asList(value).map(asText)
  // As it is typed: an empty line at the end is where the next word goes.
  const [typed, setTyped] = useState<string | null>(null)
  if (field.choices.length > 0)
    return (
      <div id={id} role="group" aria-label={field.label} className={styles.choices}>
        {field.choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={lines.includes(choice.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...lines, choice.value] : lines.filter((line) => line !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
    )
  const own = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const isTyped = typed !== null && own(typed).join('\n') === lines.join('\n')
  return (
    <textarea
      id={id}
      className={controls.area}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      readOnly={isReadOnly}
      placeholder="One on each line"
      rows={3}
      value={isTyped ? typed : lines.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(own(target.value))
      }}
    />
  )
}
