import type { Done } from '#contract/editing/desk.shapes.ts'
import { call, Refused } from '../api/call.ts'
import { somethingChanged } from '../api/queries.ts'
import { createStore } from '../ground/store.ts'

export interface Notice {
  id: number
  text: string
  look: 'done' | 'problem'
  action?: { label: string; onPress(): void }
}

export const notices = createStore<readonly Notice[]>([])
let count = 0
const shownMs = 9000

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** Says something; what it answers with takes it back. */
export function notify(text: string, more: Partial<Pick<Notice, 'look' | 'action'>> = {}): number {
  const id = ++count
  // The same problem again is said once.
  const others = notices.get().filter((other) => other.look !== 'problem' || other.text !== text)
  notices.set([...others.slice(-2), { id, text, look: 'done', ...more }])
  // What went wrong stays until it was read.
  if (more.look !== 'problem') setTimeout(() => dismiss(id), shownMs)
  return id
}

/** What the server said no to, or why it could not be asked. */
export function notifyProblem(error: unknown): void {
  const text = error instanceof Error ? error.message : 'Something went wrong.'
  notify(text, { look: 'problem' })
}

/** Says what was done and offers to take it back: every piece of work can be. */
export function notifyDone(text: string, { work }: Pick<Done, 'work'>, onUndone?: () => void): void {
  if (work === null) notify(text)
  else notify(text, { action: { label: 'Undo', onPress: () => void undo(work, onUndone) } })
}

/** The same of several pieces of work: the last is taken back first. */
export function notifyAllDone(text: string, works: readonly string[]): void {
  const undoAll = async () => {
    try {
      for (const work of works.toReversed()) await call('undo', { work, body: {} })
      notify('Undone.')
    } catch (error) {
      notifyProblem(error)
    }
    await somethingChanged()
  }
  notify(text, works.length > 0 ? { action: { label: 'Undo', onPress: () => void undoAll() } } : {})
}

export async function undo(work: string, onUndone?: () => void): Promise<void> {
  try {
    const done = await call('undo', { work, body: {} })
    await somethingChanged()
    onUndone?.()
    notifyDone('Undone.', done, onUndone)
  } catch (error) {
    if (error instanceof Refused) notifyProblem(error)
    else notify('That could not be undone: the server cannot be reached.', { look: 'problem' })
  }
}
