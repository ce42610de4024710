import { useState } from 'react'
import type { KindDescription, ListedItem } from '#contract/editing/desk.shapes.ts'
import { call } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { UsesOf } from '../references/UsesOf.tsx'
import { notifyAllDone, notifyProblem } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import { BulkPanel } from './BulkPanel.tsx'
import styles from './SelectionBar.module.css'
import type { Order } from './use-order.ts'

interface SelectionBarProps {
  kind: KindDescription
  chosen: readonly ListedItem[]
  /** Where the list has one that is chosen by hand. */
  order?: Order
  onClear(): void
}

/** Nobody reads more, and each is looked for in every text. */
const mostAskedAbout = 12

/** What can be done with several at once. */
export function SelectionBar({ kind, chosen, order, onClear }: SelectionBarProps) {
  const [asks, setAsks] = useState<'change' | 'delete' | null>(null)
  const published = chosen.filter(({ isPublished }) => isPublished)
  const [only] = chosen.length === 1 ? chosen : []
  const words = counted(chosen.length, kind.one, kind.several)
  if (chosen.length === 0) return null

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
    if (gone > 0) notifyAllDone(`${counted(gone, kind.one, kind.several)} deleted.`, works)
  }

  return (
    <div className={styles.bar} role="region" aria-label="Selected">
      <p className={styles.words} aria-live="polite">
        {words} selected
      </p>
      <div className={styles.acts}>
        {order?.isOpen && only?.isPublished ? (
          <>
            <Button
              icon="arrow-up"
              label="Move up"
              isDisabled={!order.mayMoveBy(only.id, -1)}
              onPress={() => order.moveBy(only.id, -1)}
            />
            <Button
              icon="arrow-down"
              label="Move down"
              isDisabled={!order.mayMoveBy(only.id, 1)}
              onPress={() => order.moveBy(only.id, 1)}
            />
          </>
        ) : null}
        {kind.mayWrite && kind.fields.some(({ isForMany }) => isForMany) ? (
          <Button onPress={() => setAsks('change')} icon="edit" isDisabled={published.length === 0}>
            Change…
          </Button>
        ) : null}
        {kind.mayPublish ? (
          <Button look="danger" icon="trash" onPress={() => setAsks('delete')}>
            Delete…
          </Button>
        ) : null}
      </div>
      <Button look="quiet" icon="close" label="Select none" onPress={onClear} />
      <BulkPanel
        kind={kind}
        ids={published.map(({ id }) => id)}
        left={chosen.length - published.length}
        isOpen={asks === 'change'}
        onClose={() => setAsks(null)}
        onDone={onClear}
      />
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
        {chosen.length <= mostAskedAbout
          ? published.map(({ id, title }) => <UsesOf key={id} kind={kind.kind} id={id} title={title} />)
          : null}
        <p>
          They go to the trash for thirty days, with all that belongs to them. What merely names them forgets
          them; what shows them has nothing there.
        </p>
      </Panel>
    </div>
  )
}
