import type { Values } from '../kind/kind.ts'

/** What somebody was called, and is called from now on. */
export interface Renamed {
  from: string
  to: string
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A name as texts have it: with any space and any apostrophe between its letters. */
const patternOf = (name: string): string =>
  escaped(name.trim())
    .replace(/['’]/g, "(?:['’]|&#39;|&#x27;|&apos;|&rsquo;)")
    .replace(/\s+/g, '(?:\\s|&nbsp;)+')

/** Of whole names: Jo Doe is neither in Jo Doerr nor in Jo Doe-Orr. */
const whole = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}]-?)(?:${names.map((name) => `(${patternOf(name)})`).join('|')})(?!-?[\\p{L}\\p{N}])`,
    'gu',
  )

export const isNamedIn = (text: string, names: readonly Renamed[]): boolean =>
  names.length > 0 && whole(names.map(({ from }) => from)).test(text)

/** A text with each name as it is now. All at once, so that two who change names with each other do. */
export const renamedText = (text: string, names: readonly Renamed[]): string =>
  names.length === 0
    ? text
    : text.replace(whole(names.map(({ from }) => from)), (found: string, ...groups: unknown[]) => {
        const which = names.findIndex((_, index) => groups[index] !== undefined)
        return names[which]?.to ?? found
      })

/** The same of every text of a value, however deep it lies. */
export const renamedIn = <Told>(value: Told, names: readonly Renamed[]): Told =>
  names.length === 0 ? value : (renamed(value, names) as Told)

function renamed(value: unknown, names: readonly Renamed[]): unknown {
  if (typeof value === 'string') return renamedText(value, names)
  if (Array.isArray(value)) return value.map((one) => renamed(one, names))
  if (value === null || typeof value !== 'object') return value
  return renamedValue(value as Values, names)
}

export const renamedValue = (value: Values, names: readonly Renamed[]): Values =>
  Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renamed(one, names)]))

const around = 70

/** Where somebody is named first, with the words before and after; empty where they are not. */
export function excerptOf(value: unknown, names: readonly Renamed[]): string {
  const [text] = textsOf(value).filter((one) => isNamedIn(one, names))
  if (text === undefined) return ''
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const at = Math.max(0, plain.search(whole(names.map(({ from }) => from))))
  const [start, end] = [Math.max(0, at - around), at + around]
  return `${start > 0 ? '…' : ''}${plain.slice(start, end).trim()}${end < plain.length ? '…' : ''}`
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : []
