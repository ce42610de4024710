import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import styles from './Schools.module.css'

interface DeleteSchoolPanelProps {
  school: { key: string; name: string }
  onClose(): void
}

/** For good: nothing brings a school back but an export. Its short name is typed by hand. */
export function DeleteSchoolPanel({ school: { key, name }, onClose }: DeleteSchoolPanelProps) {
  const { act, isBusy, problem } = useAct()
  const [again, setAgain] = useState('')
  const isHere = useSchool()?.key === key
  async function remove(event: FormEvent) {
    event.preventDefault()
    const gone = await act(() => call('removeSchool', { key, body: { again } }))
    if (!gone) return
    notify(
      `${name} is gone: ${counted(gone.rows, 'row', 'rows')} and ${counted(gone.files, 'file', 'files')}.`,
    )
    onClose()
  }
  return (
    <Panel title={`Delete ${name}?`} isOpen onClose={onClose} role="alertdialog">
      <form className={styles.form} onSubmit={(event) => void remove(event)}>
        <p>
          All its pages, stories, pictures, forms and registrations go, for good. There is no trash and no
          undo. Export it first.
          {isHere ? ' This is the school whose desk you sit at.' : ''}
        </p>
        <label className={styles.label}>
          Type {key} to delete it
          <input
            className={controls.input}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
            autoFocus
            value={again}
            onChange={({ target }) => setAgain(target.value)}
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button onPress={onClose}>Keep</Button>
          <Button look="danger" type="submit" isDisabled={isBusy || again !== key}>
            Delete for good
          </Button>
        </div>
      </form>
    </Panel>
  )
}
