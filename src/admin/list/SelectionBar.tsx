import { useState } from 'react'
import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notifyAllDone, notifyDone, notifyProblem } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import styles from './SelectionBar.module.css'

const simple = new Set(['choice', 'yes-no', 'reference', 'day', 'moment', 'number', 'line'])

interface SelectionBarProps {
  kind: KindDescription
  chosen: readonly ListedItem[]
  onClear(): void
}

/** What can be done with several at once. */
export function SelectionBar({ kind, chosen, onClear }: SelectionBarProps) {
  const [asks, setAsks] = useState<'change' | 'delete' | null>(null)
  const fields = kind.fields.filter(({ type }) => simple.has(type))
  const [name, setName] = useState(fields.find(({ type }) => type !== 'line')?.name ?? fields[0]?.name ?? '')
  const [value, setValue] = useState<unknown>(null)
  const field = fields.find((each) => each.name === name)
  const published = chosen.filter(({ isPublished }) => isPublished)
  const words = counted(chosen.length, kind.one, kind.many)
  if (chosen.length === 0) return null

  async function change() {
    setAsks(null)
    try {
      const ids = published.map(({ id }) => id)
      const done = await call('bulk', { kind: kind.kind, body: { ids, values: { [name]: value } } })
      onClear()
      await somethingChanged()
      notifyDone(`${field?.label} of ${counted(ids.length, kind.one, kind.many)} changed.`, done)
    } catch (error) {
      notifyProblem(error)
    }
  }

  async function remove() {
    setAsks(null)
    const works: string[] = []
    let gone = 0
    try {
      for (const { id, isPublished } of chosen) {
        const { work } = isPublished
          ? await call('remove', { kind: kind.kind, id, confirmed: true })
          : await call('discard', { kind: kind.kind, id })
        if (work !== null) works.push(work)
        gone += 1
      }
    } catch (error) {
      notifyProblem(error)
    }
    onClear()
    await somethingChanged()
    if (gone > 0) notifyAllDone(`${counted(gone, kind.one, kind.many)} deleted.`, works)
  }

  return (
    <div className={styles.bar} role="region" aria-label="Selected">
      <p className={styles.words} aria-live="polite">
        {words} selected
      </p>
      {kind.mayPublish ? (
        <>
          <Button onPress={() => setAsks('change')} icon="edit" isDisabled={published.length === 0}>
            Change…
          </Button>
          <Button look="danger" icon="trash" onPress={() => setAsks('delete')}>
            Delete…
          </Button>
        </>
      ) : null}
      <Button look="quiet" icon="close" label="Select none" onPress={onClear} />
      <Panel
        title={`Change ${words}`}
        isOpen={asks === 'change'}
        onClose={() => setAsks(null)}
        actions={
          <Button look="main" onPress={() => void change()}>
            Change and publish
          </Button>
        }
      >
        <label className={styles.label}>
          What to change
          <select
            className={styles.select}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setValue(null)
            }}
          >
            {fields.map((each) => (
              <option key={each.name} value={each.name}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        {field ? <FieldInput key={name} field={field} value={value} titles={{}} onChange={setValue} /> : null}
        {published.length < chosen.length ? (
          <p>Drafts that were never published are left as they are.</p>
        ) : null}
      </Panel>
      <Panel
        title={`Delete ${words}?`}
        isOpen={asks === 'delete'}
        onClose={() => setAsks(null)}
        role="alertdialog"
        actions={
          <Button look="danger" onPress={() => void remove()}>
            Delete
          </Button>
        }
      >
        <p>
          They go to the trash for thirty days, with all that belongs to them. What merely names them forgets
          them.
        </p>
      </Panel>
    </div>
  )
}
