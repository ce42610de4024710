import type { FormEvent } from 'react'
import type { Passkey } from '#contract/editing/passkeys.ts'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './account.module.css'

export function RenamePasskeyPanel({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
  const { act, isBusy, problem } = useAct()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!(await act(() => call('renamePasskey', { passkeyId: passkey.id, body: { name } })))) return
    notify(`It is called ${name} now.`)
    onClose()
  }
  return (
    <Panel title={`Rename ${passkey.name}`} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <label className={styles.label}>
          What to call it
          <input
            className={controls.input}
            name="name"
            autoComplete="off"
            defaultValue={passkey.name}
            maxLength={60}
            required
            pattern=".*\S.*"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
            autoFocus
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}
