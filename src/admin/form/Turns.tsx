import { Link } from 'react-router'
import { useMe, useSchool } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { Button } from '../parts/Button.tsx'
import { agoWords } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import styles from './Form.module.css'
import type { FormSession, Turn } from './form-session.ts'
import type { FormActions } from './use-actions.ts'
import { warningOf, withdrawalWords } from './words/withdrawal.ts'

/** What became of a content without anybody here having asked for it, and what the next key would do. */
export function Turns({ session, actions }: { session: FormSession; actions: FormActions }) {
  const turn = useStore(session.turn)
  const { draft } = useStore(session.known)
  if (turn?.what === 'overtaken') return <Overtaken turn={turn} session={session} />
  const warning = draft && actions.mayWrite && !actions.mayPublish ? warningOf(draft) : null
  if (warning)
    return (
      <div className={styles.note} role="status">
        <p className={styles.noteTitle}>
          {draft?.state === 'submitted' ? 'Waiting for approval' : 'Planned'}
        </p>
        <p>{warning}</p>
      </div>
    )
  // Submitted or planned anew, it is as it was.
  if (!turn || draft?.state !== 'open' || draft.publishAt !== null || draft.releaseId !== null) return null
  return (
    <div className={styles.note} role="status">
      <p className={styles.noteTitle}>Taken back by the change</p>
      <p>{withdrawalWords[turn.what]}</p>
      {actions.main && !actions.mayPublish ? (
        <p className={styles.noteAct}>
          <Button isDisabled={!actions.main.isReady} onPress={() => void actions.main?.run()}>
            Submit again
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** Somebody else was a moment earlier. Nothing is left to be done, and nothing was lost. */
function Overtaken({
  turn: { by },
  session: { kind },
}: {
  turn: Extract<Turn, { what: 'overtaken' }>
  session: FormSession
}) {
  const me = useMe()
  const now = useNow()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const one = kind.one.toLowerCase()
  return (
    <div className={styles.note} role="alert">
      <p className={styles.noteTitle}>
        {!by
          ? 'This draft is not there any more'
          : by.by.userId === me?.userId
            ? 'You published this already, in another window'
            : `${by.by.name} published this already`}
      </p>
      <p>
        {by
          ? `It went out ${agoWords(by.at, now, timeZone)}, with all that had been saved. Below is the ${one} as everybody sees it now.`
          : `Somebody discarded it meanwhile. Below is the ${one} as it is published.`}{' '}
        <Link to={`/history?kind=${kind.kind}`}>History</Link>
      </p>
    </div>
  )
}
