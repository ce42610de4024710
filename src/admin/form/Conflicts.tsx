import { useSchool } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { cellText } from '../kinds/cell-text.ts'
import { Button } from '../parts/Button.tsx'
import styles from './Conflicts.module.css'
import type { FormSession } from './form-session.ts'

/** Both values of each field that two people changed; nothing is sent until one is chosen. */
export function Conflicts({ session }: { session: FormSession }) {
  const { conflicts } = useStore(session.saving)
  const { item } = useStore(session.known)
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  if (conflicts.length === 0) return null
  const facts = { titles: item?.titles ?? {}, timeZone }
  return (
    <section className={styles.conflicts} role="alert" aria-label="Changed by two people">
      <h2 className={styles.title}>Somebody else changed this too</h2>
      <p>Everything else was merged. Choose which of the two stays.</p>
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
