import { type FormEvent, useState } from 'react'
import type { KindDescription } from '#contract/editing/desk.shapes.ts'
import { columnsOf } from '../kinds/columns.ts'
import { Button } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notify } from '../shell/notices.ts'
import styles from './ListMenu.module.css'
import { type ListState, readState, writeState } from './list-state.ts'
import { forgetView, saveView, viewsOf } from './saved-views.ts'

/** Columns, saved views and the file of a list. */
export function ListMenu({
  kind,
  state,
  onShow,
}: {
  kind: KindDescription
  state: ListState
  onShow(state: ListState): void
}) {
  const [isNaming, setNaming] = useState(false)
  const [views, setViews] = useState(() => viewsOf(kind.kind))
  const shown = columnsOf(kind, state.columns)
  const all = columnsOf(kind, null)
  const toggle = (name: string) => {
    const names = shown.map((field) => field.name)
    const next = names.includes(name) ? names.filter((each) => each !== name) : [...names, name]
    onShow({ ...state, columns: all.map((field) => field.name).filter((each) => next.includes(each)) })
  }
  const query = String(writeState(state))
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return
    saveView(kind.kind, { name, query })
    setViews(viewsOf(kind.kind))
    setNaming(false)
    notify(`"${name}" is kept in this browser. Its address shows others the same list.`)
  }
  return (
    <>
      <Menu
        label="Views"
        choices={[
          ...views.map(({ name, query: saved }) => ({
            id: `view ${name}`,
            label: name,
            isChosen: saved === query,
            onChoose: () => onShow(readState(new URLSearchParams(saved))),
          })),
          { id: 'save', label: 'Save this view…', icon: 'add' as const, onChoose: () => setNaming(true) },
          {
            id: 'copy',
            label: 'Copy its address',
            icon: 'link' as const,
            onChoose: () =>
              void navigator.clipboard.writeText(location.href).then(() => notify('Address copied.')),
          },
          ...views
            .filter(({ query: saved }) => saved === query)
            .map(({ name }) => ({
              id: `forget ${name}`,
              label: `Forget "${name}"`,
              icon: 'trash' as const,
              isDangerous: true,
              onChoose: () => {
                forgetView(kind.kind, name)
                setViews(viewsOf(kind.kind))
              },
            })),
        ]}
      >
        <Button look="quiet" icon="filter" aria-label="Views">
          <span className={styles.words}>Views</span>
        </Button>
      </Menu>
      <Menu
        label="Columns and more"
        choices={[
          ...all.map(({ name, label }) => ({
            id: name,
            label,
            isChosen: shown.some((field) => field.name === name),
            onChoose: () => toggle(name),
          })),
          {
            id: ' export',
            label: 'Download as CSV',
            icon: 'download' as const,
            onChoose: () => location.assign(`/api/admin/v1/kinds/${kind.kind}/export`),
          },
        ]}
      >
        <Button look="quiet" icon="columns" label="Columns and download" />
      </Menu>
      <Panel title="Save this view" isOpen={isNaming} onClose={() => setNaming(false)}>
        <form className={styles.form} onSubmit={save}>
          <label className={styles.label}>
            Name
            <input
              className={styles.input}
              name="name"
              maxLength={60}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to name it
              autoFocus
            />
          </label>
          <div className={styles.row}>
            <Button look="main" type="submit">
              Save
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}
