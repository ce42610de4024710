import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { somethingChanged, useCall, useMe, useSchool } from '../api/queries.ts'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { Panel } from '../parts/Panel.tsx'
import { notifyProblem } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { momentWords } from '../words/moments.ts'
import { counted } from '../words/plural.ts'
import styles from './plain.module.css'

/** Drafts that go out together, or not at all. */
export function Component() {
  const { data } = useCall('releases', {})
  const me = useMe()
  const navigate = useNavigate()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [isOpen, setOpen] = useState(false)
  const mayBegin =
    me !== undefined && (me.isOperator || me.role === 'publisher' || me.role === 'administrator')
  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    try {
      const { id } = await call('createRelease', { body: { title } })
      await somethingChanged()
      void navigate(`/releases/${id}`)
    } catch (error) {
      notifyProblem(error)
    }
  }
  const releases = data?.releases ?? []
  return (
    <Screen
      title="Releases"
      actions={
        mayBegin ? (
          <Button look="main" icon="add" onPress={() => setOpen(true)}>
            New
          </Button>
        ) : null
      }
    >
      <p className={styles.lead}>
        A release holds changes that belong together: a new season, a media day. They go out in one moment,
        and are undone in one.
      </p>
      {releases.length > 0 ? (
        <ul className={styles.cards}>
          {releases.map(({ id, title, publishAt, publishedAt, drafts, note }) => (
            <li key={id}>
              <Link className={styles.card} to={`/releases/${id}`}>
                <span className={styles.name}>{title}</span>
                <span className={styles.facts}>
                  {publishedAt
                    ? `Out since ${momentWords(publishedAt, timeZone)}`
                    : `${counted(drafts.length, 'draft', 'drafts')} · ${publishAt ? momentWords(publishAt, timeZone) : 'no time yet'}`}
                  {note ? ` · ${note}` : ''}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {data && releases.length === 0 ? <Nothing>There are no releases yet.</Nothing> : null}
      <Panel title="New release" isOpen={isOpen} onClose={() => setOpen(false)}>
        <form className={styles.form} onSubmit={(event) => void begin(event)}>
          <label className={styles.label}>
            What goes out with it
            <input
              className={controls.input}
              name="title"
              maxLength={200}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to name it
              autoFocus
              placeholder="Basketball media day"
            />
          </label>
          <Button look="main" type="submit">
            Begin
          </Button>
        </form>
      </Panel>
    </Screen>
  )
}
