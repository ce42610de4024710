import type { OpenInvitation } from '#contract/editing/people.shapes.ts'
import { classNames } from '#ui/class-names.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { doAndTell } from './do-and-tell.ts'
import styles from './people.module.css'
import { roleWords, teamsWords } from './role-words.ts'
import type { Team } from './use-teams.ts'

interface InvitationListProps {
  invitations: readonly OpenInvitation[]
  teams: readonly Team[]
}

/** Who was asked and has not come yet. */
export function InvitationList({ invitations, teams }: InvitationListProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const titleOf = (sport: number) => teams.find((team) => team.id === sport)?.title
  const now = useNow()
  return (
    <ul className={styles.list}>
      {invitations.map(({ id, email, role, sportIds, invitedBy, sentAt, isExpired }) => (
        <li key={id} className={classNames(styles.row, styles.invited)}>
          <span className={styles.face} aria-hidden="true">
            <Icon name="mail" />
          </span>
          <span className={styles.who}>
            <span className={styles.name}>{email}</span>
            <span className={isExpired ? styles.late : styles.facts}>
              {isExpired
                ? 'The link is too old. Send another.'
                : `Sent ${agoWords(sentAt, now, timeZone)}${invitedBy ? ` by ${invitedBy}` : ''}`}
            </span>
          </span>
          <span className={styles.may}>
            <span>{roleWords[role].label}</span>
            <span className={styles.facts}>{teamsWords(sportIds, titleOf)}</span>
          </span>
          <span className={styles.actions}>
            <Button
              aria-label={`Send again to ${email}`}
              onPress={() =>
                void doAndTell(async () => {
                  await call('resendInvitation', { invitationId: id, body: {} })
                  return `Sent again to ${email}. The earlier link is good for nothing.`
                })
              }
            >
              Send again
            </Button>
            <Button
              look="danger"
              aria-label={`Withdraw the invitation of ${email}`}
              onPress={() =>
                void doAndTell(async () => {
                  await call('withdrawInvitation', { invitationId: id })
                  return `The invitation of ${email} is withdrawn.`
                })
              }
            >
              Withdraw
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
