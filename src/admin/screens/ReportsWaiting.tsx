import { Link } from 'react-router'
import { useCall, useKinds } from '../api/queries.ts'
import { counted } from '../words/plural.ts'
import styles from './Today.module.css'

const kind = 'accessibility-reports'

/** What visitors have reported and nobody has taken up: somebody waits for an answer. */
export function ReportsWaiting() {
  const isWanted = useKinds().some((each) => each.kind === kind)
  const { data } = useCall('list', { kind, filter: 'state:new', limit: 1 }, { isWanted })
  const count = data?.total ?? 0
  if (count === 0) return null
  return (
    <Link className={styles.release} to={`/content/${kind}?f.state=new`}>
      <span className={styles.name}>{counted(count, 'accessibility report', 'accessibility reports')}</span>
      <span className={styles.facts}>Not taken up yet: somebody waits for an answer</span>
    </Link>
  )
}
