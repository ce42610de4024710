import { useState } from 'react'
import { call } from '../api/call.ts'
import { queries, useCall } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import { counted } from '../words/plural.ts'
import styles from './account.module.css'

/** An administrator's: what the school asks of everybody who writes. */
export function SignInRule({ hasOwn }: { hasOwn: boolean }) {
  const { data } = useCall('signInRules', {})
  const members = useCall('members', {}).data?.members ?? []
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy, problem } = useAct()
  if (!data) return null
  const without = members.filter(({ hasTwoStep, role }) => !hasTwoStep && role !== 'visitor').length
  async function change(requiresTwoStep: boolean) {
    if (!(await act(() => call('changeSignInRules', { body: { requiresTwoStep } })))) return
    await queries.invalidateQueries({ queryKey: ['me'] })
    notify(
      requiresTwoStep ? 'Everybody needs a second step now.' : 'A second step is everybody’s own choice.',
    )
    setAsking(false)
  }
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          Everybody needs a second step
          <span className={data.requiresTwoStep ? styles.on : styles.off}>
            {data.requiresTwoStep ? 'The rule' : 'Optional'}
          </span>
        </h2>
        <p className={styles.facts}>
          {data.requiresTwoStep
            ? 'Whoever writes at this school sets up two-step sign-in before the desk opens.'
            : 'Each person chooses. Make it the rule, and the desk asks those without one first.'}
        </p>
        {isAsking ? null : <Problem>{problem}</Problem>}
      </div>
      {data.requiresTwoStep ? (
        <Button isDisabled={isBusy} onPress={() => void change(false)}>
          Make it optional
        </Button>
      ) : (
        <Button onPress={() => setAsking(true)}>Make it the rule</Button>
      )}
      <Panel
        title="Ask everybody for a second step?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>Not now</Button>
            <Button look="main" isDisabled={isBusy} onPress={() => void change(true)}>
              Make it the rule
            </Button>
          </>
        }
      >
        <p>
          {without === 0
            ? 'Everybody has one already.'
            : `${without} of ${counted(members.length, 'person', 'people')} ${without === 1 ? 'has' : 'have'} none yet. The desk asks for one the next time somebody without it does something; nothing they wrote is lost.`}
          {hasOwn ? '' : ' You are one of them: you will be asked at once.'}
        </p>
        <Problem>{problem}</Problem>
      </Panel>
    </section>
  )
}
