import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'
import type { SizeOf } from './sizes.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> & {
  label: string
  options: readonly SelectOption[]
  size?: SizeOf<'select'>
  /** Only where the page around it already shows what it chooses. */
  hideLabel?: boolean
}

export function Select({
  label,
  options,
  size = 'regular',
  hideLabel = false,
  className,
  ...rest
}: SelectProps) {
  const generated = useId()
  const id = rest.id ?? generated
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...rest} id={id} className={styles.select}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </div>
  )
}
