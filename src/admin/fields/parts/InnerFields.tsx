import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { type OwnFieldProps, withPart } from './field-props.ts'
import { holdPicture } from './hold-picture.ts'
import { PictureField } from './PictureField.tsx'
import { plainField } from './plain-field.ts'

interface InnerFieldsProps extends Pick<OwnFieldProps, 'titles' | 'isReadOnly' | 'Inner' | 'id'> {
  fields: readonly FieldDescription[]
  row: Readonly<Record<string, unknown>>
  onChange(row: Record<string, unknown>): void
}

/** The fields of a row, an object or a block. */
export function InnerFields({ fields, row, titles, onChange, isReadOnly, Inner, id }: InnerFieldsProps) {
  const hasPicture = holdPicture(fields)
  return (
    <>
      {hasPicture ? (
        <PictureField
          field={plainField('url', 'Picture', { type: 'picture' })}
          id={`${id}-picture`}
          describedBy={undefined}
          titles={titles}
          Inner={Inner}
          isReadOnly={isReadOnly ?? false}
          value={{ url: row.url, alt: row.alt }}
          onChange={(picture) => onChange({ ...row, ...(picture as object) })}
        />
      ) : null}
      {fields
        .filter(({ name }) => !(hasPicture && (name === 'url' || name === 'alt')))
        .map((field) => (
          <Inner
            key={field.name}
            field={field}
            value={row[field.name]}
            titles={titles}
            isReadOnly={isReadOnly ?? false}
            onChange={(given) => onChange(withPart(row, field, given))}
          />
        ))}
    </>
  )
}
