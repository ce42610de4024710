import { stem, wordsIn } from './words.ts'

/** One thing to look for: a word, or words in quotes that must follow each other. */
export interface Term {
  /** Folded, as they were typed. */
  words: string[]
  /** Finds whatever begins with it. */
  isPrefix: boolean
}

const maxWords = 8
const shortestPrefix = 3
/** Small words that nearly every text has. They are only looked for when there is nothing else, or inside quotes. */
const smallWords = new Set(
  'a an and are as at be by for from has he her his in is it its of on or our she that the their they this to vs was were will with you'.split(
    ' ',
  ),
)

export function parseQuery(q: string): Term[] {
  const terms = q.split('"').flatMap((part, index, parts) => {
    const words = wordsIn(part).map(({ folded }) => folded)
    // A quote that is never closed opens no phrase.
    const isPhrase = index % 2 === 1 && index < parts.length - 1 && words.length > 1
    return isPhrase ? [term(words)] : words.map((word) => term([word]))
  })
  const telling = terms.filter(({ words }) => words.length > 1 || !smallWords.has(words[0] ?? ''))
  return bounded(telling.length > 0 ? telling : terms)
}

const term = (words: string[]): Term => ({ words, isPrefix: false })

function bounded(terms: Term[]): Term[] {
  let room = maxWords
  return terms.flatMap((each) => {
    const words = each.words.slice(0, room)
    room -= words.length
    return words.length > 0 ? [{ ...each, words }] : []
  })
}

export const asPrefix = (each: Term): Term => ({ ...each, isPrefix: true })
export const mayBePrefix = ({ words }: Term): boolean =>
  words.length === 1 && (words[0] ?? '').length >= shortestPrefix

/** As PostgreSQL writes a tsquery. Folded words are letters and digits, so none of its signs can come in from outside. */
export function tsQuery(terms: Term[], joined: 'all' | 'any' = 'all'): string {
  return terms.map(termQuery).join(joined === 'all' ? ' & ' : ' | ')
}

function termQuery({ words, isPrefix }: Term): string {
  if (isPrefix) return words.map((word) => `'${word}':*`).join(' <-> ')
  return words.length > 1 ? `(${words.map(lexeme).join(' <-> ')})` : words.map(lexeme).join('')
}

/**
 * What somebody is typing: every word may be the beginning of one, in a title or in the line below it. A word that was
 * typed to its end is kept by its stem, which is not always how it begins.
 */
export function typedQuery(terms: Term[]): string {
  return terms
    .flatMap(({ words }) => words)
    .map((word) => `(${[...new Set([word, stem(word)])].map((start) => `'${start}':*AB`).join(' | ')})`)
    .join(' & ')
}

const lexeme = (word: string): string => `'${stem(word)}'`

/** The words again, without capitals and accents, as they are compared with titles and offered as a correction. */
export const wordsOf = (terms: Term[]): string => terms.flatMap(({ words }) => words).join(' ')

/** Written as a tsvector: the words of the text with their places, and what they weigh there. A is most. */
export function tsVector(texts: Partial<Record<'A' | 'B' | 'C' | 'D', string>>): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const [weight, text] of Object.entries(texts)) {
    for (const { folded } of wordsIn(text)) {
      position = Math.min(position + 1, lastPosition)
      places.getOrInsertComputed(stem(folded), () => []).push(`${position}${weight}`)
    }
  }
  return Array.from(places, ([word, at]) => `'${word}':${at.slice(0, placesKept).join(',')}`).join(' ')
}

/** PostgreSQL's own bounds. */
const lastPosition = 16_383
const placesKept = 255
