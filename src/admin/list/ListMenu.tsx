import { useState } from 'react'
import type { KindDescription } from '#contract/editing/desk.shapes.ts'
import type { View } from '#contract/editing/desk.views.ts'
import { call } from '../api/call.ts'
import { queries, useCall, useMe } from '../api/queries.ts'
import { allColumns, columnsOf, showsState, withColumn } from '../kinds/columns.ts'
import { Button } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'
import styles from './ListMenu.module.css'
import { type ListState, readState, writeState } from './list-state.ts'
import { SaveViewPanel } from './SaveViewPanel.tsx'

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
  const { data, isPlaceholderData } = useCall('views', { kind: kind.kind })
  // Until they have come, those of the list before stand in for them.
  const views = isPlaceholderData ? [] : (data?.views ?? [])
  const me = useMe()
  // What the whole office sees an administrator sees to.
  const mayForget = me?.isOperator || me?.role === 'administrator'
  const shown = columnsOf(kind, state.columns)
  const toggle = (name: string | null) => onShow({ ...state, columns: withColumn(kind, state.columns, name) })
  const query = String(writeState(state))
  async function forget({ id, name }: View) {
    try {
      queries.setQueryData(
        ['views', { kind: kind.kind }],
        await call('forgetView', { kind: kind.kind, viewId: id }),
      )
      notify(`"${name}" is forgotten.`)
    } catch (refusal) {
      notifyProblem(refusal)
    }
  }
  return (
    <>
      <Menu
        label="Views"
        choices={[
          ...views.map(({ id, name, query: saved, isShared }) => ({
            id: `view ${id}`,
            label: name,
            ...(isShared ? { icon: 'people' as const } : {}),
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
            .filter((view) => view.query === query && (view.isOwn || mayForget))
            .map((view) => ({
              id: `forget ${view.id}`,
              label: view.isOwn ? `Forget "${view.name}"` : `Forget "${view.name}" of ${view.by}`,
              icon: 'trash' as const,
              isDangerous: true,
              onChoose: () => void forget(view),
            })),
        ]}
      >
        <Button look="quiet" icon="filter" aria-label="Views">
          <span className={styles.words}>Views</span>
        </Button>
      </Menu>
      <Menu
        label="Columns"
        choices={[
          {
            id: ' state',
            label: 'State',
            isChosen: showsState(state.columns),
            onChoose: () => toggle(null),
          },
          ...allColumns(kind).map(({ name, label }) => ({
            id: name,
            label,
            isChosen: shown.some((field) => field.name === name),
            onChoose: () => toggle(name),
          })),
        ]}
      >
        <Button look="quiet" icon="columns" aria-label="Columns">
          <span className={styles.words}>Columns</span>
        </Button>
      </Menu>
      <Button
        look="quiet"
        icon="download"
        aria-label="Download as CSV"
        onPress={() => location.assign(`/api/admin/v1/kinds/${kind.kind}/export`)}
      >
        <span className={styles.words}>Download</span>
      </Button>
      {isNaming ? <SaveViewPanel kind={kind.kind} query={query} onClose={() => setNaming(false)} /> : null}
    </>
  )
}
