import type { Draft } from '#contract/editing/desk.shapes.ts'

type Standing = Pick<Draft, 'state' | 'publishAt' | 'releaseId'>

/** What a draft waited for, and does not any more since it was changed. */
export interface Withdrawal {
  what: 'approval' | 'plan' | 'release'
}

/** What was approved or planned is so as it was seen: a change takes that back, which nobody may miss. */
export function turnOf(before: Standing | null, after: Standing | null): Withdrawal | null {
  if (!before || after?.state !== 'open') return null
  const waits = after.publishAt !== null || after.releaseId !== null
  if (before.state === 'submitted') return waits ? null : { what: 'approval' }
  if (waits) return null
  if (before.publishAt !== null) return { what: 'plan' }
  return before.releaseId === null ? null : { what: 'release' }
}

/** The same before it happens, for whoever's next key does it. */
export const warningOf = ({ state, publishAt, releaseId }: Standing): string | null => {
  if (state === 'submitted')
    return 'A publisher decides about it as it is now. If you change it, it waits no more until you submit it again.'
  if (publishAt !== null)
    return 'It goes out by itself as it is now. If you change it, it does not until a publisher plans it again.'
  return releaseId === null
    ? null
    : 'It goes out with its release as it is now. If you change it, it is taken out until a publisher puts it back.'
}

export const withdrawalWords: Readonly<Record<Withdrawal['what'], string>> = {
  approval: 'It was changed after it was submitted, so it no longer waits for approval.',
  plan: 'It was changed after it was planned, so it no longer goes out by itself.',
  release: 'It was changed after it was put into a release, so it no longer goes out with it.',
}
