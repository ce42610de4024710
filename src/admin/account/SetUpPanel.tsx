import { type FormEvent, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { call, type Told } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import { notify } from '../shell/notices.ts'
import styles from './account.module.css'
import { CodesPanel } from './Codes.tsx'
import { grouped } from './grouped.ts'
import { PasswordPanel } from './PasswordPanel.tsx'
import { QrCode } from './QrCode.tsx'

type Begun = Told<'beginTwoStep'>

/** Three steps: the password, the app and a code of it, the recovery codes. It counts once a code was right. */
export function SetUpPanel({ onClose }: { onClose(): void }) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isRight, setRight] = useState(false)
  if (!begun)
    return (
      <PasswordPanel
        title="Set up two-step sign-in"
        lead="You need an authenticator app on your phone: the one of your phone's maker, a password manager, or any other."
        submit="Continue"
        onClose={onClose}
        onGiven={async (password) => setBegun(await call('beginTwoStep', { body: { password } }))}
      />
    )
  if (!isRight) return <ScanPanel begun={begun} onClose={onClose} onRight={() => setRight(true)} />
  const finish = () => {
    // Whoever had to set it up first may see the desk now.
    void queries.invalidateQueries()
    notify('Two-step sign-in is on.')
    onClose()
  }
  return <CodesPanel codes={begun.recoveryCodes} onClose={finish} />
}

interface ScanPanelProps {
  begun: Begun
  onClose(): void
  onRight(): void
}

function ScanPanel({ begun: { address, secret }, onClose, onRight }: ScanPanelProps) {
  const { act, isBusy, problem } = useAct()
  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code'))
    const done = await act(() => call('confirmTwoStep', { body: { code } }))
    if (done?.isOn) onRight()
  }
  return (
    <Panel title="Add it to your app" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void confirm(event)}>
        <div className={styles.scan}>
          <QrCode text={address} label="QR code for your authenticator app" />
          <div className={styles.side}>
            <p>
              In the app, add an account and scan this. On the phone that the app is on,{' '}
              <a href={address}>open it in the app</a> instead.
            </p>
          </div>
        </div>
        <div className={styles.side}>
          <p className={styles.help}>Or type this key into it:</p>
          <Secret value={secret} shown={grouped(secret)} label="The key for your app" />
        </div>
        <label className={styles.label}>
          The code that the app shows now
          <input
            className={classNames(controls.input, controls.mono, styles.code)}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
            autoFocus
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Turn on
          </Button>
        </div>
      </form>
    </Panel>
  )
}
