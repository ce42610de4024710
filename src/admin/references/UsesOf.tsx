import { useCall } from '../api/queries.ts'
import { ReferenceList } from './ReferenceList.tsx'

/** What uses one of several contents that are to go; nothing where nothing does. */
export function UsesOf({ kind, id, title }: { kind: string; id: number; title: string }) {
  const references = useCall('references', { kind, id }, { staleMs: 0 }).data?.references ?? []
  if (references.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ReferenceList references={references} isDeleting />
    </section>
  )
}
