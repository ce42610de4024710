import { lighten, readable } from '../art/colour.ts'
import { lettering } from '../art/lettering.ts'
import { motif } from '../art/motifs.ts'
import type { SponsorData } from '../schools/sponsors.ts'

/** How much of its height a block letter takes along the line. */
const letterShare = 0.91

/** The tallest letters up to `height` that let a word fit into `width`. */
const fitted = (word: string, height: number, width: number): number =>
  Math.min(height, width / (word.length * letterShare))

/** The company's sign and its name, in one line or two. */
export function wordmark({ words, sign, ground, accent }: SponsorData): string {
  const ink = readable(ground, ['#ffffff', '#111111'])
  const line = Math.min(...words.map((word) => fitted(word, words.length > 1 ? 44 : 56, 300)))
  const lines = words.map((text, index) =>
    lettering({
      text,
      x: 312,
      y: 80 + (index - (words.length - 1) / 2) * line * 1.35,
      height: line,
      fill: ink,
    }),
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160">',
    `<rect width="480" height="160" rx="14" fill="${ground}"/>`,
    `<path fill="${lighten(ground, 0.12)}" d="M0 14A14 14 0 0 1 14 0H150L118 160H14A14 14 0 0 1 0 146Z"/>`,
    motif(sign, 68, 80, 84, accent),
    ...lines,
    '</svg>',
  ].join('')
}

/** A strip for the top of a page: the sign, the name, and the tagline in small letters. */
export function banner({ words, tagline, sign, ground, accent }: SponsorData): string {
  const ink = readable(ground, ['#ffffff', '#111111'])
  const name = words.join(' ')
  const phrase = tagline.replace(/[^A-Za-z ]/g, '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 970 90" width="970" height="90">',
    `<path fill="${ground}" d="M0 0H970V90H0Z"/>`,
    `<path fill="${lighten(ground, 0.12)}" d="M0 0H190L160 90H0Z"/>`,
    `<path fill="${accent}" d="M190 0H202L172 90H160Z"/>`,
    motif(sign, 84, 45, 62, accent),
    phraseOf(name, 385, 45, fitted(name, 34, 340), ink),
    phraseOf(phrase, 770, 45, fitted(phrase, 17, 360), accent),
    '</svg>',
  ].join('')
}

/** Lettering knows no spaces, so each word takes its own place along the line. */
function phraseOf(text: string, x: number, y: number, height: number, fill: string): string {
  const step = height * letterShare
  const left = x - (text.length * step) / 2
  let at = 0
  return text
    .split(' ')
    .map((word) => {
      const middle = left + (at + word.length / 2) * step
      at += word.length + 1
      return lettering({ text: word, x: middle, y, height, fill })
    })
    .join('')
}
