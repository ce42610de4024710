import { fold } from './fold.ts'

const pairs = (text: string): Set<string> => {
  const letters = fold(text).replaceAll(' ', '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  )
}

/** How much two names have in common, from 0 to 1: the pairs of letters that both have. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairs(a), pairs(b)]
  const common = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}

const nearEnough = 0.45
const mostOffered = 3

/** Those that somebody may have meant by a name that none of them has, the likeliest first. */
export function nearNames<Named extends { title: string }>(name: string, all: readonly Named[]): Named[] {
  return all
    .map((one) => ({ one, like: likeness(name, one.title) }))
    .filter(({ like }) => like >= nearEnough)
    .toSorted((a, b) => b.like - a.like || a.one.title.localeCompare(b.one.title))
    .slice(0, mostOffered)
    .map(({ one }) => one)
}
