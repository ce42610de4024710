import { type FormEvent, useState } from 'react'
import type { Member } from '#contract/editing/people.shapes.ts'
import { call } from '../api/call.ts'
import { queries } from '../api/queries.ts'
import { useAct } from '../api/use-act.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { notify } from '../shell/notices.ts'
import styles from './people.module.css'
import { type Membership, RoleFields } from './RoleFields.tsx'
import { roleWords } from './role-words.ts'
import type { Team } from './use-teams.ts'

interface ChangePanelProps {
  member: Member
  teams: readonly Team[]
  onClose(): void
}

/** Gives somebody another role, or other teams. */
export function ChangePanel({ member, teams, onClose }: ChangePanelProps) {
  const { userId, name, isYou, isLastAdministrator } = member
  const { act, isBusy, problem } = useAct()
  const [membership, setMembership] = useState<Membership>({
    role: member.role,
    sportIds: member.sportIds,
  })
  async function save(event: FormEvent) {
    event.preventDefault()
    const changed = await act(() => call('changeMember', { userId, body: membership }))
    if (!changed) return
    // What one may oneself decides what the desk shows.
    if (isYou) await queries.invalidateQueries()
    notify(`${name} is ${roleWords[changed.role].label.toLowerCase()} now.`)
    onClose()
  }
  return (
    <Panel title={name} isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <RoleFields value={membership} teams={teams} onChange={setMembership} />
        {isLastAdministrator ? (
          <p className={styles.facts}>
            The only administrator: somebody else has to be one before this role can change.
          </p>
        ) : null}
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
