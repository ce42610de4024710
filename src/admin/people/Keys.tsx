import { useState } from 'react'
import type { ProgramKey } from '#contract/editing/people.shapes.ts'
import { useCall, useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { Problem } from '../parts/Problem.tsx'
import plain from '../screens/plain.module.css'
import { Screen } from '../shell/Screen.tsx'
import { agoWords, shortMoment } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { useWords } from './key-words.ts'
import { MakeKeyPanel } from './MakeKeyPanel.tsx'
import styles from './people.module.css'
import { RevokePanel } from './RevokePanel.tsx'

/** With what scoring programs get in. */
export function Component() {
  const { data, error } = useCall('keys', {})
  const [isMaking, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<ProgramKey | null>(null)
  const keys = data?.keys ?? []
  const good = keys.filter(({ revokedAt }) => revokedAt === null)
  const gone = keys.filter(({ revokedAt }) => revokedAt !== null)
  return (
    <Screen
      title="Keys"
      actions={
        <Button look="main" icon="add" onPress={() => setMaking(true)}>
          New key
        </Button>
      }
    >
      <p className={styles.lead}>
        A scoring program in the press box sends its files with a key of its own. Give each machine one, so
        that a lost laptop is one key to revoke.
      </p>
      <Problem>{error ? error.message : null}</Problem>
      {good.length > 0 ? <KeyList keys={good} onRevoke={setRevoked} /> : null}
      {data && good.length === 0 ? (
        <Nothing>No program can send anything yet. Make a key for the first one.</Nothing>
      ) : null}
      {gone.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.heading}>Revoked</h2>
          <KeyList keys={gone} />
        </section>
      ) : null}
      {isMaking ? <MakeKeyPanel onClose={() => setMaking(false)} /> : null}
      {revoked ? <RevokePanel programKey={revoked} onClose={() => setRevoked(null)} /> : null}
    </Screen>
  )
}

function KeyList({ keys, onRevoke }: { keys: readonly ProgramKey[]; onRevoke?: (key: ProgramKey) => void }) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  return (
    <ul className={plain.cards}>
      {keys.map((key) => (
        <li key={key.id} className={plain.card}>
          <span className={plain.name}>{key.label}</span>
          <span className={plain.facts}>
            {key.purpose} · {useWords(key, (at) => agoWords(at, now, timeZone))} ·{' '}
            {key.revokedAt
              ? `revoked ${shortMoment(key.revokedAt, timeZone)}`
              : `made ${shortMoment(key.createdAt, timeZone)}`}
          </span>
          {onRevoke ? (
            <span className={plain.end}>
              <Button look="danger" aria-label={`Revoke ${key.label}`} onPress={() => onRevoke(key)}>
                Revoke
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
