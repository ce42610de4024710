import { classNames } from '#ui/class-names.ts'
import { moved } from '../kinds/order.ts'
import { Button } from '../parts/Button.tsx'
import { asList, asRow, type OwnFieldProps } from './parts/field-props.ts'
import { InnerFields } from './parts/InnerFields.tsx'
import styles from './RowsField.module.css'

/** Rows that can be added, taken out and put in order; a few short fields stand beside each other. */
export function RowsField({ field, id, value, titles, onChange, isReadOnly, Inner }: OwnFieldProps) {
  const rows = asList(value).map(asRow)
  const isFlat =
    field.fields.length <= 3 &&
    field.fields.every(({ type }) => ['line', 'number', 'choice', 'reference', 'day'].includes(type))
  return (
    <div className={styles.rows}>
      {rows.length > 0 ? (
        <ol className={styles.list}>
          {rows.map((row, index) => (
            // A row has nothing that it is known by but its place.
            <li key={index} className={classNames(styles.row, isFlat && styles.flat)}>
              <div className={styles.fields}>
                <InnerFields
                  id={`${id}-${index}`}
                  fields={field.fields}
                  row={row}
                  titles={titles}
                  isReadOnly={isReadOnly}
                  Inner={Inner}
                  onChange={(next) => onChange(rows.with(index, next))}
                />
              </div>
              {isReadOnly ? null : (
                <div className={styles.actions}>
                  <Button
                    look="quiet"
                    icon="arrow-up"
                    label={`Move ${index + 1} up`}
                    isDisabled={index === 0}
                    onPress={() => onChange(moved(rows, index, index - 1))}
                  />
                  <Button
                    look="quiet"
                    icon="arrow-down"
                    label={`Move ${index + 1} down`}
                    isDisabled={index === rows.length - 1}
                    onPress={() => onChange(moved(rows, index, index + 1))}
                  />
                  <Button
                    look="quiet"
                    icon="trash"
                    label={`Take ${index + 1} out`}
                    onPress={() => onChange(rows.toSpliced(index, 1))}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {isReadOnly ? null : (
        <Button icon="add" onPress={() => onChange([...rows, structuredClone(field.blank ?? {})])}>
          Add
        </Button>
      )}
    </div>
  )
}
