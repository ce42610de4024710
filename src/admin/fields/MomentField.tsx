import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { momentWords } from '../words/moments.ts'
import styles from './MomentField.module.css'
import controls from './parts/controls.module.css'
import { asText, type OwnFieldProps } from './parts/field-props.ts'
import { clockOf, momentAt } from './zoned.ts'

export function DayField({ field, id, describedBy, value, onChange, problem, isReadOnly }: OwnFieldProps) {
  return (
    <input
      id={id}
      type="date"
      className={classNames(controls.input, controls.short)}
      aria-describedby={describedBy}
      aria-invalid={problem ? true : undefined}
      readOnly={isReadOnly}
      value={asText(value).slice(0, 10)}
      onChange={({ target }) => onChange(target.value === '' && field.mayBeNull ? null : target.value)}
    />
  )
}

export function MomentField({ field, id, value, onChange, isReadOnly }: OwnFieldProps) {
  return (
    <MomentInput
      id={id}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
      isReadOnly={isReadOnly}
      mayBeEmpty={field.mayBeNull}
    />
  )
}

interface MomentInputProps {
  id: string
  value: string | null
  onChange(moment: string | null): void
  isReadOnly?: boolean
  mayBeEmpty?: boolean
}

/** A day and a clock, which are the school's wherever one sits; said in words below. */
export function MomentInput({ id, value, onChange, isReadOnly, mayBeEmpty = true }: MomentInputProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [typedTime, setTypedTime] = useState('')
  const { day, time } = value ? clockOf(value, timeZone) : { day: '', time: typedTime }
  return (
    <div className={styles.moment}>
      <input
        id={id}
        type="date"
        aria-label="Day"
        className={classNames(controls.input, styles.day)}
        readOnly={isReadOnly}
        value={day}
        onChange={({ target }) => onChange(momentAt(target.value, time, timeZone))}
      />
      <input
        type="time"
        aria-label="Time"
        className={classNames(controls.input, styles.time)}
        readOnly={isReadOnly}
        value={time}
        onChange={({ target }) => {
          setTypedTime(target.value)
          if (day) onChange(momentAt(day, target.value, timeZone))
        }}
      />
      {value && mayBeEmpty && !isReadOnly ? (
        <Button look="quiet" icon="close" label="No date" onPress={() => onChange(null)} />
      ) : null}
      <p className={styles.words}>{value ? momentWords(value, timeZone) : ''}</p>
    </div>
  )
}
