import { call } from '../api/call.ts'
import { queries, useCall } from '../api/queries.ts'
import { FieldInput } from '../fields/FieldInput.tsx'
import { plainField } from '../fields/parts/plain-field.ts'
import { Problem } from '../parts/Problem.tsx'
import { notify, notifyProblem } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import styles from './Features.module.css'

/** What of the site is on or off; each takes effect at once, on every page. */
export function Component() {
  const { data, error } = useCall('switches', {})
  async function turn(name: string, label: string, isOn: boolean) {
    try {
      queries.setQueryData(['switches', {}], await call('turnSwitch', { body: { name, isOn } }))
      notify(`${label}: ${isOn ? 'on' : 'off'}.`, {
        action: { label: 'Undo', onPress: () => void turn(name, label, !isOn) },
      })
    } catch (refusal) {
      notifyProblem(refusal)
    }
  }
  return (
    <Screen title="Features">
      <p className={styles.lead}>What the site does. A change takes effect at once, on every page.</p>
      <Problem>{error && !data ? error.message : null}</Problem>
      <ul className={styles.list}>
        {(data?.switches ?? []).map(({ name, label, help, isOn }) => (
          <li key={name} className={styles.feature}>
            <FieldInput
              field={plainField(name, label, { type: 'yes-no', help })}
              value={isOn}
              titles={{}}
              onChange={(value) => void turn(name, label, value === true)}
            />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
