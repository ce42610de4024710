import type { KindDescription } from '#contract/editing/desk.shapes.ts'
import { whoMay } from '#contract/shapes/visitor.ts'
import { useMe, useSchool } from '../api/queries.ts'
import { useTeams } from '../people/use-teams.ts'
import styles from './Form.module.css'
import { readOnlyWords } from './words/read-only-words.ts'

/** At the head of a form that somebody may read and not change: why, and who may. */
export function ReadOnly({ kind }: { kind: KindDescription }) {
  const school = useSchool()?.name
  const me = useMe()
  const teams = useTeams()
  if (!me) return null
  const own = me.sportIds?.flatMap((id) => teams.find((team) => team.id === id)?.title ?? []) ?? null
  return (
    <div className={styles.note} role="status">
      <p className={styles.noteTitle}>You can read this, but not change it</p>
      <p>{readOnlyWords(own, whoMay(kind.needs, school))}</p>
    </div>
  )
}
