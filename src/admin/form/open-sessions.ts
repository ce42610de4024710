import type { Item, KindDescription } from '#contract/editing/desk.shapes.ts'
import { FormSession } from './form-session.ts'

const sessions = new Map<string, FormSession>()

/** The form of a content that is open already, by what stands in its address. */
export const openSession = (kind: string, id: string): FormSession | undefined =>
  sessions.get(`${kind}/${id}`)

export function beginSession(
  kind: KindDescription,
  id: string,
  item: Item | null,
  key: string | null,
): FormSession {
  const session = new FormSession(kind, item, key)
  sessions.set(`${kind.kind}/${id}`, session)
  return session
}

/** Something new has its number: the form goes on under it. */
export const renameSession = (kind: string, session: FormSession, id: number): void =>
  void sessions.set(`${kind}/${id}`, session)

export function endSession(session: FormSession): void {
  for (const [name, each] of sessions) if (each === session) sessions.delete(name)
}
