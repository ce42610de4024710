import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Trigger } from '../behaviour/trigger.ts'
import type { Writing } from '../behaviour/writing.ts'
import { Floating } from './Floating.tsx'
import { ToolIcon, type ToolName } from './ToolIcon.tsx'
import styles from './TriggerMenu.module.css'

export interface MenuEntry {
  id: string
  label: string
  hint?: string
  icon: ToolName
  choose(): void
}

interface TriggerMenuProps {
  writing: Writing
  trigger: Trigger
  label: string
  entries: readonly MenuEntry[]
  nothing: string
}

/** Choices at the cursor, made with the arrows while somebody goes on typing. */
export function TriggerMenu({ writing, trigger, label, entries, nothing }: TriggerMenuProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const chosen = Math.min(at, Math.max(0, entries.length - 1))
  const choose = (entry: MenuEntry | undefined) => {
    if (!entry) return
    const { to } = writing.editor.state.selection
    writing.editor
      .chain()
      .focus()
      .deleteRange({ from: to - trigger.length, to })
      .run()
    entry.choose()
  }
  useEffect(() => {
    if (isClosed) return undefined
    const listener = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (event.key === 'Escape') setClosed(true)
      else if (entries.length === 0) return false
      else if (step !== 0) setAt((chosen + step + entries.length) % entries.length)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(entries[chosen])
      else return false
      return true
    }
    writing.listeners.add(listener)
    return () => void writing.listeners.delete(listener)
  })
  const isOpen = !isClosed && (entries.length > 0 || trigger.query.length < 12)
  useEffect(() => {
    const { dom } = writing.editor.view
    if (!isOpen) return undefined
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${chosen}`)
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [writing, id, chosen, isOpen])
  if (!isOpen) return null
  return (
    <Floating writing={writing} at={writing.editor.state.selection.from - trigger.length}>
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={entries.length === 0}
      >
        {entries.map(({ id: name, label: words, hint, icon }, index) => (
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={classNames(styles.entry, index === chosen && styles.chosen)}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(entries[index])
            }}
          >
            <ToolIcon name={icon} />
            <span className={styles.words}>{words}</span>
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </div>
        ))}
      </div>
      {entries.length === 0 ? <p className={styles.nothing}>{nothing}</p> : null}
    </Floating>
  )
}
