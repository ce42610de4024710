import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import type { Size } from './sizes.ts'

export const BUTTON_SIZES = ['small', 'regular', 'large'] as const satisfies readonly Size[]
export const BUTTON_KINDS = ['priority', 'alternate', 'text'] as const

type Look = {
  kind?: (typeof BUTTON_KINDS)[number]
  size?: (typeof BUTTON_SIZES)[number]
  icon?: IconName
  iconAfter?: IconName
  children: ReactNode
}

/** With an address it is a link, without one a button: what it does decides what it is. */
export type ButtonProps = Look &
  (
    | ({ href: string } & Omit<ComponentProps<'a'>, 'href' | 'children'>)
    | ({ href?: undefined } & Omit<ComponentProps<'button'>, 'children'>)
  )

export function Button({
  kind = 'priority',
  size = 'regular',
  icon,
  iconAfter,
  children,
  ...props
}: ButtonProps) {
  const className = classNames(styles.button, styles[kind], styles[size], props.className)
  const content = (
    <>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size="small" /> : null}
    </>
  )
  if (props.href !== undefined) {
    return (
      <a {...props} className={className}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...props} className={className}>
      {content}
    </button>
  )
}
