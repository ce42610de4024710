import { call } from '../api/call.ts'
import { somethingChanged, useCall } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { HistoryList } from '../history/HistoryList.tsx'
import { Button } from '../parts/Button.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'
import type { FormSession } from './form-session.ts'
import styles from './UsedInPanel.module.css'

/** What was done to a content, and how to have an earlier state of it back. */
export function HistoryPanel({ session, onReopen }: { session: FormSession; onReopen(): void }) {
  const kind = session.kind.kind
  const id = session.id ?? 0
  const mayWrite = useStore(session.known).item?.mayWrite ?? session.kind.mayWrite
  const { data } = useCall('history', { kind, id, limit: 50 }, { isWanted: session.id !== null, staleMs: 0 })
  async function restore(work: string) {
    try {
      await session.flush()
      await call('restoreVersion', { kind, id, body: { work } })
      onReopen()
      await somethingChanged()
      notify('The earlier version is in the draft. Publish it to have it back on the site.')
    } catch (error) {
      notifyProblem(error)
    }
  }
  if (!data) return null
  if (data.entries.length === 0) return <p className={styles.panel}>Nothing was done yet.</p>
  return (
    <div className={styles.panel}>
      <HistoryList
        entries={data.entries}
        onUndone={onReopen}
        isOfOne
        actionFor={({ work, what }) =>
          what === 'delete' || !mayWrite ? null : (
            <Button look="quiet" icon="history" onPress={() => void restore(work)}>
              Restore what was before
            </Button>
          )
        }
      />
    </div>
  )
}
