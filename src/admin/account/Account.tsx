import { useCall, useMe, useSchool } from '../api/queries.ts'
import { OutLink } from '../parts/Button.tsx'
import { roleWords, teamsWords } from '../people/role-words.ts'
import { useTeams } from '../people/use-teams.ts'
import { Screen } from '../shell/Screen.tsx'
import styles from './account.module.css'
import { Browsers } from './Browsers.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SignInRule } from './SignInRule.tsx'
import { TwoStep } from './TwoStep.tsx'
import { UsePasskey } from './UsePasskey.tsx'

/** What somebody sees to for themselves: how they sign in. */
export function Component() {
  const me = useMe()
  const school = useSchool()
  const { data: twoStep } = useCall('twoStep', {})
  const { data: passkeys } = useCall('passkeys', {})
  const teams = useTeams()
  if (!me) return null
  const own = passkeys?.passkeys ?? []
  const mustSetUp = me.mustSetUpTwoStep && !twoStep?.isOn
  const mayRule = me.isOperator || me.role === 'administrator'
  return (
    <Screen title="Your account">
      {mustSetUp ? (
        own.length > 0 ? (
          <UsePasskey school={school?.name ?? 'This school'} />
        ) : (
          <p className={styles.must} role="status">
            {school?.name ?? 'This school'} asks everybody who works on its site for a second step to sign in.
            Set one up below, and the desk opens.
          </p>
        )
      ) : null}
      <section className={styles.card}>
        <div className={styles.words}>
          <h2 className={styles.title}>{me.name}</h2>
          <p className={styles.facts}>{me.email}</p>
          <p className={styles.facts}>
            {me.isOperator ? 'Runs the platform' : roleWords[me.role].label}
            {mustSetUp
              ? ''
              : ` · ${teamsWords(me.sportIds, (id) => teams.find((team) => team.id === id)?.title)}`}
          </p>
        </div>
        <OutLink icon="open" href="/account">
          Change password
        </OutLink>
      </section>
      {passkeys ? <Passkeys passkeys={own} /> : null}
      {twoStep ? <TwoStep {...twoStep} /> : null}
      {mustSetUp ? null : <Browsers />}
      {mayRule && !mustSetUp ? <SignInRule hasOwn={me.hasTwoStep} /> : null}
    </Screen>
  )
}
