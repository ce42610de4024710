import { Button } from '../parts/Button.tsx'
import styles from './ObjectField.module.css'
import { asRow, type OwnFieldProps } from './parts/field-props.ts'
import { InnerFields } from './parts/InnerFields.tsx'

/** Several fields that belong together; where nothing may stand, they are begun and taken off as one. */
export function ObjectField({ field, id, value, titles, onChange, isReadOnly, Inner }: OwnFieldProps) {
  const mayBeNone = field.mayBeNull || !field.isRequired
  if (value === null || value === undefined)
    return isReadOnly ? null : (
      <div>
        <Button icon="add" onPress={() => onChange(structuredClone(field.blank ?? {}))}>
          Fill in
        </Button>
      </div>
    )
  const row = asRow(value)
  return (
    <div className={styles.object}>
      <InnerFields
        id={id}
        fields={field.fields}
        row={row}
        titles={titles}
        isReadOnly={isReadOnly}
        Inner={Inner}
        onChange={onChange}
      />
      {mayBeNone && !isReadOnly ? (
        <div>
          <Button look="quiet" icon="close" onPress={() => onChange(null)}>
            Take it off
          </Button>
        </div>
      ) : null}
    </div>
  )
}
