import { textsOf } from '#contract/forms/form-values.ts'
import type { SchemaField } from '#contract/shapes/form-schema.ts'
import { FieldMessages } from '#site/parts/plain-forms/FieldMessages.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './Controls.module.css'
import { limitNote } from './field-words.ts'
import { TextField } from './TextField.tsx'

export interface FieldRowProps {
  field: SchemaField
  /** What it starts with. */
  value: string | string[]
  /** False while the field's conditions do not hold; without scripts it is there nevertheless, and says when it is meant. */
  isShown: boolean
  /** The summary speaks for all messages; before it is there each speaks for itself. */
  isQuiet: boolean
  messages: string[]
  condition: string | null
  /** That another field will do as well. */
  alternative: string | null
  showsPrices: boolean
}

/** One row of a form: its label, what is to be known, its control, and what is wrong with the answer. */
export function FieldRow(props: FieldRowProps) {
  const { field, value, isShown, isQuiet, messages, condition, alternative, showsPrices } = props
  const { name, control, html } = field
  if (control === 'hidden') return <input type="hidden" name={name} defaultValue={textsOf(value)[0]} />
  const waits = isShown ? undefined : ''
  if (control === 'separator')
    return (
      <div className={styles.separator} data-waits={waits} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
    )
  const limit = [alternative, limitNote(field)].filter(Boolean).join(' ')
  const isInvalid = messages.length > 0
  const shared = {
    field,
    values: textsOf(value),
    isInvalid,
    describedBy: classNames(condition && `${name}-when`, limit && `${name}-limit`, `${name}-message`),
    notes: (
      <>
        {condition ? (
          <p id={`${name}-when`} className={`u-note ${styles.when}`}>
            {condition}
          </p>
        ) : null}
        {limit ? (
          <p id={`${name}-limit`} className="u-note">
            {limit}
          </p>
        ) : null}
      </>
    ),
  }
  return (
    <div
      className={classNames('u-grid u-columns-1 u-gap-1', styles.row, isInvalid && styles.invalid)}
      data-waits={waits}
    >
      {control === 'radio' || control === 'checkbox' ? (
        <ChoiceField {...shared} kind={control} showsPrices={showsPrices} />
      ) : (
        <TextField {...shared} showsPrices={showsPrices} />
      )}
      <FieldMessages id={`${name}-message`} messages={messages} isLive={!isQuiet} />
    </div>
  )
}
