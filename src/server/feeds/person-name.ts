import { fold } from './fold.ts'

export interface PersonName {
  firstName: string
  lastName: string
}

const suffix = /^(jr|sr|ii|iii|iv|v)\.?$/i

/** 'First Last', 'Last, First' and 'First Last, Jr.'; null where there is only one word. */
export function splitName(written: string): PersonName | null {
  const parts = written
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const suffixes = parts.filter((part) => suffix.test(part))
  const [before = '', ...after] = parts.filter((part) => !suffix.test(part))
  if (after.length > 0) return { firstName: after.join(' '), lastName: [before, ...suffixes].join(' ') }
  const [firstName = '', ...rest] = before.split(/\s+/)
  return rest.length > 0 ? { firstName, lastName: [...rest, ...suffixes].join(' ') } : null
}

/** What two spellings of one name have in common. A name in brackets is what somebody is called, not who they are. */
export function nameKey({ firstName, lastName }: PersonName): string {
  return fold(`${firstName} ${lastName}`.replace(/\([^)]*\)|"[^"]*"|“[^”]*”/g, ' '))
    .split(' ')
    .filter((word) => !suffix.test(word))
    .join(' ')
}

const shortestCut = 4

/**
 * Whether one key may be the other cut short: by a column too narrow ('nancy panagiotopou'), by an initial
 * ('n panagiotopoulou') or by leaving out a second surname. Only good enough for two who wear the same number.
 */
export function mayBeCut(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const [shortFirst = '', ...shortLast] = short.split(' ')
  const [longFirst = '', ...longLast] = long.split(' ')
  const isFirst = longFirst.startsWith(shortFirst) || shortFirst.startsWith(longFirst)
  if (!isFirst || shortLast.length === 0) return false
  if (shortLast.every((word) => longLast.includes(word))) return true
  const [shortRest, longRest] = [shortLast.join(' '), longLast.join(' ')]
  return shortRest.length >= shortestCut && longRest.startsWith(shortRest)
}
