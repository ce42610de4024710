import type { Conflict } from '../api/call.ts'
import type { Unreached } from '../api/connection.ts'
import { isSame } from '../ground/same.ts'
import { keptWords } from '../words/server-words.ts'

export type Values = Readonly<Record<string, unknown>>

/** What the server had when it was last heard of. */
export interface Seen {
  version: number
  value: Values
}

/** Why what was typed is not on the server. */
export type Trouble =
  | { what: 'unreachable' }
  | { what: 'refused'; message: string; field: string | null }
  /** Not even this browser keeps it. */
  | { what: 'full' }

/**
 * How what is typed gets to the server. Pure: what happens is told to it, and it tells what is to be done. A field is in
 * `own` from the first key until the server has answered for that very value.
 */
export interface Autosave {
  seen: Seen
  own: Values
  /** What is on its way. */
  sending: Values | null
  /** Fields that somebody else changed too; nothing is sent until each is decided. */
  conflicts: readonly Conflict[]
  /** With what they collide: with a draft that somebody else saved, or with what was published since it was begun. */
  collidedWith: 'draft' | 'published'
  trouble: Trouble | null
  /** How often nobody answered. */
  attempts: number
}

export const begun = (seen: Seen): Autosave => ({
  seen,
  own: {},
  sending: null,
  conflicts: [],
  collidedWith: 'draft',
  trouble: null,
  attempts: 0,
})

/** What the form shows: what was typed over what the server has. */
export const shown = ({ seen, own }: Autosave): Values => ({ ...seen.value, ...own })

export const isSettled = ({ own, sending }: Autosave): boolean =>
  Object.keys(own).length === 0 && sending === null

/** A key was pressed in a field. Typed back to what the server has, it is nothing to be sent. */
export function typed(state: Autosave, field: string, value: unknown): Autosave {
  const { [field]: _, ...others } = state.own
  const isBack = isSame(value, state.seen.value[field]) && !(state.sending && field in state.sending)
  const trouble = state.trouble?.what === 'refused' ? null : state.trouble
  return { ...state, own: isBack ? others : { ...others, [field]: value }, trouble }
}

/** Whether something may be sent now. */
export const mayStart = ({ own, sending, conflicts, trouble }: Autosave): boolean =>
  sending === null && conflicts.length === 0 && trouble?.what !== 'refused' && Object.keys(own).length > 0

const restMs = 700
const longestMs = 20_000

/** How long to wait before the next try; null: nothing is to be sent. */
export function delayOf(state: Autosave): number | null {
  if (!mayStart(state)) return null
  return state.attempts === 0 ? restMs : Math.min(1000 * 2 ** (state.attempts - 1), longestMs)
}

export interface Sent {
  version: number
  values: Values
  /** What stood in these fields when they were begun, so that the server can tell who changed what. */
  from: Values
}

export function start(state: Autosave): { state: Autosave; sent: Sent } {
  const { seen, own } = state
  const from = Object.fromEntries(Object.keys(own).map((field) => [field, seen.value[field] ?? null]))
  return { state: { ...state, sending: own }, sent: { version: seen.version, values: own, from } }
}

/**
 * The server has it. The fields that were sent stay as they were typed, also where the server tidied them: a space at the
 * end of a line must not go while somebody types the next word.
 */
export function acknowledged(state: Autosave, { version, value }: Seen): Autosave {
  const sent = state.sending ?? {}
  const own = Object.fromEntries(
    Object.entries(state.own).filter(([field, now]) => !(field in sent) || !isSame(now, sent[field])),
  )
  return {
    ...state,
    seen: { version, value: { ...value, ...sent } },
    own,
    sending: null,
    trouble: null,
    attempts: 0,
  }
}

/** Something new was begun: sent twice it is begun once, and may then be older than what was typed since. */
export function begunAs(state: Autosave, seen: Seen): Autosave {
  const own = Object.fromEntries(
    Object.entries(state.own).filter(([field, now]) => !isSame(now, seen.value[field])),
  )
  return { ...begun(seen), own }
}

