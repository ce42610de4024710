import { useState } from 'react'
import { knowsPasskeys } from '#contract/client/passkeys.ts'
import type { Passkey } from '#contract/editing/passkeys.ts'
import { call } from '../api/call.ts'
import { useSchool } from '../api/queries.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Menu } from '../parts/Menu.tsx'
import { notify } from '../shell/notices.ts'
import { agoWords, shortMoment } from '../words/moments.ts'
import { useNow } from '../words/now.ts'
import { AddPasskeyPanel } from './AddPasskeyPanel.tsx'
import styles from './account.module.css'
import { PasswordPanel } from './PasswordPanel.tsx'
import { RenamePasskeyPanel } from './RenamePasskeyPanel.tsx'

/** Signing in with what a device keeps: which there are, and what can be done about them. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <section className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>Passkeys</h2>
        <p className={styles.facts}>
          Sign in with your fingerprint, your face or the code of your device: no password, and no code from
          an app.
        </p>
      </div>
      {knowsPasskeys() ? (
        <Button icon="add" onPress={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className={styles.help}>This browser has no passkeys.</p>
      )}
      {passkeys.length > 0 ? (
        <ul className={styles.keys}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      ) : null}
      {isAdding ? <AddPasskeyPanel onClose={() => setAdding(false)} /> : null}
      {renamed ? <RenamePasskeyPanel passkey={renamed} onClose={() => setRenamed(null)} /> : null}
      {removed ? (
        <PasswordPanel
          title={`Remove ${removed.name}?`}
          lead="It signs you in no more. Your device may go on showing it until you delete it there too."
          submit="Remove"
          isDangerous
          onClose={() => setRemoved(null)}
          onGiven={async (password) => {
            await call('removePasskey', { passkeyId: removed.id, body: { password } })
            notify(`${removed.name} is removed.`)
            setRemoved(null)
          }}
        />
      ) : null}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename(): void
  onRemove(): void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const now = useNow()
  return (
    <li className={styles.key}>
      <Icon name="key" />
      <span className={styles.keyWords}>
        <span className={styles.keyName}>{name}</span>
        <span className={styles.help}>
          Added {shortMoment(createdAt, timeZone)} ·{' '}
          {lastUsedAt ? `last used ${agoWords(lastUsedAt, now, timeZone)}` : 'not used yet'}
        </span>
      </span>
      <Menu
        label={`More about ${name}`}
        choices={[
          { id: 'rename', label: 'Rename', icon: 'edit', onChoose: onRename },
          { id: 'remove', label: 'Remove', icon: 'trash', isDangerous: true, onChoose: onRemove },
        ]}
      >
        <Button look="quiet" icon="more" label={`More about ${name}`} />
      </Menu>
    </li>
  )
}
