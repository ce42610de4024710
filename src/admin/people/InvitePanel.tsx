import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './people.module.css'
import { type Membership, RoleFields } from './RoleFields.tsx'
import type { Team } from './use-teams.ts'

/** Asks somebody in by mail. */
export function InvitePanel({ teams, onClose }: { teams: readonly Team[]; onClose(): void }) {
  const { act, isBusy, problem } = useAct()
  const [email, setEmail] = useState('')
  const [membership, setMembership] = useState<Membership>({ role: 'editor', sportIds: null })
  async function invite(event: FormEvent) {
    event.preventDefault()
    const sent = await act(() => call('invite', { body: { email: email.trim(), ...membership } }))
    if (!sent) return
    notify(`The invitation to ${sent.email} is on its way. Its link is good for seven days, once.`)
    onClose()
  }
  return (
    <Panel title="Invite somebody" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void invite(event)}>
        <label className={styles.label}>
          E-mail address
          <input
            className={controls.input}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type it in
            autoFocus
            placeholder="name@school.edu"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <RoleFields value={membership} teams={teams} onChange={setMembership} />
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Send the invitation
          </Button>
        </div>
      </form>
    </Panel>
  )
}
