import { useCall, useMe, useSchool } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { cellText } from '../kinds/cell-text.ts'
import { Button } from '../parts/Button.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import styles from './Conflicts.module.css'
import type { FormSession } from './form-session.ts'

/** Both values of each field that two people changed; nothing is sent until one is chosen. */
export function Conflicts({ session }: { session: FormSession }) {
  const { conflicts } = useStore(session.saving)
  const { item } = useStore(session.known)
  const { title, when } = useOthers(session)
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  if (conflicts.length === 0) return null
  const facts = { titles: item?.titles ?? {}, timeZone }
  return (
    <section className={styles.conflicts} role="alert" aria-label="Changed by two people">
      <h2 className={styles.title}>{title}</h2>
      <p>{when}Everything else was merged. Choose which of the two stays.</p>
      {conflicts.map(({ field: name, theirs, yours }) => {
        const field = session.kind.fields.find((each) => each.name === name)
        const words = (value: unknown) =>
          (field ? cellText(field, value, facts) : String(value ?? '')) || 'Nothing'
        return (
          <div key={name} className={styles.conflict}>
            <h3 className={styles.field}>{field?.label ?? name}</h3>
            <div className={styles.side}>
              <p className={styles.who}>Yours</p>
              <p className={styles.value}>{words(yours)}</p>
              <Button onPress={() => session.decide(name, 'mine')}>Keep mine</Button>
            </div>
            <div className={styles.side}>
              <p className={styles.who}>Theirs</p>
              <p className={styles.value}>{words(theirs)}</p>
              <Button onPress={() => session.decide(name, 'theirs')}>Take theirs</Button>
            </div>
          </div>
        )
      })}
    </section>
  )
}

/** Who changed the same, and when: whoever saved the draft last, or published what it was begun from. */
function useOthers({ kind, id, saving, known }: FormSession): { title: string; when: string } {
  const { conflicts, collidedWith } = useStore(saving)
  const { draft } = useStore(known)
  const me = useMe()
  const now = useNow()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const isOfDraft = collidedWith === 'draft' && draft !== null
  const history = useCall(
    'history',
    { kind: kind.kind, id: id ?? 0, limit: 1 },
    { isWanted: conflicts.length > 0 && id !== null && !isOfDraft, staleMs: 0 },
  )
  const published = history.data?.entries[0]
  const by = isOfDraft ? draft.by : published?.by
  const at = isOfDraft ? draft.changedAt : published?.at
  return {
    title: conflictTitle(by, me?.userId),
    when: at ? `${sentence(agoWords(at, now, timeZone))}. ` : '',
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Oneself is somebody else too, in another window. */
function conflictTitle(by: { userId: string; name: string } | undefined, own: string | undefined): string {
  if (!by) return 'Somebody else changed this too'
  return by.userId === own ? 'You changed this too, in another window' : `${by.name} changed this too`
}
