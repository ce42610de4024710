import { classNames } from '#ui/class-names.ts'
import { Button } from '../parts/Button.tsx'
import styles from './NumbersField.module.css'
import controls from './parts/controls.module.css'
import { asList, type OwnFieldProps } from './parts/field-props.ts'

/** Numbers beside each other, such as the points of each period. */
export function NumbersField({ field, value, onChange, isReadOnly }: OwnFieldProps) {
  const numbers = asList(value).map(Number)
  return (
    <div className={styles.numbers}>
      {numbers.map((number, index) => (
        // A number has nothing that it is known by but its place.
        <input
          key={index}
          type="number"
          aria-label={`${field.label}, ${index + 1}`}
          className={classNames(controls.input, styles.number)}
          readOnly={isReadOnly}
          value={number}
          onChange={({ target }) => onChange(numbers.with(index, Number(target.value)))}
        />
      ))}
      {isReadOnly ? null : (
        <>
          <Button
            look="quiet"
            icon="add"
            label={`Add to ${field.label.toLowerCase()}`}
            onPress={() => onChange([...numbers, 0])}
          />
          {numbers.length > 0 ? (
            <Button
              look="quiet"
              icon="close"
              label={`Take the last of ${field.label.toLowerCase()} out`}
              onPress={() => onChange(numbers.slice(0, -1))}
            />
          ) : null}
        </>
      )}
    </div>
  )
}
