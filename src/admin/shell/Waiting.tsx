import { useEffect, useState } from 'react'
import { connection, whyUnreached } from '../api/connection.ts'
import { useStore } from '../ground/store.ts'
import { waitWords } from '../words/server-words.ts'
import styles from './Waiting.module.css'

/** What answers sooner than this is not called slow. */
const patienceMs = 600

/** Over a screen that nothing has come for yet: it says so instead of passing for empty. Mounted as long as that is so. */
export function Waiting() {
  const [isSlow, setSlow] = useState(false)
  const isReached = useStore(connection)
  const why = useStore(whyUnreached)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.waiting} role="status">
      {isSlow ? <span className={styles.words}>{waitWords(isReached ? null : why)}</span> : null}
    </p>
  )
}
