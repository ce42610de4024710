import type { FormEvent } from 'react'
import { makePasskey } from '#contract/client/passkeys.ts'
import { call } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './account.module.css'
import { PasswordField } from './PasswordPanel.tsx'

/** What a device refuses with that has one of this account already. */
const hasOne = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError'

/** Its name and the password, and then the device asks for a finger, a face or a code. */
export function AddPasskeyPanel({ onClose }: { onClose(): void }) {
  const { act, isBusy, problem } = useAct()
  async function add(name: string, password: string): Promise<boolean> {
    const { options } = await call('beginPasskey', { body: { password } })
    const credential = await makePasskey(options).catch((error: unknown) => {
      throw hasOne(error) ? new Error('This device has a passkey for your account already.') : error
    })
    if (credential === null) throw new Error('No passkey was made. Try again when you are ready.')
    await call('addPasskey', { body: { name, credential } })
    return true
  }
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name')).trim()
    if (!(await act(() => add(name, String(form.get('password')))))) return
    // Whoever had to have a second step may see the desk now.
    void queries.invalidateQueries()
    notify(`${name} signs you in from now on.`)
    onClose()
  }
  return (
    <Panel title="Add a passkey" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p>Your device asks who you are next. The passkey is good for this site alone.</p>
        <label className={styles.label}>
          What to call it
          <input
            className={controls.input}
            name="name"
            autoComplete="off"
            placeholder="Office laptop"
            maxLength={60}
            required
            pattern=".*\S.*"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to fill it in
            autoFocus
          />
        </label>
        <PasswordField isFirst={false} help={null} />
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Continue
          </Button>
        </div>
      </form>
    </Panel>
  )
}
