import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

type Look = 'plain' | 'quiet' | 'main' | 'danger'

interface Common {
  look?: Look
  icon?: IconName
  /** Without words: the icon alone, with this as what it is called. */
  label?: string
  children?: ReactNode
}

const classOf = ({ look = 'plain', label }: Common) =>
  classNames(styles.button, styles[look], label !== undefined && styles.square)

export function Button({
  look,
  icon,
  label,
  children,
  ...props
}: Common & Omit<ButtonProps, 'children' | 'className'>) {
  return (
    <AriaButton {...props} className={classOf({ look, label })} {...(label ? { 'aria-label': label } : {})}>
      {icon ? <Icon name={icon} /> : null}
      {label === undefined ? children : null}
    </AriaButton>
  )
}

/** Leads to another screen; looks as a button does. */
export function ButtonLink({ look, icon, label, children, to }: Common & { to: string }) {
  return (
    <Link to={to} className={classOf({ look, label })} {...(label ? { 'aria-label': label } : {})}>
      {icon ? <Icon name={icon} /> : null}
      {label === undefined ? children : null}
    </Link>
  )
}

/** Leads out of the desk, to the site itself. */
export function OutLink({ look, icon, label, children, href }: Common & { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={classOf({ look, label })}
      {...(label ? { 'aria-label': label } : {})}
    >
      {icon ? <Icon name={icon} /> : null}
      {label === undefined ? children : null}
    </a>
  )
}
