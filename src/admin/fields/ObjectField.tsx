import { Button } from '../parts/Button.tsx'
import { asRow, type OwnFieldProps, withPart } from './field-props.ts'
import styles from './ObjectField.module.css'

/** Several fields that belong together; where nothing may stand, they are begun and taken off as one. */
export function ObjectField({ field, value, titles, onChange, isReadOnly, Inner }: OwnFieldProps) {
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
      {field.fields.map((inner) => (
        <Inner
          key={inner.name}
          field={inner}
          value={row[inner.name]}
          titles={titles}
          isReadOnly={isReadOnly}
          onChange={(given) => onChange(withPart(row, inner, given))}
        />
      ))}
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
