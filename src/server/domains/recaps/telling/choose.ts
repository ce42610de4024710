import { hash } from '../words/choice.ts'
import { type Fact, type Phrase, type Sentence, sentenceOf, textOf, wordsIn } from '../words/phrase.ts'

/** A place in the story and the ways in which it can be told. */
export interface Slot {
  key: string
  /** What goes first when there is too much: the lightest. From `must` on it stays. */
  weight: number
  options: readonly Option[]
  /** What is told where none of the options is left, their numbers having been told before. */
  spare: readonly Option[]
}
export type Option = Phrase | null | false | undefined | '' | 0

export const must = 100

export const slot = (
  key: string,
  weight: number,
  options: readonly Option[],
  spare: readonly Option[] = [],
): Slot => ({ key, weight, options, spare })

/** Numbers of players and teams, which are worth telling once. */
const isCounted = ({ from }: Fact): boolean => /(?:groups|totals)\.|^context\./.test(from)

/** What is asked of a phrase again and again while its place is filled. */
interface Looked {
  shape: string
  /** The first words, whoever they are about. */
  opening: string
  /** No desk begins a sentence with a figure. */
  isOpenedByFigure: boolean
  /** Numbers of players and teams, by where they are from. */
  counted: string[]
  notable: string[]
}
const looks = new WeakMap<Phrase, Looked>()

const look = (phrase: Phrase): Looked =>
  looks.getOrInsertComputed(phrase, () => {
    const shape = phrase.map((part) => (typeof part === 'string' ? part : '#')).join('')
    return {
      shape,
      opening: shape.split(' ', 2).join(' '),
      isOpenedByFigure: /^\d/.test(textOf(phrase)),
      counted: phrase.flatMap((part) =>
        typeof part !== 'string' && part.kind !== 'person' && isCounted(part) ? [part.from] : [],
      ),
      notable: [...new Set(notableIn(phrase))],
    }
  })

const ordinary = new Set(
  'about after against again ahead along among before behind between could during every finished first game games match other second their there these third three through under until which while whole would points goals state'.split(
    ' ',
  ),
)
/** Words that a reader notices when they come back: verbs and adjectives more than the sport's nouns. */
const notableIn = (phrase: Phrase): string[] =>
  phrase
    .filter((part) => typeof part === 'string')
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4 && !ordinary.has(word))

/** What has been told so far, so that nothing is told twice and no word wears out. */
class Memory {
  readonly #shapes = new Set<string>()
  readonly #figures = new Set<string>()
  readonly #words = new Map<string, number>()
  readonly mentioned = new Set<string>()
  readonly #ways = new Map<string, number>()
  #place = 0
  #opening = ''

  fits(phrase: Phrase): boolean {
    const { isOpenedByFigure, shape, counted } = look(phrase)
    return !isOpenedByFigure && !this.#shapes.has(shape) && !counted.some((from) => this.#figures.has(from))
  }

  /** `way` is which of the ways of its kind of place it is: one that was taken is not soon taken again. */
  wear(phrase: Phrase, way: string): number {
    let worn = (look(phrase).opening === this.#opening ? 1.5 : 0) + (this.#ways.get(way) ?? 0) * 3
    for (const word of look(phrase).notable) {
      const at = this.#words.get(word)
      if (at !== undefined) worn += this.#place - at < 5 ? 1.2 : 0.35
    }
    return worn
  }

  keep(phrase: Phrase, way: string): Sentence {
    this.#ways.set(way, (this.#ways.get(way) ?? 0) + 1)
    this.#place++
    const { shape, opening, counted, notable } = look(phrase)
    this.#shapes.add(shape)
    this.#opening = opening
    for (const from of counted) this.#figures.add(from)
    for (const word of notable) this.#words.set(word, this.#place)
    return sentenceOf(phrase, this.mentioned)
  }
}

/** 'score/6/2': the third of six ways to tell a score, whichever score it is. */
const wayOf = (key: string, count: number, index: number): string =>
  `${key.replace(/-\d+$/, '')}/${count}/${index}`

export interface Told {
  paragraphs: { sentence: Sentence; slot: Slot }[][]
  words: number
}

/** One way for each place, in the order of reading; a place with nothing left to tell falls away. */
export function tell(paragraphs: readonly (readonly Slot[])[], seed: string): Told {
  const memory = new Memory()
  let words = 0
  const told = paragraphs.map((slots) =>
    slots.flatMap((each) => {
      const best =
        bestOf(memory, each, each.options, seed) ??
        bestOf(memory, { ...each, key: `${each.key}-spare` }, each.spare, seed)
      if (!best) return []
      const sentence = memory.keep(best.phrase, best.way)
      words += wordsIn(sentence.text)
      return [{ sentence, slot: each }]
    }),
  )
  return { paragraphs: told.filter((slots) => slots.length > 0), words }
}

/** The way that fits and whose words have been used least; the seed tells those apart that are equal. */
function bestOf(memory: Memory, { key }: Slot, options: readonly Option[], seed: string) {
  return options
    .flatMap((phrase, index) =>
      Array.isArray(phrase) && memory.fits(phrase)
        ? [{ phrase, way: wayOf(key, options.length, index), index }]
        : [],
    )
    .map(({ phrase, way, index }) => ({
      phrase,
      way,
      worn: memory.wear(phrase, way) + (hash(`${seed}/${key}/${index}`) / 2 ** 32) * 2,
    }))
    .sort((one, other) => one.worn - other.worn)[0]
}
