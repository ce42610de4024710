import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useAct } from '../api/use-act.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Secret } from '../parts/Secret.tsx'
import styles from './people.module.css'

/** Makes a key, and shows it this once. */
export function MakeKeyPanel({ onClose }: { onClose(): void }) {
  const { act, isBusy, problem } = useAct()
  const [made, setMade] = useState<{ label: string; secret: string } | null>(null)
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const label = String(new FormData(event.currentTarget).get('label')).trim()
    const done = await act(() => call('makeKey', { body: { label } }))
    if (done) setMade({ label: done.key.label, secret: done.secret })
  }
  if (made)
    return (
      <Panel
        title={`The key of ${made.label}`}
        isOpen
        isKept
        onClose={onClose}
        actions={
          <Button look="main" onPress={onClose}>
            Done
          </Button>
        }
      >
        <p>Copy it into the program now. It is shown this once, and kept nowhere.</p>
        <Secret value={made.secret} label="The key" />
        <p className={styles.facts}>
          The program sends Stat Crew files to <strong>{`${location.origin}/api/v2/stats/files`}</strong> with
          the header <strong>Authorization: Bearer</strong> and the key.
        </p>
      </Panel>
    )
  return (
    <Panel title="New key" isOpen onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <label className={styles.label}>
          Which program, and where
          <input
            className={controls.input}
            name="label"
            maxLength={100}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to name it
            autoFocus
            placeholder="Press box, football"
          />
        </label>
        <Problem>{problem}</Problem>
        <div className={styles.foot}>
          <Button look="main" type="submit" isDisabled={isBusy}>
            Make the key
          </Button>
        </div>
      </form>
    </Panel>
  )
}
