import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './ListMenu.module.css'

interface SaveViewPanelProps {
  kind: string
  query: string
  onClose(): void
}

/** What a list is to be found by again, and whether by the others of the office too. */
export function SaveViewPanel({ kind, query, onClose }: SaveViewPanelProps) {
  const { act, isBusy, problem } = useAct()
  const [isShared, setShared] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    const saved = await act(() => call('saveView', { kind, body: { name, query, isShared } }))
    if (!saved) return
    queries.setQueryData(['views', { kind }], saved)
    notify(isShared ? `Everybody in the office finds "${name}" under Views.` : `"${name}" is under Views.`)
    onClose()
  }
  return (
    <Panel title="Save this view" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <label className={styles.label}>
          Name
          <input
            className={styles.input}
            name="name"
            maxLength={60}
            required
            pattern=".*\S.*"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to name it
            autoFocus
          />
        </label>
        <label className={styles.share}>
          <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
          Share with the office
        </label>
        <Problem>{problem}</Problem>
        <div className={styles.row}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}
