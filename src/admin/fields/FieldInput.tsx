import { type ComponentType, lazy, Suspense, useId } from 'react'
import type { FieldType } from '#contract/editing/desk.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { ChosenField } from './ChosenField.tsx'
import { ColorField } from './ColorField.tsx'
import { DataField } from './DataField.tsx'
import styles from './FieldInput.module.css'
import { HtmlField } from './HtmlField.tsx'
import { LinesField } from './LinesField.tsx'
import { MapField } from './MapField.tsx'
import { DayField, MomentField } from './MomentField.tsx'
import { NamedField, NamedSeveralField } from './NamedField.tsx'
import { NumbersField } from './NumbersField.tsx'
import { ObjectField } from './ObjectField.tsx'
import { asText, type FieldProps, isSegmented, type OwnFieldProps } from './parts/field-props.ts'
import { PictureAddressField, PictureField } from './parts/PictureField.tsx'
import { YesNoField } from './parts/YesNoField.tsx'
import { ReferenceField, ReferencesField } from './ReferenceField.tsx'
import { RowsField } from './RowsField.tsx'
import { LineField, NumberField, TextField } from './TextFields.tsx'

// Few kinds have these.
const BlocksField = lazy(async () => ({ default: (await import('./blocks/BlocksField.tsx')).BlocksField }))
const FileField = lazy(async () => ({ default: (await import('./parts/FileField.tsx')).FileField }))
const PicturesField = lazy(async () => ({
  default: (await import('./pictures/PicturesField.tsx')).PicturesField,
}))
const SectionsField = lazy(async () => ({
  default: (await import('./sections/SectionsField.tsx')).SectionsField,
}))

/** THE FIELDS: how each type is filled in. */
const fields: Readonly<Record<FieldType, ComponentType<OwnFieldProps>>> = {
  line: LineField,
  text: TextField,
  html: HtmlField,
  number: NumberField,
  'yes-no': YesNoField,
  choice: ChoiceField,
  day: DayField,
  moment: MomentField,
  reference: ReferenceField,
  references: ReferencesField,
  color: ColorField,
  lines: LinesField,
  picture: PictureField,
  'picture-address': PictureAddressField,
  file: FileField,
  chosen: ChosenField,
  named: NamedField,
  'named-several': NamedSeveralField,
  numbers: NumbersField,
  rows: RowsField,
  pictures: PicturesField,
  object: ObjectField,
  map: MapField,
  blocks: BlocksField,
  sections: SectionsField,
  data: DataField,
}

/** These have several controls, and say what they are as a group. */
const groups = new Set<FieldType>([
  'moment',
  'references',
  'picture',
  'picture-address',
  'file',
  'chosen',
  'named-several',
  'numbers',
  'rows',
  'pictures',
  'object',
  'map',
  'blocks',
  'sections',
])
/** This one has its label beside it. */
const besides = new Set<FieldType>(['yes-no'])

/** A field with its label, its help and what is wrong with it. */
export function FieldInput(props: FieldProps) {
  const { field, value, problem } = props
  const id = useId()
  const Own = fields[field.type]
  const isGroup = groups.has(field.type) || isSegmented(field)
  const notes = [field.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const label = (
    <>
      {field.label}
      {field.isRequired ? null : (
        <span className={styles.optional} data-optional>
          Optional
        </span>
      )}
    </>
  )
  const own = (
    <Suspense>
      <Own {...props} id={id} describedBy={notes || undefined} Inner={FieldInput} />
    </Suspense>
  )
  const Around = isGroup ? 'fieldset' : 'div'
  return (
    <Around
      className={classNames(styles.field, problem && !isGroup ? styles.wrong : null)}
      data-field={field.name}
      {...(isGroup && notes ? { 'aria-describedby': notes } : {})}
    >
      {besides.has(field.type) ? (
        own
      ) : (
        <>
          {isGroup ? (
            <legend className={styles.label}>{label}</legend>
          ) : (
            <label className={styles.label} htmlFor={id}>
              {label}
            </label>
          )}
          {own}
        </>
      )}
      <div className={styles.notes}>
        {problem ? (
          <p id={`${id}-problem`} className={styles.problem}>
            {problem}
          </p>
        ) : null}
        {field.help ? (
          <p id={`${id}-help`} className={styles.help}>
            {field.help}
          </p>
        ) : null}
        <Count maxLength={field.maxLength} value={value} />
      </div>
    </Around>
  )
}

/** Says how much room there is when it gets short. */
function Count({ maxLength, value }: { maxLength: number | null; value: unknown }) {
  const length = asText(value).length
  if (maxLength === null || typeof value !== 'string' || length < maxLength * 0.8) return null
  return (
    <p className={classNames(styles.count, length > maxLength && styles.problem)}>
      {length.toLocaleString('en-US')} of {maxLength.toLocaleString('en-US')} characters
    </p>
  )
}
