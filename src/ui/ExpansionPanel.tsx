import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ExpansionPanel.module.css'
import { Icon } from './Icon.tsx'
import type { Size } from './sizes.ts'

export const EXPANSION_PANEL_SIZES = ['small', 'regular', 'large'] as const satisfies readonly Size[]

export type ExpansionPanelProps = {
  title: ReactNode
  children: ReactNode
  size?: (typeof EXPANSION_PANEL_SIZES)[number]
  open?: boolean
  /** Panels of one name: opening one shuts the others. */
  name?: string
  className?: string
}

export function ExpansionPanel({
  title,
  children,
  size = 'regular',
  open,
  name,
  className,
}: ExpansionPanelProps) {
  return (
    <details className={classNames(styles.panel, styles[size], className)} open={open} name={name}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
