import { useState } from 'react'
import { call } from '../api/call.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { notify } from '../shell/notices.ts'
import styles from './account.module.css'
import { CodesPanel } from './Codes.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SetUpPanel } from './SetUpPanel.tsx'

/** The second step of signing in: whether there is one, and what can be done about it. */
export function TwoStep({ isOn, isRequired }: { isOn: boolean; isRequired: boolean }) {
  const [open, setOpen] = useState<'set up' | 'codes' | 'end' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpen(null)
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          Two-step sign-in
          {isOn ? (
            <span className={styles.on}>
              <Icon name="shield" size={14} />
              On
            </span>
          ) : (
            <span className={styles.off}>Off</span>
          )}
        </h2>
        <p className={styles.facts}>
          {isOn
            ? 'Signing in takes your password and a code from an app on your phone.'
            : 'With a code from an app on your phone, a password that somebody found out opens nothing.'}
        </p>
      </div>
      <div className={styles.actions}>
        {isOn ? (
          <>
            <Button onPress={() => setOpen('codes')}>New recovery codes</Button>
            {isRequired ? null : (
              <Button look="danger" onPress={() => setOpen('end')}>
                Turn off
              </Button>
            )}
          </>
        ) : (
          <Button look="main" icon="shield" onPress={() => setOpen('set up')}>
            Set up
          </Button>
        )}
      </div>
      {open === 'set up' ? <SetUpPanel onClose={close} /> : null}
      {open === 'codes' ? (
        <PasswordPanel
          title="New recovery codes"
          lead="The codes that you have are good for nothing afterwards."
          submit="Make new codes"
          onClose={close}
          onGiven={async (password) => {
            const { recoveryCodes } = await call('renewCodes', { body: { password } })
            setCodes(recoveryCodes)
            close()
          }}
        />
      ) : null}
      {open === 'end' ? (
        <PasswordPanel
          title="Turn two-step sign-in off?"
          lead="From then on your password alone opens the desk."
          submit="Turn off"
          isDangerous
          onClose={close}
          onGiven={async (password) => {
            await call('endTwoStep', { body: { password } })
            notify('Two-step sign-in is off.')
            close()
          }}
        />
      ) : null}
      {codes ? <CodesPanel codes={codes} onClose={() => setCodes(null)} /> : null}
    </section>
  )
}
