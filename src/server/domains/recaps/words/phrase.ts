import { takesAn } from './numbers.ts'

/**
 * A number or a name that a sentence uses, with where it is from: a path of the input (`box.teams.0.score`), or what
 * follows from such paths (`less(…,…)`). A check that reads the paths knows what the text has to say there.
 */
export interface Fact {
  kind: 'number' | 'name' | 'clock' | 'date'
  text: string
  from: string
}

/** Somebody who is called by the whole name once and by the last name from then on. */
export interface Person {
  kind: 'person'
  full: string
  /** The whole name too where two people in the game share the last. */
  last: string
  from: string
}

export type Part = string | Fact | Person
/** Words with their facts, before anybody knows what stands in front of them. */
export type Phrase = readonly Part[]

/** A sentence as it is printed. `shape` is the sentence without its numbers and names. */
export interface Sentence {
  text: string
  shape: string
  facts: Fact[]
}

type Said = Part | Phrase

const isPhrase = (said: Said): said is Phrase => Array.isArray(said)

/** A template whose holes are facts, people and phrases. */
export const say = (strings: TemplateStringsArray, ...said: Said[]): Phrase =>
  strings.flatMap((text, index): Part[] => {
    const next = said[index]
    const after = next === undefined ? [] : isPhrase(next) ? next : [next]
    return text === '' ? [...after] : [text, ...after]
  })

/** 'A', 'A and B', 'A, B and C'. */
export function listed(items: readonly Said[], word = 'and'): Phrase {
  return items.flatMap((item, index): Phrase => {
    const before = index === 0 ? '' : index === items.length - 1 ? ` ${word} ` : ', '
    return say`${before}${item}`
  })
}

export const textOf = (phrase: Phrase): string =>
  phrase
    .map((part) => (typeof part === 'string' ? part : part.kind === 'person' ? part.full : part.text))
    .join('')

/** 'a 7-0 run', 'an 8-0 run'. */
export const a = (said: Said): Phrase => {
  const phrase = isPhrase(said) ? said : [said]
  return say`${takesAn(textOf(phrase)) ? 'an' : 'a'} ${phrase}`
}

/** With a capital first letter, whatever part it stands in. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The words of a paragraph so far, of which some people's names are part. */
export type Mentioned = Set<string>

export function sentenceOf(phrase: Phrase, mentioned: Mentioned): Sentence {
  let [text, shape] = ['', '']
  const facts: Fact[] = []
  for (const part of phrase) {
    if (typeof part === 'string') {
      // Names that end in s take the apostrophe alone.
      const next = part.startsWith('’s') && /s$/i.test(text) ? `’${part.slice(2)}` : part
      text += next
      shape += part
      continue
    }
    const fact = part.kind === 'person' ? named(part, mentioned) : part
    facts.push(fact)
    text += fact.text
    shape += part.kind === 'number' || part.kind === 'clock' ? '#' : '@'
  }
  // 'p.m.' and 'Jr.' end a sentence themselves.
  const end = text.endsWith('.') ? '' : '.'
  return { text: capital(text + end), shape: capital(shape + end), facts }
}

function named({ full, last, from }: Person, mentioned: Mentioned): Fact {
  const text = mentioned.has(from) ? last : full
  mentioned.add(from)
  return { kind: 'name', text, from }
}

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
