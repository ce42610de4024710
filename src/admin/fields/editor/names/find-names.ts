/** A name that may be linked: as it stands in the text, and where it leads. */
export interface Named {
  name: string
  address: string
}

export interface Mention<Name extends Named> {
  from: number
  to: number
  named: Name
}

/** 'O’Neil' and 'O'Neil', 'José' and 'Jose' are one to a reader in a hurry. Letter for letter, so that places stay. */
export const plainLetters = (text: string): string => text.replace(/[A-Z]|[^ -~]/gu, plainLetter)

function plainLetter(letter: string): string {
  if (/[’‘ʼ]/.test(letter)) return "'"
  const [bare = letter] = letter.normalize('NFD')
  const lower = (bare.length === letter.length ? bare : letter).toLowerCase()
  return lower.length === letter.length ? lower : letter
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

interface Entry<Name extends Named> {
  plain: string
  named: Name
}

/** Names by their last word, so that a text is looked through once whatever their number. */
export class NameBook<Name extends Named> {
  readonly #all: readonly Entry<Name>[]
  readonly #byLast = new Map<string, Entry<Name>[]>()

  constructor(names: readonly Name[]) {
    this.#all = names.map((named) => ({ plain: plainLetters(named.name), named }))
    const times = Map.groupBy(this.#all, ({ plain }) => plain)
    for (const one of this.#all) {
      // Two of one name cannot be told apart: nobody is linked by guess.
      if ((times.get(one.plain)?.length ?? 0) > 1 || one.plain.length < 4) continue
      const last = one.plain.split(/[\s-]+/).at(-1) ?? ''
      this.#byLast.set(last, [...(this.#byLast.get(last) ?? []), one])
    }
  }

  /** Every name in a text, whole words, the longest where several fit. */
  find(text: string): Mention<Name>[] {
    const plain = plainLetters(text)
    const found: Mention<Name>[] = []
    for (const word of plain.matchAll(/[\p{L}\p{N}'’.]+/gu)) {
      const ends = [word.index + word[0].length]
      const bare = word[0].replace(/('s|')?[.']*$/, '')
      if (bare !== word[0]) ends.push(word.index + bare.length)
      const fits = ends
        .flatMap((to) => this.#endingAt(plain, word[0].slice(0, to - word.index), to))
        .toSorted((one, other) => other.to - other.from - (one.to - one.from))
      const [best] = fits
      if (!best) continue
      while (found.length > 0 && (found.at(-1)?.from ?? -1) >= best.from) found.pop()
      if ((found.at(-1)?.to ?? -1) <= best.from) found.push(best)
    }
    return found
  }

  #endingAt(plain: string, last: string, to: number): Mention<Name>[] {
    return (this.#byLast.get(last) ?? []).flatMap(({ plain: name, named }) => {
      const from = to - name.length
      const fits =
        from >= 0 && plain.slice(from, to) === name && !isLetter(plain[from - 1]) && !isLetter(plain[to])
      return fits ? [{ from, to, named }] : []
    })
  }

  /** Whom somebody means who types this: every word begins a word of the name. Those that are near come first. */
  search(query: string, isNear: (named: Name) => boolean = () => false, most = 8): Name[] {
    const asked = plainLetters(query).split(' ').filter(Boolean)
    const rank = ({ plain, named }: Entry<Name>) =>
      (isNear(named) ? 0 : 2) + (plain.startsWith(asked[0] ?? '') ? 0 : 1)
    return this.#all
      .filter(({ plain }) => {
        const words = plain.split(/[\s-]+/)
        return asked.every((part) => words.some((word) => word.startsWith(part)))
      })
      .toSorted((one, other) => rank(one) - rank(other) || one.plain.localeCompare(other.plain))
      .slice(0, most)
      .map(({ named }) => named)
  }
}
