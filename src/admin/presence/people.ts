import type { Present } from '#contract/editing/desk.presence.ts'

/** Each person once, however many windows they have open. */
export function peopleOf(others: readonly Present[]) {
  const people = new Map<string, { userId: string; name: string; isWriting: boolean }>()
  for (const { userId, name, field } of others) {
    const isWriting = field !== null || (people.get(userId)?.isWriting ?? false)
    people.set(userId, { userId, name, isWriting })
  }
  return [...people.values()]
}

/** 'MR' of Maria del Carmen Reyes. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
}
