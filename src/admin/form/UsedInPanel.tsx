import { useCall } from '../api/queries.ts'
import { ReferenceList } from '../references/ReferenceList.tsx'
import type { FormSession } from './form-session.ts'
import styles from './UsedInPanel.module.css'

/** What names this content. */
export function UsedInPanel({ session }: { session: FormSession }) {
  const { data } = useCall(
    'references',
    { kind: session.kind.kind, id: session.id ?? 0 },
    { isWanted: session.id !== null },
  )
  if (!data) return null
  return (
    <div className={styles.panel}>
      {data.references.length > 0 ? (
        <ReferenceList references={data.references} />
      ) : (
        <p>It is not used anywhere.</p>
      )}
    </div>
  )
}
