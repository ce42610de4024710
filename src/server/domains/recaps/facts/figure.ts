import { rounded } from '#contract/shapes/rounded.ts'
import { grouped, inWords, ordinal, tenths, thousandths } from '../words/numbers.ts'
import type { Fact, Phrase } from '../words/phrase.ts'
import { say } from '../words/phrase.ts'

/** A number that knows where it is from. */
export interface Figure {
  value: number
  from: string
}

export const figure = (value: number, from: string): Figure => ({ value, from })

export const sum = (...figures: Figure[]): Figure => ({
  value: figures.reduce((total, { value }) => total + value, 0),
  from: `sum(${figures.map(({ from }) => from).join(',')})`,
})

export const less = (one: Figure, other: Figure): Figure => ({
  value: one.value - other.value,
  from: `less(${one.from},${other.from})`,
})

/** A share of a hundred, with one decimal. */
export const percent = (part: Figure, whole: Figure): Figure => ({
  value: rounded((part.value * 100) / whole.value, 1),
  from: `percent(${part.from},${whole.from})`,
})

export const ratio = (part: Figure, whole: Figure): Figure => ({
  value: part.value / whole.value,
  from: `ratio(${part.from},${whole.from})`,
})

const fact = (text: string, { from }: Figure): Fact => ({ kind: 'number', text, from })

/** 'seven', '12'. */
export const num = (number: Figure): Fact => fact(inWords(number.value), number)
/** '7', '1,204': scores and measures. */
export const fig = (number: Figure): Fact => fact(grouped(number.value), number)
export const nth = (number: Figure): Fact => fact(ordinal(number.value), number)
/** '.318'. */
export const rate = (number: Figure): Fact => fact(thousandths(number.value), number)
/** '45.2'. */
export const one = (number: Figure): Fact => fact(tenths(number.value), number)
/** '2½' is not in a box score: half sacks and half tackles are printed with their point. */
export const half = (number: Figure): Fact =>
  Number.isInteger(number.value) ? num(number) : fact(String(number.value), number)

/** 'three goals', 'one goal', '12 points'. */
export const many = (number: Figure, word: string, plural = `${word}s`): Phrase =>
  say`${num(number)} ${number.value === 1 ? word : plural}`

/** '31-24', the first first. */
export const score = (one: Figure, other: Figure): Phrase => say`${fig(one)}-${fig(other)}`
