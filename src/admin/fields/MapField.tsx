import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import styles from './MapField.module.css'
import { asRow, type OwnFieldProps } from './parts/field-props.ts'

/** Names with something said of each: a sport and what is told of its players, an attribute and its value. */
export function MapField({ field, value, titles, onChange, isReadOnly, Inner }: OwnFieldProps) {
  const [key, said] = field.fields
  const [typed, setTyped] = useState('')
  const entries = asRow(value)
  if (!key || !said) return null
  const add = (name: string) => {
    setTyped('')
    if (name !== '' && !(name in entries))
      onChange({ ...entries, [name]: structuredClone(field.blank ?? '') })
  }
  return (
    <div className={styles.map}>
      {Object.entries(entries).map(([name, one]) => (
        <div key={name} className={styles.entry}>
          <div className={styles.fields}>
            <Inner
              field={key}
              value={name}
              titles={titles}
              // What is typed letter by letter is no name yet: it is taken out and added under another.
              isReadOnly={isReadOnly || key.type === 'line'}
              onChange={(next) => onChange(renamed(entries, name, String(next ?? '')))}
            />
            <Inner
              field={said}
              value={one}
              titles={titles}
              isReadOnly={isReadOnly ?? false}
              onChange={(next) => onChange({ ...entries, [name]: next ?? '' })}
            />
          </div>
          {isReadOnly ? null : (
            <Button
              look="quiet"
              icon="trash"
              label={`Take ${name} out`}
              onPress={() => {
                const { [name]: _, ...others } = entries
                onChange(others)
              }}
            />
          )}
        </div>
      ))}
      {isReadOnly ? null : (
        <div className={styles.add}>
          <Inner
            field={{ ...key, label: `Add: ${key.label.toLowerCase()}`, help: null }}
            value={typed}
            titles={titles}
            onChange={(next) =>
              key.type === 'line' ? setTyped(String(next ?? '')) : add(String(next ?? ''))
            }
          />
          {key.type === 'line' ? (
            <Button icon="add" isDisabled={typed.trim() === ''} onPress={() => add(typed.trim())}>
              Add
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** The same under another name, at its place; a name that is there already stays with what it has. */
const renamed = (entries: Readonly<Record<string, unknown>>, from: string, to: string) =>
  to === '' || to in entries
    ? entries
    : Object.fromEntries(Object.entries(entries).map(([name, one]) => [name === from ? to : name, one]))