export const unanswered = (state: Autosave): Autosave => ({
  ...state,
  sending: null,
  trouble: { what: 'unreachable' },
  attempts: state.attempts + 1,
})

export const refused = (state: Autosave, message: string, field: string | null): Autosave => ({
  ...state,
  sending: null,
  trouble: { what: 'refused', message, field },
})

export const notKept = (state: Autosave): Autosave => ({ ...state, trouble: { what: 'full' } })

/**
 * What the server has now, under what was typed here: fields that only one side changed are that side's, and those that
 * both did are asked about.
 */
export function rebased(state: Autosave, seen: Seen): Autosave {
  const conflicts: Conflict[] = []
  const own: Record<string, unknown> = {}
  for (const [field, yours] of Object.entries(state.own)) {
    const [was, theirs] = [state.seen.value[field], seen.value[field]]
    if (isSame(yours, theirs)) continue
    own[field] = yours
    if (!isSame(theirs, was)) conflicts.push({ field, theirs: theirs ?? null, yours })
  }
  return { ...state, seen, own, sending: null, conflicts, collidedWith: 'draft', trouble: null, attempts: 0 }
}

/** What others published since the draft was begun: the draft has ours, and what is chosen goes into it. */
export const collided = (state: Autosave, conflicts: readonly Conflict[]): Autosave => ({
  ...state,
  conflicts,
  collidedWith: 'published',
})

/** One of both values was chosen: theirs is what stands there, mine is written over it knowingly. */
export function decided(state: Autosave, field: string, choice: 'mine' | 'theirs'): Autosave {
  const conflicts = state.conflicts.filter((conflict) => conflict.field !== field)
  const conflict = state.conflicts.find((each) => each.field === field)
  if (conflict && state.collidedWith === 'published') {
    const value = choice === 'mine' ? conflict.yours : conflict.theirs
    return { ...state, conflicts, own: { ...state.own, [field]: value } }
  }
  if (choice === 'mine') return { ...state, conflicts }
  const { [field]: _, ...own } = state.own
  return { ...state, own, conflicts }
}

/** What a browser keeps of a form, so that it can go on with it another day. */
export interface KeptForm {
  version: number
  own: Values
  from: Values
}

export function toKeep({ seen, own }: Autosave): KeptForm | null {
  if (Object.keys(own).length === 0) return null
  const from = Object.fromEntries(Object.keys(own).map((field) => [field, seen.value[field] ?? null]))
  return { version: seen.version, own, from }
}

/** A form that is opened again: what was typed and never sent comes back, as if it had been typed just now. */
export function reopened(seen: Seen, keptForm: KeptForm | null): Autosave {
  if (!keptForm) return begun(seen)
  const then = { version: keptForm.version, value: { ...seen.value, ...keptForm.from } }
  return rebased({ ...begun(then), own: keptForm.own }, seen)
}

export type MarkLook = 'saved' | 'saving' | 'kept' | 'problem'

/** What the mark says of all this, truthfully. */
export function markOf(
  state: Autosave,
  facts: { isSignedOut: boolean; isNew: boolean; why?: Unreached },
): { words: string; look: MarkLook } {
  if (state.conflicts.length > 0) return { words: 'Somebody else changed this too', look: 'problem' }
  if (state.trouble?.what === 'full') return { words: 'Not kept: this browser has no room', look: 'problem' }
  if (state.trouble?.what === 'refused')
    return { words: `Not saved: ${state.trouble.message}`, look: 'problem' }
  if (isSettled(state))
    return { words: facts.isNew ? 'Nothing written yet' : 'Saved to the server', look: 'saved' }
  if (facts.isSignedOut) return { words: 'Kept on this device – sign in to send it', look: 'kept' }
  if (state.trouble?.what === 'unreachable')
    return { words: `Kept on this device – ${keptWords(facts.why ?? 'gone')}`, look: 'kept' }
  return { words: 'Saving…', look: 'saving' }
}
