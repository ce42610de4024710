import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Draft, Item } from '#contract/editing/desk.shapes.ts'
import { call, Refused } from '../api/call.ts'
import { somethingChanged, useSchool } from '../api/queries.ts'
import { useStore } from '../ground/store.ts'
import { dismiss, notify, notifyDone, notifyProblem } from '../shell/notices.ts'
import { momentWords } from '../words/moments.ts'
import { recapWords } from '../words/recap-words.ts'
import { shown } from './autosave.ts'
import type { FormSession } from './form-session.ts'
import { endSession } from './open-sessions.ts'

export interface FormActions {
  /** What the one button does that stands out. */
  main: { label: string; run(): Promise<void>; isReady: boolean } | null
  isBusy: boolean
  isDrafted: boolean
  mayWrite: boolean
  mayPublish: boolean
  isWaiting: boolean
  plan(publishAt: string | null): Promise<void>
  sendBack(note: string): Promise<void>
  putIntoRelease(releaseId: number | null): Promise<void>
  discard(): Promise<void>
  duplicate(): Promise<void>
  remove(): Promise<void>
  /** Of a game: its story, written from its numbers, or before it the one that leads up to it. */
  story: { label: string; write(): Promise<void> } | null
}

/** Before the day of a game there is nothing to tell of it. */
const hasBegun = (game: Item['published'] | undefined): boolean =>
  typeof game?.startDate === 'string' && game.startDate <= new Date().toISOString().slice(0, 10)

/** What was discarded is a draft again, under a number of its own where it was never published. */
async function draftAgain(
  kind: string,
  id: number,
  { isNew, value }: Pick<Draft, 'isNew' | 'value'>,
): Promise<number> {
  if (isNew) return (await call('begin', { kind, body: { key: crypto.randomUUID(), value } })).id
  await call('save', { kind, id, body: { version: 0, values: value } })
  return id
}

interface Around {
  /** Opens the form anew, from what the server has. */
  onReopen(): void
  /** Something keeps it from being published. */
  onRefused(): void
}

