import { fixed } from '#contract/shapes/rounded.ts'

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** Below ten in words and from ten in figures, as a sports desk prints them. */
export const inWords = (value: number): string => small[value] ?? grouped(value)

/** '1,204'. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** 'third', '12th', '43rd'. */
export function ordinal(value: number): string {
  const word = ordinals[value - 1]
  if (word) return word
  const isTeen = value % 100 >= 11 && value % 100 <= 13
  return `${value}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')}`
}

/** '.318', '1.000'; a half goes up, as a scorer has it: .2125 is '.213'. */
export const thousandths = (value: number): string => fixed(value, 3).replace(/^(-?)0\./, '$1.')

/** '45.2', and '50' without a point behind it. */
export const tenths = (value: number): string => fixed(value, 1).replace(/\.0$/, '')

/** Whether a word that is read aloud begins with a vowel: 'an 8-0 run', 'an 11th', 'a one-run lead', 'a USC'. */
export function takesAn(text: string): boolean {
  const first = /^[\p{L}\d]+/u.exec(text)?.[0] ?? ''
  if (/^\d/.test(first)) return /^(?:8|11(?:th)?$|18(?:th)?$)/.test(first)
  // Letters that are read one by one: an RBI, an NCAA game, a UCLA win.
  if (/^[A-Z]{2,}s?$/.test(first)) return /^[AEFHILMNORSX]/.test(first)
  return /^[aeiou]/i.test(first) && !/^(?:one|once|uni|use|eu|ute)/i.test(first)
}
