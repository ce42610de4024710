import { type ReactNode, useState } from 'react'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Panel } from '../parts/Panel.tsx'
import type { CellNotes } from './Grid.tsx'
import type { GridModel } from './model.ts'
import styles from './PhoneList.module.css'
import { isNew, newIds, textAt, withoutRows, written } from './rules/sheet.ts'

interface PhoneListProps {
  model: GridModel
  label: string
  notes: CellNotes
  problems: CellNotes
  /** The fields that a row is told by: the first is its title, the others stand below it. */
  title(id: number): string
  below(id: number): string
  aside?(id: number): string
  addLabel: string
  lead?(id: number): ReactNode
  /** Beside a line: what can be done with it. */
  end?(id: number): ReactNode
}

/** The same rows where there is no room for columns: a line for each, and its cells in a panel. */
export function PhoneList({
  model,
  label,
  notes,
  problems,
  title,
  below,
  aside,
  addLabel,
  lead,
  end,
}: PhoneListProps) {
  const sheet = useStore(model.sheet)
  const [open, setOpen] = useState<number | null>(null)
  const add = () => {
    const [id = -1] = newIds(sheet, 1)
    model.sheet.set(written(sheet, [], 1))
    setOpen(id)
  }
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {sheet.ids.map((id) => {
          const note = Object.values({ ...notes.get(id), ...problems.get(id) })[0]
          return (
            <li key={id} className={styles.item}>
              <button type="button" className={styles.line} onClick={() => setOpen(id)}>
                {lead && !isNew(id) ? <span className={styles.lead}>{lead(id)}</span> : null}
                <span className={styles.words}>
                  <span className={styles.title}>{title(id) || 'New'}</span>
                  <span className={styles.below}>{below(id)}</span>
                  {note ? <span className={styles.note}>{note}</span> : null}
                </span>
                {aside ? <span className={styles.aside}>{aside(id)}</span> : null}
                {sheet.own.has(id) ? <span className={styles.changed} title="Not saved yet" /> : null}
                <Icon name="chevron-right" />
              </button>
              {end && !isNew(id) ? <span className={styles.end}>{end(id)}</span> : null}
            </li>
          )
        })}
      </ul>
      {model.mayWrite ? (
        <Button icon="add" onPress={add}>
          {addLabel}
        </Button>
      ) : null}
      <RowPanel
        model={model}
        id={open}
        title={open === null ? '' : title(open)}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

function RowPanel({
  model,
  id,
  title,
  onClose,
}: {
  model: GridModel
  id: number | null
  title: string
  onClose(): void
}) {
  const sheet = useStore(model.sheet)
  const columns = useStore(model.columns)
  if (id === null) return null
  const type = (field: string, text: string) => model.sheet.set(written(sheet, [{ id, field, text }]))
  return (
    <Panel
      title={title || 'New'}
      isOpen
      onClose={onClose}
      actions={
        <>
          {model.mayWrite ? (
            <Button
              look="danger"
              onPress={() => {
                model.sheet.set(withoutRows(sheet, [id]))
                onClose()
              }}
            >
              Take out
            </Button>
          ) : null}
          <Button look="main" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      {columns.map((column) => {
        const { field, label, choices, isReadOnly, keyboard, isDay } = column
        const text = textAt(sheet, id, field)
        const fault = sheet.own.get(id)?.[field] === undefined ? undefined : column.read(text).fault
        const isClosed = choices !== undefined && choices.length <= 6
        return (
          <label key={field} className={styles.field}>
            {label}
            {isClosed ? (
              <select
                className={styles.input}
                value={text}
                disabled={isReadOnly || !model.mayWrite}
                onChange={({ target }) => type(field, target.value)}
              >
                {choices.includes(text) ? null : <option value={text}>{text}</option>}
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input
                className={styles.input}
                type={isDay ? 'date' : 'text'}
                inputMode={keyboard}
                defaultValue={text}
                readOnly={isReadOnly || !model.mayWrite}
                aria-invalid={fault ? true : undefined}
                onBlur={({ target }) =>
                  type(field, column.tidy?.(target.value.trim()) ?? target.value.trim())
                }
              />
            )}
            {fault ? <span className={styles.note}>{fault}</span> : null}
          </label>
        )
      })}
    </Panel>
  )
}