/** What can be done with a content beside writing it. Whatever was typed is sent first. */
export function useActions(session: FormSession, { onReopen, onRefused }: Around): FormActions {
  const navigate = useNavigate()
  const timeZone = useSchool()?.timeZone ?? 'UTC'
  const [isBusy, setBusy] = useState(false)
  const { item, draft } = useStore(session.known)
  const saving = useStore(session.saving)
  const kind = session.kind.kind
  const { one } = session.kind
  const mayWrite = item ? item.mayWrite : session.kind.mayWrite
  const mayPublish = item ? item.mayPublish : session.kind.mayPublish
  const isWaiting = draft?.state === 'submitted'
  const isTyped = Object.keys(saving.own).length > 0

  const writing = (what: 'recap' | 'gamePreview'): FormActions['story'] => ({
    label: what === 'recap' ? 'Write the recap' : 'Write a preview',
    write: () =>
      act(async (gameId) => {
        const { id, outcome, kept } = await call(what, { gameId })
        if (outcome === 'begun' || outcome === 'rewritten') await somethingChanged()
        notify(recapWords(outcome, kept))
        void navigate(`/content/stories/${id}`)
      }, false),
  })

  /** Runs with the newest draft; null where what was typed did not get to the server. */
  async function act(work: (id: number, version: number) => Promise<void>, needsDraft = true): Promise<void> {
    setBusy(true)
    try {
      if (!(await session.flush())) {
        notify('Not yet: what you typed has to reach the server first.', { look: 'problem' })
        return
      }
      const version = session.known.get().draft?.version ?? 0
      if (session.id !== null && (version > 0 || !needsDraft)) await work(session.id, version)
    } catch (error) {
      await failed(error)
    } finally {
      setBusy(false)
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (error instanceof Refused && error.status === 422) {
      onRefused()
      await session.reload().catch(() => {})
    } else if (error instanceof Refused && error.problem.conflicts) await takeNewer(error.problem.conflicts)
    else if (!(await wasOvertaken(error))) notifyProblem(error)
  }

  /** Somebody published or discarded the same draft a moment earlier: the form goes on from there, and says so. */
  async function wasOvertaken(error: unknown): Promise<boolean> {
    if (!(error instanceof Refused) || error.status !== 409 || session.id === null) return false
    const before = session.known.get().item?.publishedVersion
    try {
      await session.reload()
    } catch {
      return false
    }
    const { item: now, draft: left } = session.known.get()
    if (left !== null) return false
    const isOut = now?.publishedVersion !== before
    const history = isOut ? await call('history', { kind, id: session.id, limit: 1 }).catch(() => null) : null
    session.overtaken(history?.entries[0] ?? null)
    await somethingChanged()
    return true
  }

  /** Somebody published the same fields meanwhile: theirs are shown beside ours, and one is chosen for each. */
  async function takeNewer(conflicts: NonNullable<Refused['problem']['conflicts']>): Promise<void> {
    if (session.id === null) return
    await session.reload()
    session.collide(conflicts)
  }

  const publish = (how: 'publish' | 'approve') =>
    act(async (id, version) => {
      const done = await call(how, { kind, id, body: { version } })
      await somethingChanged()
      notifyDone(`${one} published.`, done, onReopen)
      onReopen()
    })
  const submit = () =>
    act(async (id, version) => {
      await call('submit', { kind, id, body: { version } })
      session.turn.set(null)
      await session.reload()
      await somethingChanged()
      const told = notify('Submitted. A publisher is asked to approve it.')
      // It is not so any more as soon as it is changed.
      const stop = session.turn.subscribe(() => {
        stop()
        dismiss(told)
      })
    })

  const isReady = (draft !== null || isTyped) && !isBusy
  const main = mayPublish
    ? isWaiting
      ? { label: 'Approve', run: () => publish('approve'), isReady }
      : { label: draft?.publishAt ? 'Publish now' : 'Publish', run: () => publish('publish'), isReady }
    : isWaiting
      ? null
      : { label: 'Submit for approval', run: submit, isReady }
  return {
    main: mayWrite ? main : null,
    isBusy,
    isDrafted: draft !== null,
    mayWrite,
    mayPublish,
    isWaiting,
    plan: (publishAt) =>
      act(async (id, version) => {
        await call('plan', { kind, id, body: { version, publishAt } })
        await session.reload()
        await somethingChanged()
        notify(
          publishAt === null
            ? 'It does not go out by itself any more.'
            : `It goes out on ${momentWords(publishAt, timeZone)}.`,
        )
      }),
    sendBack: (note) =>
      act(async (id, version) => {
        await call('sendBack', { kind, id, body: { version, note } })
        await session.reload()
        await somethingChanged()
        notify('Sent back with your note.')
      }),
    putIntoRelease: (releaseId) =>
      act(async (id) => {
        await call('putIntoRelease', { kind, id, body: { releaseId } })
        await session.reload()
        await somethingChanged()
        notify(releaseId === null ? 'Taken out of its release.' : 'Put into the release.')
      }),
    discard: async () => {
      if (session.id === null) return
      setBusy(true)
      try {
        // What was typed a moment ago is had back too.
        const value = shown(session.saving.get())
        session.drop()
        const { id } = session
        await call('discard', { kind, id })
        await somethingChanged()
        const haveBack = async () => {
          if (!draft) return
          const to = await draftAgain(kind, id, { isNew: draft.isNew, value })
          await somethingChanged()
          void navigate(`/content/${kind}/${to}`)
          onReopen()
        }
        notify('Draft discarded.', {
          action: { label: 'Undo', onPress: () => void haveBack().catch(notifyProblem) },
        })
        if (item?.published) onReopen()
        else {
          endSession(session)
          void navigate(`/content/${kind}`)
        }
      } catch (error) {
        notifyProblem(error)
      } finally {
        setBusy(false)
      }
    },
    duplicate: () =>
      act(async (id) => {
        const copy = await call('duplicate', { kind, id, body: { key: crypto.randomUUID() } })
        await somethingChanged()
        notify('This is the copy.')
        void navigate(`/content/${kind}/${copy.id}`)
      }, false),
    story:
      kind === 'games' && item?.published
        ? writing(hasBegun(item.published) ? 'recap' : 'gamePreview')
        : null,
    remove: async () => {
      if (session.id === null) return
      setBusy(true)
      const { id } = session
      try {
        session.drop()
        const done = await call('remove', { kind, id, confirmed: true })
        endSession(session)
        await somethingChanged()
        void navigate(`/content/${kind}`)
        notifyDone(`${one} deleted.`, done, () => void navigate(`/content/${kind}/${id}`))
      } catch (error) {
        notifyProblem(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
