import type { numbersFrom } from '#server/feeds/statcrew/testing/mutations.ts'

export type Random = ReturnType<typeof numbersFrom>
export interface Part {
  element: string
  attribute: string
  form: string
}

export const partsOf = (at: string): Part[] =>
  at.split('+').map((part) => {
    const [, element = '', attribute = '', form = ''] = /^(\w*)@(\w+)([:?,]|\/2)?$/.exec(part) ?? []
    return { element, attribute, form }
  })
export const split = (path: string): [column: string, parts: Part[]] => {
  const [column = '', at = ''] = path.split(' ')
  return [column, partsOf(at)]
}
export const keyOf = ({ element, attribute }: Part) => `${element}@${attribute}`

/** Programs, and how each writes: dates, zeros, names. */
export const dialects = [
  {
    source: 'source="TAS" version="4.17"',
    date: (y: string, m: number, d: number) => `${m}/${d}/${y}`,
    zeros: 'out',
    name: 'comma blank',
  },
  {
    source: 'source="NCAA In-Arena Utility" toolVersion="1.3.2" version="2"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'in',
    name: 'comma',
  },
  {
    source: 'source="PrestoSports" version="7.13.0"',
    date: (y: string, m: number, d: number) => `${m}/${d}/${y}`,
    zeros: 'in',
    name: 'plain',
  },
  {
    source: 'source="StatInput" version="1" lastmodified="1771110000"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'any',
    name: 'comma blank',
  },
  {
    source: 'source="HoopStats" version="2.1"',
    date: (y: string, m: number, d: number) => `${pad(m)}/${pad(d)}/${y}`,
    zeros: 'any',
    name: 'plain',
  },
] as const
export type Dialect = (typeof dialects)[number]

export const pad = (value: number) => String(value).padStart(2, '0')
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item
export const chance = (random: Random, percent: number) => random(100) < percent

/** A clock in the ways it is written; whole minutes also without their seconds. */
function clockText(seconds: number, random: Random): string {
  const minutes = Math.floor(seconds / 60)
  if (seconds % 60 === 0 && minutes <= 180 && chance(random, 20)) return `${minutes}`
  return `${chance(random, 40) ? pad(minutes) : minutes}:${pad(seconds % 60)}`
}

/** A number as some program might write it; nothing where it leaves it out. */
export function written(
  value: number,
  { form, attribute }: Part,
  dialect: Dialect,
  random: Random,
): string | null {
  if (value === 0) {
    if (dialect.zeros === 'out' || (dialect.zeros === 'any' && chance(random, 40))) return null
    return form === ':'
      ? pick(random, ['0:00', '00:00', ''])
      : pick(random, ['0', '0', '0', '', '-', '00', '0.0'])
  }
  if (form === ':') return clockText(value, random)
  if (form === '?') return pick(random, ['1', '6-2', '12-0'])
  if (form === ',') return chance(random, 60) ? `${value - 1},1` : `${value}`
  if (attribute === 'ip') return value.toFixed(1)
  const odd = pick(random, ['plain', 'plain', 'plain', 'plain', 'blank', 'plus', 'zero', 'point'])
  if (odd === 'blank') return ` ${value} `
  if (odd === 'plus') return value > 0 ? `+${value}` : `${value}`
  if (odd === 'zero') return value > 0 ? `0${value}` : `${value}`
  return odd === 'point' ? `${value}.0` : `${value}`
}
