/** What a cell says, read from what was typed; or why it says nothing, in words. */
type ReadCell = { value: unknown; fault?: undefined } | { fault: string; value?: undefined }

export interface GridColumn {
  field: string
  label: string
  width: number
  /** Stays where it is while the others move sideways, and names its row. */
  isName?: boolean
  /** Offered while it is typed. */
  choices?: readonly string[]
  align?: 'end'
  isReadOnly?: boolean
  /** As it is typed on a phone. */
  keyboard?: 'numeric' | 'url'
  /** A native input for days. */
  isDay?: boolean
  /** The cell tidied, as it will stand: 6'2" is 6-2. Without it what was typed stays. */
  tidy?(text: string): string
  read(text: string): ReadCell
}

type Column = Omit<GridColumn, 'read'>

const none = (text: string): string | null => (text === '' ? null : text)

export const wordsColumn = (column: Column, { most = 200, isNeeded = false } = {}): GridColumn => ({
  ...column,
  read: (text) =>
    isNeeded && text === ''
      ? { fault: `${column.label} is missing.` }
      : text.length > most
        ? { fault: `${column.label} is longer than ${most} characters.` }
        : { value: isNeeded ? text : none(text) },
})

export const wholeColumn = (
  column: Column,
  { least, most, unit }: { least: number; most: number; unit: string },
): GridColumn => ({
  align: 'end',
  keyboard: 'numeric',
  ...column,
  read: (text) => {
    if (text === '') return { value: null }
    const value = Number(text)
    return Number.isInteger(value) && value >= least && value <= most
      ? { value }
      : { fault: `${column.label} is a number of ${unit} from ${least} to ${most}.` }
  },
})

const yes = /^(?:y|yes|x|true|1|✓|c)$/i
const no = /^(?:|n|no|false|0)$/i

export const yesNoColumn = (column: Column): GridColumn => ({
  choices: ['Yes', 'No'],
  ...column,
  tidy: (text) => (yes.test(text) ? 'Yes' : no.test(text) ? '' : text),
  read: (text) =>
    yes.test(text)
      ? { value: true }
      : no.test(text)
        ? { value: false }
        : { fault: `${column.label} is yes or no.` },
})

/** One of a few words; the first letters are enough. */
export function choiceColumn(column: Column, words: Readonly<Record<string, string>>): GridColumn {
  const of = (text: string) =>
    Object.entries(words).find(
      ([value, label]) =>
        value.toLowerCase() === text.toLowerCase() || label.toLowerCase() === text.toLowerCase(),
    ) ?? startingWith(words, text)
  return {
    choices: Object.values(words),
    ...column,
    tidy: (text) => of(text)?.[1] ?? text,
    read: (text) => {
      const found = of(text)
      return found ? { value: found[0] } : { fault: `${column.label} is ${listed(Object.values(words))}.` }
    },
  }
}

function startingWith(words: Readonly<Record<string, string>>, text: string): [string, string] | undefined {
  const fitting =
    text === ''
      ? []
      : Object.entries(words).filter(([, label]) => label.toLowerCase().startsWith(text.toLowerCase()))
  return fitting.length === 1 ? fitting[0] : undefined
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** Something that is known by its name: it is told by its number, and typed by what it is called. */
export function namedColumn(
  column: Column,
  named: readonly { id: number; title: string; aliases?: readonly string[] }[],
  { isNeeded = false, makesNew = false } = {},
): GridColumn {
  const byName = new Map(
    named.flatMap(({ id, title, aliases = [] }) =>
      [title, ...aliases].map((name) => [name.toLowerCase(), { id, title }] as const),
    ),
  )
  return {
    choices: named.map(({ title }) => title),
    ...column,
    tidy: (text) => byName.get(text.toLowerCase())?.title ?? text,
    read: (text) => {
      if (text === '') return isNeeded ? { fault: `${column.label} is missing.` } : { value: null }
      const found = byName.get(text.toLowerCase())
      if (found) return { value: found.id }
      return makesNew ? { value: text } : { fault: `Nothing is called ${text}.` }
    },
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as it is written in America, or as files have it: 2026-11-14, 11/14/2026, Nov 14, 2026. */
function dayOf(text: string, years: readonly number[]): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(text)
  if (slashed) return inYears(slashed[3], Number(slashed[1]), Number(slashed[2]), years)
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?$/i.exec(text)
  return named
    ? inYears(named[3], months.indexOf((named[1] ?? '').toLowerCase()) + 1, Number(named[2]), years)
    : null
}

/** A season goes over the turn of a year: autumn is in its first, spring in its last. */
function inYears(
  said: string | undefined,
  month: number,
  day: number,
  years: readonly number[],
): string | null {
  if (said) return realDay(Number(said.length === 2 ? `20${said}` : said), month, day)
  const [first = 0, last = first] = years
  return realDay(first === last || month >= 7 ? first : last, month, day)
}

function realDay(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

export const dayColumn = (
  column: Column,
  years: readonly number[],
  { isNeeded = false } = {},
): GridColumn => ({
  isDay: true,
  ...column,
  tidy: (text) => dayOf(text, years) ?? text,
  read: (text) => {
    if (text === '') return isNeeded ? { fault: `${column.label} is missing.` } : { value: null }
    const day = dayOf(text, years)
    return day ? { value: day } : { fault: `${column.label} is a day: 2026-11-14, 11/14 or Nov 14.` }
  },
})

export const addressColumn = (column: Column): GridColumn => ({
  keyboard: 'url',
  ...column,
  read: (text) =>
    text === '' || /^(?:https?:\/\/[^\s<>"]+|\/(?!\/)[^\s<>"]*)$/.test(text)
      ? { value: none(text) }
      : { fault: `${column.label} is an address: https://…` },
})
