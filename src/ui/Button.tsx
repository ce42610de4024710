import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import type { SizeOf } from './sizes.ts'

export const BUTTON_KINDS = ['priority', 'alternate', 'text'] as const

type Look = {
  kind?: (typeof BUTTON_KINDS)[number]
  size?: SizeOf<'button'>
  iconAfter?: IconName
  disabled?: boolean
  /** What it started is not done: it keeps its place and its focus and does nothing meanwhile. */
  loading?: boolean
}

/** Words, with an icon or without; or an icon alone, and then its label says what it does. */
type Words =
  | { children: ReactNode; icon?: IconName; label?: undefined }
  | { children?: undefined; icon: IconName; label: string }

/** With an address it is a link, without one a button: what it does decides what it is. */
export type ButtonProps = Look &
  Words &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children' | 'disabled'>)
  )

export function Button({
  kind = 'priority',
  size = 'regular',
  icon,
  iconAfter,
  label,
  disabled = false,
  loading = false,
  children,
  ...props
}: ButtonProps) {
  const words = (
    <>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size="small" /> : null}
    </>
  )
  const shared = {
    className: classNames(
      styles.button,
      styles[kind],
      styles[size],
      label && styles.square,
      loading && styles.loading,
      props.className,
    ),
    'aria-label': label ?? props['aria-label'],
    'aria-busy': loading || undefined,
    'aria-disabled': loading || undefined,
  }
  const content = loading ? <span className={styles.words}>{words}</span> : words
  if (props.href === undefined) {
    // While it loads a form must not be sent again, by click or by Enter.
    const still = loading ? { type: 'button' as const, onClick: undefined } : {}
    return (
      <button type="button" {...props} {...still} {...shared} disabled={disabled}>
        {content}
      </button>
    )
  }
  if (disabled || loading) {
    // A link that leads nowhere is no link; its role says what it will be again.
    return (
      <span {...shared} role="link" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <a {...props} {...shared}>
      {content}
    </a>
  )
}
