import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Member } from '#contract/editing/people.shapes.ts'
import { useCall } from '../api/queries.ts'
import { Button, ButtonLink } from '../parts/Button.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Screen } from '../shell/Screen.tsx'
import { counted } from '../words/plural.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { MemberList } from './MemberList.tsx'
import styles from './people.module.css'
import { RemovePanel } from './RemovePanel.tsx'
import { useTeams } from './use-teams.ts'

/** Who works on the site, with what they may do; and who is invited. */
export function Component() {
  const { data, error } = useCall('members', {})
  const teams = useTeams()
  const [query, setQuery] = useSearchParams()
  const [changed, setChanged] = useState<Member | null>(null)
  const [removed, setRemoved] = useState<Member | null>(null)
  const members = data?.members ?? []
  const invitations = data?.invitations ?? []
  const showInvite = (isShown: boolean) => setQuery(isShown ? { invite: '1' } : {}, { replace: true })
  const withTwoStep = members.filter(({ hasTwoStep }) => hasTwoStep).length
  return (
    <Screen
      title="People"
      actions={
        <>
          <ButtonLink icon="clock" to="/people/log">
            Log
          </ButtonLink>
          <Button look="main" icon="add" onPress={() => showInvite(true)}>
            Invite
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        Everybody who can sign in to this desk.
        {data
          ? ` ${counted(members.length, 'person', 'people')}, ${withTwoStep} with a second step to sign in.`
          : ''}
      </p>
      <Problem>{error ? error.message : null}</Problem>
      {members.length > 0 ? (
        <MemberList members={members} teams={teams} onChange={setChanged} onRemove={setRemoved} />
      ) : null}
      {invitations.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.heading}>Invited</h2>
          <InvitationList invitations={invitations} teams={teams} />
        </section>
      ) : null}
      {query.has('invite') ? <InvitePanel teams={teams} onClose={() => showInvite(false)} /> : null}
      {changed ? <ChangePanel member={changed} teams={teams} onClose={() => setChanged(null)} /> : null}
      {removed ? <RemovePanel member={removed} onClose={() => setRemoved(null)} /> : null}
    </Screen>
  )
}
