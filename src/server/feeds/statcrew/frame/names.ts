import { formatName } from '../../../text/format-name.ts'
import { cleanText } from '../xml/values.ts'

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i

/**
 * 'Marlow, Quentin', 'Fenn,Tobias' and 'HOLLIS, Maggie' with the first name first; 'Peter Vane' as it is.
 * A surname in capitals beside a first name that is not is the house style of one program, not the name; nor does anybody
 * write the whole name in capitals except a program. What has no comma may be a team.
 */
export function readableName(written: string): string {
  const [before = '', ...after] = cleanText(written)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const suffixes = after.filter((part) => suffix.test(part))
  const first = after.filter((part) => !suffix.test(part)).join(' ')
  if (first === '') return [before, ...suffixes].join(' ')
  const name = [first, calmed(before, first), ...suffixes].join(' ')
  return name === name.toUpperCase() ? formatName(name) : name
}

function calmed(surname: string, first: string): string {
  const isLoud = /\p{Lu}{2}/u.test(surname) && !/\p{Ll}/u.test(surname) && /\p{Ll}/u.test(first)
  if (!isLoud) return surname
  return surname
    .split(' ')
    .map((word) =>
      suffix.test(word)
        ? word
        : word.toLowerCase().replace(/(^|['’-])(\p{Ll})/gu, (_, sign, letter) => sign + letter.toUpperCase()),
    )
    .join(' ')
}

/** Names in scores and plays are cut to fifteen characters by older programs. */
const cutAt = 15
const longestWord = 40
/** More of one surname and initial than any two squads have. */
const mostNamesakes = 12

interface Spelling {
  written: string
  name: string
  /** Where its comma is. */
  comma: number
}

/** Whole names of people on the two sheets, however a score or a play spells and cuts them. */
export class NameBook {
  readonly #names = new Map<string, string>()
  readonly #found = new Map<string, string>()
  /** Spellings with a comma, by what stands around it. */
  readonly #spellings = new Map<string, Spelling[]>()

  /** `alias` is another way in which the file writes the same name. */
  add(written: string, alias = ''): void {
    const text = cleanText(written)
    if (text === '') return
    const name = readableName(text)
    for (const spelling of [text, cleanText(alias)]) if (spelling !== '') this.#names.set(spelling, name)
    // Plays may leave out the blank behind the comma, whatever the sheet does.
    const spellings = [text, text.replace(/,\s+/, ','), text.slice(0, cutAt).trimEnd()]
    for (const spelling of new Set(spellings)) this.#spell(spelling, name)
  }

  #spell(written: string, name: string): void {
    const comma = written.indexOf(',')
    const word = keyAt(written, comma)
    const spellings = this.#spellings.get(word) ?? []
    if (word === '' || spellings.length >= mostNamesakes) return
    this.#spellings.set(
      word,
      [...spellings, { written, name, comma }].toSorted((a, b) => b.written.length - a.written.length),
    )
  }

  full(written: string | null): string | null {
    if (written === null) return null
    const known = this.#names.get(written) ?? this.#found.get(written)
    if (known) return known
    const name = this.#uncut(written) ?? readableName(written)
    this.#found.set(written, name)
    return name
  }

  #uncut(written: string): string | undefined {
    // A blank at the end of what is left was taken away with it.
    if (written.length !== cutAt && written.length !== cutAt - 1) return undefined
    const [whole, ...others] = [...this.#names].filter(([name]) => name.startsWith(written))
    return others.length === 0 ? whole?.[1] : undefined
  }

  /** A sentence with everybody's first name first. */
  inWords(text: string): string {
    let told = ''
    let from = 0
    for (let comma = text.indexOf(','); comma >= 0; comma = text.indexOf(',', comma + 1)) {
      const found = this.#spellings.get(keyAt(text, comma))?.find(({ written, comma: offset }) => {
        const start = comma - offset
        const after = text.charAt(start + written.length)
        return start >= from && text.startsWith(written, start) && !/\p{L}/u.test(after)
      })
      if (!found) continue
      const start = comma - found.comma
      told += text.slice(from, start) + found.name
      from = start + found.written.length
    }
    return told + text.slice(from)
  }
}

const wordEnds = new Set(' ()[],:;')

/** The word before a comma and the letter behind it; nothing where there is no word. */
function keyAt(text: string, comma: number): string {
  let start = comma
  // Surnames are short; what is longer is none.
  while (start > 0 && comma - start < longestWord && !wordEnds.has(text.charAt(start - 1))) start--
  if (start >= comma) return ''
  const after = text.charAt(comma + 1) === ' ' ? comma + 2 : comma + 1
  return `${text.slice(start, comma)},${text.charAt(after)}`
}
