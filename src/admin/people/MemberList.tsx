import { useId } from 'react'
import type { Member } from '#contract/editing/people.shapes.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu, type MenuChoice } from '../parts/Menu.tsx'
import { initials } from '../words/initials.ts'
import { agoWords, momentWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { counted } from '../words/plural.ts'
import { doAndTell } from './do-and-tell.ts'
import styles from './people.module.css'
import { roleWords, teamsWords } from './role-words.ts'
import type { Team } from './use-teams.ts'

interface MemberListProps {
  members: readonly Member[]
  teams: readonly Team[]
  onChange(member: Member): void
  onRemove(member: Member): void
}

export function MemberList({ members, teams, onChange, onRemove }: MemberListProps) {
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <MemberRow
          key={member.userId}
          member={member}
          teams={teams}
          onChange={() => onChange(member)}
          onRemove={() => onRemove(member)}
        />
      ))}
    </ul>
  )
}

interface MemberRowProps {
  member: Member
  teams: readonly Team[]
  onChange(): void
  onRemove(): void
}

function MemberRow({ member, teams, onChange, onRemove }: MemberRowProps) {
  const id = useId()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const { userId, name, email, role, sportIds, lastSeenAt, hasTwoStep, sessions, isYou } = member
  const titleOf = (sport: number) => teams.find((team) => team.id === sport)?.title
  const now = useNow()
  const choices: MenuChoice[] = [
    { id: 'change', label: 'Change role or teams', icon: 'edit', onChoose: onChange },
    ...(sessions > 0 && !isYou
      ? [
          {
            id: 'out',
            label: 'Sign out everywhere',
            icon: 'open' as const,
            onChoose: () =>
              void doAndTell(async () => {
                const ended = await call('endSessions', { userId, body: {} })
                return `${name} is signed out of ${counted(ended.sessions, 'browser', 'browsers')}.`
              }),
          },
        ]
      : []),
    ...(hasTwoStep && !isYou
      ? [
          {
            id: 'step',
            label: 'Take the second step off',
            icon: 'shield' as const,
            onChoose: () =>
              void doAndTell(async () => {
                await call('endTwoStepOf', { userId, body: {} })
                return `${name} signs in with the password alone, and everywhere anew.`
              }),
          },
        ]
      : []),
    { id: 'remove', label: 'Remove from the site', icon: 'trash', isDangerous: true, onChoose: onRemove },
  ]
  return (
    <li className={styles.row} aria-labelledby={id}>
      <span className={styles.face} aria-hidden="true">
        {initials(name)}
      </span>
      <span className={styles.who}>
        <span id={id} className={styles.name}>
          {name}
          {isYou ? <span className={styles.you}>You</span> : null}
        </span>
        <span className={styles.facts}>{email}</span>
      </span>
      <span className={styles.may}>
        <span>{roleWords[role].label}</span>
        <span className={styles.facts}>{teamsWords(sportIds, titleOf)}</span>
      </span>
      <span className={styles.seen}>
        {lastSeenAt ? (
          <time dateTime={lastSeenAt} title={momentWords(lastSeenAt, timeZone)}>
            Last seen {agoWords(lastSeenAt, now, timeZone)}
          </time>
        ) : (
          <span>Never seen</span>
        )}
        <span className={hasTwoStep ? styles.safe : styles.facts}>
          {hasTwoStep ? <Icon name="shield" size={14} /> : null}
          {hasTwoStep ? 'Second step' : 'No second step'}
        </span>
      </span>
      <span className={styles.end}>
        <Menu label={`What can be done with ${name}`} choices={choices}>
          <Button look="quiet" icon="more" label={`More about ${name}`} />
        </Menu>
      </span>
    </li>
  )
}
