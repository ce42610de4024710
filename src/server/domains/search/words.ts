/** A word of a text and where it stands there. */
export interface Word {
  /** Without accents and capitals. */
  folded: string
  start: number
  end: number
}

const longestWord = 40
/** An apostrophe inside a word belongs to it: O'Dell and ODell are one name. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/gu

/** Letters that are not a plain letter with a mark. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}

/** The same for 'Muñoz', 'MUNOZ' and 'munoz'. Done here and not in the database, whose locale would have a say in it. */
export function fold(word: string): string {
  if (/^[A-Za-z0-9]+$/.test(word)) return word.toLowerCase().slice(0, longestWord)
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[øłđðþßæœıħ]/g, (letter) => plainLetters[letter] ?? letter)
    .slice(0, longestWord)
}

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ folded }) => folded !== '')
}

/** A text as it is compared with another: its words alone. */
export const foldedText = (text: string): string =>
  wordsIn(text)
    .map(({ folded }) => folded)
    .join(' ')

/**
 * What the forms of an English word have in common: 'stories' and 'story', 'running' and 'run'. PostgreSQL's own
 * stemmer changes between its versions ('added'), and the marks in a text must agree with what was found.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return withoutE(withoutEnding(withoutPlural(word)))
}

function withoutPlural(word: string): string {
  if (/..[^aeo]ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** 'ing' and 'ed' go only where a syllable stays: not in 'spring', not in 'speed'. */
function withoutEnding(word: string): string {
  const [, rest] = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word) ?? []
  if (!rest || rest.length < 3) return word
  return /..([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

const withoutE = (word: string): string =>
  word.length > 3 && /[^aeo]e$/.test(word) ? word.slice(0, -1) : word
