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

const factsIn = (phrase: Phrase): Fact[] =>
  phrase.filter((part): part is Fact => typeof part !== 'string' && part.kind !== 'person')

const ordinary = new Set(
  'about after against again ahead along among before behind between could during every finished first game games match other second their there these third three through under until which while whole would points goals state'.split(
    ' ',
  ),
)
/** Words that a reader notices when they come back: verbs and adjectives more than the sport's nouns. */
const notable = (phrase: Phrase): string[] =>
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
    return (
      // No desk begins a sentence with a figure.
      !/^\d/.test(textOf(phrase)) &&
      !this.#shapes.has(shapeOf(phrase)) &&
      !factsIn(phrase).some((fact) => isCounted(fact) && this.#figures.has(fact.from))
    )
  }

  /** `way` is which of the ways of its kind of place it is: one that was taken is not soon taken again. */
  wear(phrase: Phrase, way: string): number {
    let worn = (opening(phrase) === this.#opening ? 1.5 : 0) + (this.#ways.get(way) ?? 0) * 3
    for (const word of new Set(notable(phrase))) {
      const at = this.#words.get(word)
      if (at !== undefined) worn += this.#place - at < 5 ? 1.2 : 0.35
    }
    return worn
  }

  keep(phrase: Phrase, way: string): Sentence {
    this.#ways.set(way, (this.#ways.get(way) ?? 0) + 1)
    this.#place++
    this.#shapes.add(shapeOf(phrase))
    this.#opening = opening(phrase)
    for (const fact of factsIn(phrase)) if (isCounted(fact)) this.#figures.add(fact.from)
    for (const word of notable(phrase)) this.#words.set(word, this.#place)
    return sentenceOf(phrase, this.mentioned)
  }
}

const shapeOf = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : '#')).join('')
/** The first words, whoever they are about. */
const opening = (phrase: Phrase): string => shapeOf(phrase).split(' ').slice(0, 2).join(' ')

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
