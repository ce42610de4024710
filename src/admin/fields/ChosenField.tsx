import { classNames } from '#ui/class-names.ts'
import { moved } from '../kinds/order.ts'
import { Handle } from '../parts/Handle.tsx'
import { useOrderDrag } from '../parts/use-order-drag.ts'
import styles from './ChosenField.module.css'
import { asList, asText, type OwnFieldProps } from './parts/field-props.ts'
import { Switch } from './parts/YesNoField.tsx'

/** Some of a few words, in an order: those that are on come first and can be dragged. Nothing chosen is all of them. */
export function ChosenField({ field, value, onChange, isReadOnly }: OwnFieldProps) {
  const all = field.choices.map((choice) => choice.value)
  const on = Array.isArray(value) ? asList(value).map(asText) : all
  const words = new Map(field.choices.map((choice) => [choice.value, choice.label]))
  const { list, dragged, handleOf } = useOrderDrag<HTMLOListElement>((from, to) => {
    if (to < on.length) onChange(moved(on, from, to))
  })
  const shown = [...on, ...all.filter((one) => !on.includes(one))]
  return (
    <ol ref={list} className={styles.list}>
      {shown.map((one, index) => {
        const isOn = on.includes(one)
        const label = words.get(one) ?? one
        return (
          <li
            key={one}
            className={classNames(styles.entry, !isOn && styles.off, dragged === index && styles.dragged)}
          >
            {isReadOnly || !isOn ? (
              <span className={styles.still} />
            ) : (
              <Handle label={label} {...handleOf(index, on.length)} />
            )}
            <Switch
              label={label}
              isOn={isOn}
              isReadOnly={isReadOnly}
              onSwitch={(isNow) => onChange(isNow ? [...on, one] : on.filter((each) => each !== one))}
            />
          </li>
        )
      })}
    </ol>
  )
}
