import { inningsOf, outsOf } from '../../../parts/innings.ts'
import type { XmlElement } from '../xml/element.ts'
import { clockOf, numberIn, playedSecondsIn } from '../xml/values.ts'

type Merge = 'sum' | 'max' | 'innings'

/** One number of a box score: where a file says it and under which table and column it is kept. */
export interface Cell {
  /** A child of the player's or the totals' element; '' is that element itself, '../x' a child of the team. */
  element: string
  group: string
  key: string
  scope: 'both' | 'team' | 'player'
  /** Whether the players' numbers make the team's, for a file that adds up. */
  adds: boolean
  /** Whether the players' numbers are the team's where the file does not say the team's. */
  fills: boolean
  /** What the periods of the line score call it, for a file whose totals leave it out. */
  orByPeriod?: string
  merge: Merge
  /** Said by each period of the line score, and kept for the game. */
  isByPeriod?: boolean
  /** Whether the element speaks of it at all: what it leaves out may follow from something else. */
  said: (element: XmlElement) => boolean
  read: (element: XmlElement, isSeason: boolean) => number
  write: (value: number) => Record<string, string | number>
}

type Options = Partial<Pick<Cell, 'scope' | 'adds' | 'fills' | 'isByPeriod'>>
type Form = (
  attribute: string,
  others: string[],
) => Pick<Cell, 'read' | 'write'> & { merge?: Merge; said?: Cell['said'] }

/** Columns of one element: 'fgm fga pts_to:turnovers shutout|sho:sho' names attributes, their other spellings and our keys. */
export function cells(
  element: string,
  group: string,
  spec: string,
  options: Options = {},
  form: Form = count,
) {
  return spec.split(' ').map((token): Cell => {
    const [attributes = '', named] = token.split(':')
    const [attribute = '', ...others] = attributes.split('|')
    return {
      element,
      group,
      key: named ?? attribute,
      scope: 'both',
      adds: true,
      fills: true,
      merge: 'sum',
      said: (source) => source.text(attribute, ...others) !== null,
      ...form(attribute, others),
      ...options,
    }
  })
}

const count: Form = (attribute, others) => ({
  read: (element) => element.number(attribute, ...others),
  write: (value) => ({ [attribute]: value }),
})

/** The best of several, never their sum. */
export const longest: Form = (attribute, others) => ({ ...count(attribute, others), merge: 'max' })

/** '1,0': of two kinds, which count together. */
export const pair: Form = (attribute, others) => ({
  ...count(attribute, others),
  read: (element) =>
    (element.text(attribute, ...others) ?? '')
      .split(',')
      .reduce((sum, part) => sum + (numberIn(part) ?? 0), 0),
})

/** '91:54', kept as seconds. */
export const clock: Form = (attribute, others) => ({
  read: (element) => playedSecondsIn(element.text(attribute, ...others) ?? '') ?? 0,
  write: (value) => ({ [attribute]: clockOf(value) }),
})

/** '5.2': five innings and two outs. */
export const innings: Form = (attribute, others) => ({
  read: (element) => inningsOf(outsOf(element.number(attribute, ...others))),
  write: (value) => ({ [attribute]: value.toFixed(1) }),
  merge: 'innings',
})

/** A win is written as the record that follows from it, '6-2', or as its number in the season; a season counts them. */
export const decision: Form = (attribute, others) => ({
  read: (element, isSeason) => {
    const said = element.text(attribute, ...others) ?? '0'
    const number = numberIn(said)
    if (isSeason) return number ?? 0
    return number === null ? Number(/\d/.test(said)) : Number(number !== 0)
  },
  write: (value) => ({ [attribute]: value }),
})

/** Sacks and tackles for loss: whole ones, and halves for those who shared one. */
export const halves =
  (whole: string, shared: string): Form =>
  (attribute) => ({
    read: (element) =>
      element.has(whole) || element.has(shared)
        ? element.number(whole) + element.number(shared) / 2
        : element.number(attribute),
    said: (element) => [attribute, whole, shared].some((part) => element.has(part)),
    write: (value) => ({ [whole]: Math.floor(value), [shared]: (value - Math.floor(value)) * 2 }),
  })

/** Several attributes that count the same thing. */
export const together =
  (...parts: string[]): Form =>
  (attribute) => ({
    read: (element) => [attribute, ...parts].reduce((sum, part) => sum + element.number(part), 0),
    said: (element) => [attribute, ...parts].some((part) => element.has(part)),
    write: (value) => ({ [attribute]: value }),
  })
