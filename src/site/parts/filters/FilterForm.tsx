import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Select, type SelectProps } from '#ui/Select.tsx'
import styles from './FilterForm.module.css'

interface FilterFormProps {
  /** The page whose list it narrows. */
  action: string
  /** What it looks for, for those who go from landmark to landmark. */
  label: string
  submit?: string
  children: ReactNode
}

/** Fields that narrow a list: a plain form, and the choice is in the address. */
export function FilterForm({ action, label, submit = 'Show', children }: FilterFormProps) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className={`no-print u-wrap u-gap-3 u-shrink u-align-end ${styles.form}`}
      data-keep-scroll=""
    >
      {children}
      <Button type="submit" className={styles.submit}>
        {submit}
      </Button>
    </form>
  )
}

/** A link that clears a choice changes the page and not the field, which would keep what was chosen before. */
function useFollowed<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return field
}

type TextProps = Omit<ComponentProps<'input'>, 'value'> & { label: string; name: string; value: string }

export function FilterText({ label, value, ...rest }: TextProps) {
  const id = useId()
  const field = useFollowed<HTMLInputElement>(value)
  return (
    <div className={styles.text}>
      <label className="u-label u-tracked-6" htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        {...rest}
        ref={field}
        id={id}
        className={`u-shrink u-target u-surface u-rounded ${styles.input}`}
        type="search"
        defaultValue={value}
      />
    </div>
  )
}

export function FilterSelect({ value, ...rest }: Omit<SelectProps, 'value' | 'ref'> & { value: string }) {
  const field = useFollowed<HTMLSelectElement>(value)
  return <Select {...rest} ref={field} size="small" className={styles.select} defaultValue={value} />
}
