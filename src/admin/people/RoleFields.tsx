import { useId } from 'react'
import { type Role, roles } from '#contract/shapes/visitor.ts'
import styles from './RoleFields.module.css'
import { hasTeams, roleWords } from './role-words.ts'
import type { Team } from './use-teams.ts'

export interface Membership {
  role: Role
  sportIds: number[] | null
}

interface RoleFieldsProps {
  value: Membership
  teams: readonly Team[]
  onChange(value: Membership): void
}

/** What somebody may do, and for which teams. */
export function RoleFields({ value, teams, onChange }: RoleFieldsProps) {
  const id = useId()
  const { role, sportIds } = value
  const choose = (next: Role) => onChange({ role: next, sportIds: hasTeams(next) ? sportIds : null })
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Role</legend>
        {roles.map((each) => (
          <label key={each} className={styles.role}>
            <input
              type="radio"
              className={styles.mark}
              name={`${id}-role`}
              checked={role === each}
              onChange={() => choose(each)}
            />
            <span className={styles.name}>{roleWords[each].label}</span>
            <span className={styles.may}>{roleWords[each].may}</span>
          </label>
        ))}
      </fieldset>
      {hasTeams(role) ? (
        <TeamsField teams={teams} sportIds={sportIds} onChange={(ids) => onChange({ role, sportIds: ids })} />
      ) : null}
    </>
  )
}

interface TeamsFieldProps {
  teams: readonly Team[]
  sportIds: number[] | null
  onChange(sportIds: number[] | null): void
}

/** All teams, or those that are ticked: the last one that is taken out means all of them again. */
function TeamsField({ teams, sportIds, onChange }: TeamsFieldProps) {
  const chosen = sportIds ?? []
  const toggle = (id: number, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((each) => each !== id)
    onChange(next.length > 0 ? next : null)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Teams</legend>
      <p className={styles.may}>
        {sportIds === null
          ? 'All of them. Tick some, and this person sees and writes those alone.'
          : 'These alone. Clear them all, and this person works for every team.'}
      </p>
      <div className={styles.teams}>
        {teams.map(({ id, title }) => (
          <label key={id} className={styles.team}>
            <input
              type="checkbox"
              className={styles.mark}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
