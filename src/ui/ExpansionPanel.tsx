import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ExpansionPanel.module.css'
import { Icon } from './Icon.tsx'
import type { SizeOf } from './sizes.ts'

export type ExpansionPanelProps = {
  title: ReactNode
  children: ReactNode
  size?: SizeOf<'expansion-panel'>
  /** Its place in the outline, where the title is a heading of the page. */
  level?: 2 | 3 | 4 | 5 | 6
  open?: boolean
  /** Panels of one name: opening one shuts the others. */
  name?: string
  className?: string
}

export function ExpansionPanel({
  title,
  children,
  size = 'regular',
  level,
  open,
  name,
  className,
}: ExpansionPanelProps) {
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    <details className={classNames(styles.panel, styles[size], className)} open={open} name={name}>
      <summary className={`u-fold ${styles.summary}`}>
        <Title className={styles.title}>{title}</Title>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
