import { type FormEvent, useState } from 'react'
import { call } from '../api/call.ts'
import { useCall, useSchool } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notifyProblem } from '../shell/notices.ts'
import { momentWords } from '../words/moments.ts'
import { counted } from '../words/plural.ts'
import styles from './ReleasePanel.module.css'

interface ReleasePanelProps {
  isOpen: boolean
  releaseId: number | null
  onClose(): void
  onChoose(releaseId: number | null): Promise<void>
}

/** Several drafts that go out together. */
export function ReleasePanel({ isOpen, releaseId, onClose, onChoose }: ReleasePanelProps) {
  const { data } = useCall('releases', {}, { isWanted: isOpen })
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [title, setTitle] = useState('')
  const choose = (id: number | null) => {
    onClose()
    void onChoose(id)
  }
  async function begin(event: FormEvent) {
    event.preventDefault()
    try {
      const release = await call('createRelease', { body: { title: title.trim() } })
      setTitle('')
      choose(release.id)
    } catch (error) {
      notifyProblem(error)
    }
  }
  const open = (data?.releases ?? []).filter(({ publishedAt }) => publishedAt === null)
  return (
    <Panel title="Release" isOpen={isOpen} onClose={onClose}>
      <ul className={styles.list}>
        {open.map(({ id, title: name, publishAt, drafts }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.release}
              aria-pressed={id === releaseId}
              onClick={() => choose(id)}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>
                {counted(drafts.length, 'draft', 'drafts')}
                {publishAt ? ` · ${momentWords(publishAt, timeZone)}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {releaseId !== null ? (
        <Button icon="close" onPress={() => choose(null)}>
          Take it out of its release
        </Button>
      ) : null}
      <form className={styles.form} onSubmit={(event) => void begin(event)}>
        <label className={styles.label}>
          Or begin a new release
          <input
            className={controls.input}
            placeholder="Basketball media day"
            maxLength={200}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <Button type="submit" icon="add">
          Begin
        </Button>
      </form>
    </Panel>
  )
}
