import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import styles from './Screen.module.css'

interface ScreenProps {
  title: string
  /** Below the title, in a line. */
  lead?: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
  width?: 'reading' | 'full'
}

/** A screen tells the browser its name, and a screen reader begins at its title. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Desk`
  }, [title])
}

/** Moves the focus to the title of a screen that was led to, but not on the first load. */
export function useArrival() {
  const title = useRef<HTMLHeadingElement>(null)
  // Of the moment that the screen was opened: a change of its address is no arrival.
  const [{ key }] = useState(useLocation())
  useEffect(() => {
    if (key !== 'default') title.current?.focus({ preventScroll: true })
  }, [key])
  return title
}

/** What every plain screen has: its title, what can be done on it, its content. */
export function Screen({ title, lead, actions, children, width = 'reading' }: ScreenProps) {
  useScreenTitle(title)
  const heading = useArrival()
  return (
    <div className={classNames(styles.screen, width === 'full' && styles.full)}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </div>
  )
}
