import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { somethingChanged, useCall, useKinds, useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { notifyDone, notifyProblem } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { titleWords } from '../words/title-words.ts'
import styles from './plain.module.css'

/** What was deleted within thirty days, and comes back with all that went with it. */
export function Component() {
  const { data } = useCall('trash', {})
  const kinds = useKinds()
  const navigate = useNavigate()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  async function restore(work: string, kind: string, id: number | null) {
    try {
      const done = await call('restore', { work, body: {} })
      await somethingChanged()
      notifyDone('It is back.', done)
      if (id !== null) void navigate(`/content/${kind}/${id}`)
    } catch (error) {
      notifyProblem(error)
    }
  }
  const entries = data?.entries ?? []
  return (
    <Screen title="Trash">
      <p className={styles.lead}>Deleted things stay here for thirty days.</p>
      {entries.length > 0 ? (
        <ul className={styles.cards}>
          {entries.map(({ work, kind, id, title, by, at }) => (
            <li key={work} className={styles.card}>
              <span className={styles.name}>{titleWords(title)}</span>
              <span className={styles.facts}>
                {kinds.find((each) => each.kind === kind)?.one ?? kind} · deleted by {by.name},{' '}
                {agoWords(at, now, timeZone)}
              </span>
              {(kinds.find((each) => each.kind === kind)?.mayPublish ?? true) ? (
                <span className={styles.end}>
                  <Button icon="undo" onPress={() => void restore(work, kind, id)}>
                    Restore
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {data && entries.length === 0 ? <Nothing>The trash is empty.</Nothing> : null}
    </Screen>
  )
}
