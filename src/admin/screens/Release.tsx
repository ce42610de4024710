import { useId, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { roleAtLeast, whoMay } from '#contract/shapes/visitor.ts'
import { call, type Told } from '../api/call.ts'
import { somethingChanged, useCall, useKinds, useMe, useSchool } from '../api/queries.ts'
import { MomentInput } from '../fields/MomentField.tsx'
import controls from '../fields/parts/controls.module.css'
import { Button } from '../parts/Button.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { notify, notifyDone, notifyProblem, undo } from '../shell/notices.ts'
import { Screen } from '../shell/Screen.tsx'
import { momentWords } from '../words/moments.ts'
import { titleWords } from '../words/title-words.ts'
import { DraftList } from './DraftList.tsx'
import styles from './plain.module.css'

/** One release: what is in it, when it goes out, how the site will look then. */
export function Component() {
  const releaseId = Number(useParams().release)
  const { data: release, error } = useCall('release', { releaseId })
  if (error && !release)
    return (
      <Screen title="There is no such release">
        <p>It may have been dissolved.</p>
      </Screen>
    )
  return release?.id === releaseId ? <OneRelease key={releaseId} release={release} /> : null
}

function OneRelease({ release }: { release: Told<'release'> }) {
  const releaseId = release.id
  const id = useId()
  const navigate = useNavigate()
  const school = useSchool()
  const timeZone = school?.timeZone ?? 'UTC'
  const me = useMe()
  const maySend = me !== undefined && roleAtLeast(me, 'publisher')
  const [title, setTitle] = useState(release.title)
  const [at, setAt] = useState(release.publishAt)

  async function act(work: () => Promise<void>) {
    try {
      await work()
      await somethingChanged()
    } catch (problem) {
      notifyProblem(problem)
    }
  }
  const preview = () =>
    act(async () => {
      const { address } = await call('preview', {
        body: { releaseId, path: '/', ...(at ? { at } : {}) },
      })
      window.open(address, '_blank', 'noopener')
    })
  const change = (publishAt: string | null) =>
    act(async () => {
      await call('changeRelease', { releaseId, body: { title: title.trim() || 'Release', publishAt } })
      notify(publishAt ? 'Planned.' : 'It has no time now.')
    })
  const publish = () =>
    act(async () => {
      const done = await call('publishRelease', { releaseId, body: {} })
      notifyDone('The release is out.', done)
    })
  const dissolve = () =>
    act(async () => {
      await call('removeRelease', { releaseId })
      notify('The release is dissolved. Its drafts are still there.')
      void navigate('/releases')
    })

  const isOut = release.publishedAt !== null
  return (
    <Screen
      title={release.title}
      actions={
        isOut ? (
          release.work && maySend ? (
            <Button icon="undo" onPress={() => void undo(release.work ?? '')}>
              Undo
            </Button>
          ) : null
        ) : (
          <>
            <Button icon="eye" onPress={() => void preview()}>
              Preview
            </Button>
            {maySend ? (
              <>
                <Button look="danger" icon="trash" onPress={() => void dissolve()}>
                  Dissolve
                </Button>
                <Button look="main" isDisabled={release.drafts.length === 0} onPress={() => void publish()}>
                  Publish all
                </Button>
              </>
            ) : null}
          </>
        )
      }
    >
      {isOut ? (
        <p className={styles.lead}>
          Out since {momentWords(release.publishedAt ?? '', timeZone)}, put together by {release.by.name}.
          Undone, all of it is drafts again.
        </p>
      ) : me && !maySend ? (
        <p className={styles.lead}>
          {release.publishAt
            ? `It goes out on ${momentWords(release.publishAt, timeZone)}.`
            : 'It has no time yet.'}{' '}
          It can be changed and sent out by {whoMay('publisher', school?.name)}.
        </p>
      ) : (
        <section className={styles.group}>
          <label className={styles.label} htmlFor={`${id}-title`}>
            Name
          </label>
          <input
            id={`${id}-title`}
            className={controls.input}
            value={title}
            maxLength={200}
            onChange={({ target }) => setTitle(target.value)}
            onBlur={() => title.trim() !== '' && title !== release.title && void change(release.publishAt)}
          />
          <h2 className={styles.heading}>When it goes out</h2>
          <MomentInput id={id} value={at} onChange={setAt} />
          {at === release.publishAt ? null : (
            <div>
              <Button onPress={() => void change(at)}>{at ? 'Plan' : 'Take the time off'}</Button>
            </div>
          )}
          {release.note ? <p>{release.note}</p> : null}
        </section>
      )}
      <section className={styles.group}>
        <h2 className={styles.heading}>What is in it</h2>
        {isOut ? <Contents contents={release.contents} /> : null}
        {release.drafts.length > 0 ? <DraftList drafts={release.drafts} /> : null}
        {release.drafts.length === 0 && !isOut ? (
          <Nothing>Nothing yet. A draft is added in its form, under More.</Nothing>
        ) : null}
      </section>
    </Screen>
  )
}

/** What went out, as it was called then. */
function Contents({ contents }: Pick<Told<'release'>, 'contents'>) {
  const kinds = useKinds()
  return (
    <ul className={styles.cards}>
      {contents.map(({ kind, id, title }) => {
        const one = kinds.find((each) => each.kind === kind)?.one ?? kind
        return (
          <li key={`${kind}/${id}`}>
            <Link className={styles.card} to={`/content/${kind}/${id}`}>
              <span className={styles.name}>{title ? titleWords(title) : one}</span>
              <span className={styles.facts}>{one}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
