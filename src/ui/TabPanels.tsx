import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { nextTab } from './next-tab.ts'
import styles from './Tabs.module.css'
import type { TabsProps } from './Tabs.tsx'

export type TabPanel = { key: string; label: ReactNode; content: ReactNode }

export type TabPanelsProps = Omit<TabsProps, 'items'> & { panels: readonly TabPanel[] }

/** Tabs within one page: arrow keys move, one tab is a stop of the keyboard. */
export function TabPanels({ label, panels, size = 'regular', className }: TabPanelsProps) {
  const id = useId()
  const [selected, select] = useState(0)
  const tabs = useRef<(HTMLAnchorElement | null)[]>([])

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, panels.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    tabs.current[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(styles.tabs, styles[size])}
        onKeyDown={onKeyDown}
      >
        {panels.map((panel, index) => (
          <a
            key={panel.key}
            ref={(element) => {
              tabs.current[index] = element
            }}
            role="tab"
            id={`${id}tab-${panel.key}`}
            className={styles.tab}
            href={`#${id}${panel.key}`}
            aria-selected={index === selected}
            aria-controls={`${id}${panel.key}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={(event) => {
              event.preventDefault()
              select(index)
            }}
          >
            {panel.label}
          </a>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.key}
          role="tabpanel"
          id={`${id}${panel.key}`}
          className={classNames(styles.panel, index !== selected && styles.idle)}
          aria-labelledby={`${id}tab-${panel.key}`}
        >
          {panel.content}
        </div>
      ))}
    </div>
  )
}
