import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { KindDescription } from '#contract/editing/desk.shapes.ts'
import { call, Refused, Unreachable } from '../api/call.ts'
import { retryAfterMs, useKind, useKindRefusal } from '../api/queries.ts'
import { keyOfNew } from '../navigation/addresses.ts'
import { opened } from '../navigation/recent.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { Lost } from '../shell/Lost.tsx'
import { NotForRole } from '../shell/NotForRole.tsx'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
import { Waiting } from '../shell/Waiting.tsx'
import { Form } from './Form.tsx'
import type { FormSession } from './form-session.ts'
import { beginSession, endSession, openSession, renameSession } from './open-sessions.ts'

/** One content, or something new: its address says which. */
export function Component() {
  const { kind: name = '', id = '' } = useParams()
  const kind = useKind(name)
  const refusal = useKindRefusal(name)
  const navigate = useNavigate()
  const [session, setSession] = useState<FormSession | null>(null)
  const [failure, setFailure] = useState<{ of: string; error: unknown } | null>(null)
  // Where nobody answered it is neither there nor gone, and is asked for again.
  const [tries, setTries] = useState(0)
  const unanswered = useRef(0)
  const address = `${name}/${id}`

  useEffect(() => {
    if (!kind || kind.refusal !== null) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    open(kind, id).then(
      (found) => {
        if (isGone) return
        found.onBegun((number) => {
          renameSession(name, found, number)
          void navigate(`/content/${name}/${number}`, { replace: true })
        })
        setSession(found)
        setFailure(null)
        unanswered.current = 0
      },
      (error: unknown) => {
        if (isGone) return
        setFailure({ of: address, error })
        if (error instanceof Unreachable)
          timer = setTimeout(() => setTries((count) => count + 1), retryAfterMs(unanswered.current++))
      },
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [kind, id, name, navigate, address, tries])

  useEffect(() => {
    if (session?.id && session.kind.kind === name)
      opened({
        kind: name,
        id: session.id,
        one: session.kind.one,
        title: session.known.get().draft?.title ?? session.known.get().item?.title ?? '',
      })
  }, [session, name])

  if (refusal) return refusal.status === 403 ? <NotForRole>{refusal.message}</NotForRole> : <Lost />
  if (failure?.of === address && failure.error instanceof Unreachable)
    return <Unanswered what={kind?.one ?? 'It'} onAsk={() => setTries((count) => count + 1)} />
  if (failure?.of === address)
    return (
      <Screen title={wordsOf(failure.error)}>
        <p>
          It may have been deleted, or its publication undone. Both can be taken back: the trash keeps things
          for thirty days, the history everything.
        </p>
        <p>
          <ButtonLink to="/history" icon="history">
            History
          </ButtonLink>{' '}
          <ButtonLink to="/trash" icon="trash">
            Trash
          </ButtonLink>
        </p>
      </Screen>
    )
  if (!session || session.kind.kind !== name) return kind ? <Waiting /> : null
  const reopen = () =>
    void session.restart().then(
      () => setFailure(null),
      (error: unknown) => {
        endSession(session)
        setFailure({ of: address, error })
        if (error instanceof Unreachable) setTries((count) => count + 1)
      },
    )
  return <Form key={session.name} session={session} onReopen={reopen} />
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'It could not be opened.'

/** The form as it was left, brought up to what the server has now; or a new one. */
async function open(kind: KindDescription, id: string): Promise<FormSession> {
  const before = openSession(kind.kind, id)
  if (before) {
    void before.reload().catch(() => {})
    return before
  }
  const key = keyOfNew(id)
  if (key) return beginSession(kind, id, null, key)
  if (!/^\d{1,10}$/.test(id)) throw new Refused({ status: 404, detail: 'There is no such content.' })
  return beginSession(kind, id, await call('item', { kind: kind.kind, id: Number(id) }), null)
}
