import { fold } from './fold.ts'

/** What a schedule's opponent column says beside the name. */
export interface WrittenOpponent {
  name: string
  site: 'A' | 'N' | null
  /** '#12'. */
  prefix: string | null
  isConference: boolean
  isExhibition: boolean
  gameNumber: number | null
}

/** 'at #12 Northern State* (DH 2)' and its like. */
export function parseOpponent(written: string): WrittenOpponent {
  let text = written.trim()
  const cut = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(text)
    if (found) text = text.replace(pattern, ' ').replace(/\s+/g, ' ').trim()
    return found
  }
  const game = cut(/\(?\b(?:DH|Game|Gm\.?)\s*#?(\d)\)?/i)
  const isExhibition = cut(/\((?:exh|exhibition|scrimmage)\.?\)/i) !== null
  const isConference = cut(/\*+/) !== null
  const isNeutral = cut(/\((?:n|neutral)\)/i) !== null
  const isAway = cut(/^(?:at\s|@\s*)/i) !== null
  cut(/^(?:vs?\.?\s)/i)
  const rank = cut(/^(?:#|No\.?\s*)(\d{1,2})(?:\/\d{1,2})?\s/i)
  return {
    name: text.replace(/[\s,;-]+$/, ''),
    site: isNeutral ? 'N' : isAway ? 'A' : null,
    prefix: rank ? `#${rank[1]}` : null,
    isConference,
    isExhibition,
    gameNumber: game ? Number(game[1]) : null,
  }
}

const longForms: Record<string, string> = {
  univ: 'university',
  u: 'university',
  coll: 'college',
  mt: 'mount',
  ft: 'fort',
}

/** What two spellings of a school have in common: 'St.' is Saint before a name and State behind it. */
export function opponentKey(name: string): string {
  const words = fold(name).split(' ')
  return words
    .map((word, index) => (word === 'st' ? (index === 0 ? 'saint' : 'state') : (longForms[word] ?? word)))
    .join(' ')
}

/** The key without the words that people leave out. */
export const looseOpponentKey = (name: string): string =>
  opponentKey(name)
    .split(' ')
    .filter((word) => !['university', 'college', 'the', 'of'].includes(word))
    .join(' ')

interface Named {
  title: string
  abbreviation: string
  /** Other names that an office has seen in files. */
  aliases?: readonly string[]
}

/** Opponents by a key of what they are called. */
const byName = <Opponent extends Named>(
  opponents: readonly Opponent[],
  keyOf: (name: string) => string,
): Map<string, Opponent[]> => {
  const found = new Map<string, Opponent[]>()
  for (const opponent of opponents)
    for (const key of new Set([opponent.title, ...(opponent.aliases ?? [])].map(keyOf)))
      found.set(key, [...(found.get(key) ?? []), opponent])
  return found
}

/** Finds the one opponent that a name means; undefined where there is none, or more than one. */
export function opponentFinder<Opponent extends Named>(
  opponents: readonly Opponent[],
): (name: string) => Opponent | undefined {
  const indexes = [
    [byName(opponents, opponentKey), opponentKey],
    [byName(opponents, looseOpponentKey), looseOpponentKey],
    [Map.groupBy(opponents, ({ abbreviation }) => fold(abbreviation)), fold],
  ] as const
  return (name) => {
    for (const [index, keyOf] of indexes) {
      const [first, second] = index.get(keyOf(name)) ?? []
      if (first && !second) return first
    }
    return undefined
  }
}

/** 'NPU' for Northern Plains University; the first letters of a single word. */
export function abbreviationOf(title: string): string {
  const words = fold(title)
    .split(' ')
    .filter((word) => !['of', 'the', 'and', 'at'].includes(word))
  const letters =
    words.length > 1 ? words.map((word) => word[0] ?? '').join('') : (words[0] ?? '').slice(0, 3)
  return letters.slice(0, 5).toUpperCase()
}
