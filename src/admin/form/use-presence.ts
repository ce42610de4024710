import { useEffect, useMemo } from 'react'
import { useStore } from '../ground/store.ts'
import { PresenceSession } from '../presence/presence.ts'
import { notify } from '../shell/notices.ts'
import type { FormSession } from './form-session.ts'

/** Who else has a form's content open, for as long as the form is. Something new is nobody else's yet. */
export function usePresence(session: FormSession): PresenceSession | null {
  const { item, draft } = useStore(session.known)
  const id = draft?.contentId ?? item?.id ?? null
  const kind = session.kind.kind
  const presence = useMemo(
    () => (id === null ? null : new PresenceSession(kind, id, () => session.reload())),
    [kind, id, session],
  )
  useEffect(() => {
    if (!presence) return undefined
    let written = writtenBy(presence)
    const stop = presence.store.subscribe(() => {
      const now = writtenBy(presence)
      // Somebody left a field or the form: what they wrote is to be seen here.
      if (written.difference(now).size > 0) void session.reload().catch(() => {})
      written = now
      const { takenBy } = presence.store.get()
      if (takenBy === null) return
      presence.understood()
      notify(`${takenBy} writes on in this field. What you typed is saved.`)
    })
    const leave = () => presence.end()
    presence.start()
    addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [presence, session])
  return presence
}

const writtenBy = ({ store }: PresenceSession): Set<string> =>
  new Set(store.get().others.flatMap(({ tab, field }) => (field === null ? [] : [`${tab} ${field}`])))
