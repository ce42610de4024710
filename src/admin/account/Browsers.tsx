import { useState } from 'react'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import styles from './account.module.css'

/** For a machine that was left signed in. */
export function Browsers() {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy, problem } = useAct()
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>Signed in elsewhere?</h2>
        <p className={styles.facts}>
          Ends every session of yours, at other schools too: on the press box machine, on the phone you lost,
          and here.
        </p>
      </div>
      <Button look="danger" onPress={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Panel
        title="Sign out everywhere?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        actions={
          <>
            <Button onPress={() => setAsking(false)}>Stay signed in</Button>
            <Button
              look="danger"
              isDisabled={isBusy}
              onPress={() =>
                void act(async () => {
                  await call('endMySessions', { body: {} })
                  // The next call is refused, and the desk asks for the password where one is: this is over by then.
                  setAsking(false)
                })
              }
            >
              Sign out everywhere
            </Button>
          </>
        }
      >
        <p>Every browser has to sign in again, this one too. What you were writing is kept.</p>
        <Problem>{problem}</Problem>
      </Panel>
    </section>
  )
}
