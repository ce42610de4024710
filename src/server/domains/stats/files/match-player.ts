import { fold } from '../../../feeds/fold.ts'
import { mayBeCut, nameKey, splitName } from '../../../feeds/person-name.ts'

/** Somebody as a scorer's file writes them. */
export interface WrittenPlayer {
  jersey: string | null
  name: string
  checkName?: string | null
}

export interface RosterLine {
  rosterPlayerId: number
  jersey: string | null
  firstName: string
  lastName: string
}

/** What a person decided about a name and number; null is nobody of ours. */
export interface Decision {
  jersey: string
  nameKey: string
  rosterPlayerId: number | null
}

export type MatchedPlayer<Line> =
  | { kind: 'found'; line: Line; isDecided: boolean }
  | { kind: 'nobody' }
  | { kind: 'unknown' }

/** Under which a decision is remembered. */
export const decisionKey = ({ jersey, name }: WrittenPlayer): { jersey: string; nameKey: string } => ({
  jersey: jersey?.trim() ?? '',
  nameKey: fold(name).split(' ').toSorted().join(' '),
})

/** '07' is 7 and '2B' is the second of two who wear 2, but '00' and '0' are two numbers. */
function numberOf(jersey: string | null): string {
  const [, digits = ''] = /^(\d+)[A-Za-z]?$/.exec(jersey?.trim() ?? '') ?? []
  return /^0+$/.test(digits) ? digits : digits.replace(/^0+/, '')
}

interface Spelling {
  /** Without spaces, so that 'De La Cruz' is 'Delacruz'. */
  key: string
  spaced: string
  first: string
  last: string
}

const joined = (words: string) => words.replaceAll(' ', '')

function spelling(firstName: string, lastName: string): Spelling {
  const spaced = nameKey({ firstName, lastName })
  return {
    key: joined(spaced),
    spaced,
    first: nameKey({ firstName, lastName: '' }),
    last: nameKey({ firstName: '', lastName }),
  }
}

/** What stands for a name where the scorer gave none. */
const noName = /^(?:|unknown|(?:no\.?|#)?\s*\d+\w?)$/i

/** A word alone is a last name; a number in a name's place is no name. */
function writtenSpellings({ name, checkName }: WrittenPlayer): Spelling[] {
  return [name, checkName ?? ''].flatMap((written) => {
    if (noName.test(written.trim())) return []
    const parts = splitName(written)
    return [parts ? spelling(parts.firstName, parts.lastName) : spelling('', written)]
  })
}

/** Under the name and under what they are called: 'William (Bo) Marsh' is also Bo Marsh. */
function rosterSpellings({ firstName, lastName }: RosterLine): Spelling[] {
  const called = /[("“]([^)"”]+)[)"”]/.exec(`${firstName} ${lastName}`)?.[1]
  return [spelling(firstName, lastName), ...(called ? [spelling(called, lastName)] : [])]
}

type Agreement = (written: Spelling, roster: Spelling) => boolean

const sameName: Agreement = (written, roster) => written.key === roster.key
const sameWords: Agreement = (written, roster) =>
  written.spaced.split(' ').toSorted().join() === roster.spaced.split(' ').toSorted().join()
const startsAlike = (a: string, b: string) => a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a))
const sameLast: Agreement = (written, roster) => joined(written.last) === joined(roster.last)
/** 'Ma Winterbourn' for Matt, 'B Moss' for Bea. */
const sameLastAndStart: Agreement = (written, roster) =>
  sameLast(written, roster) && startsAlike(joined(written.first), joined(roster.first))

const shortestCut = 4
/** A column too narrow cuts the end of 'Last, First', which is sometimes the end of the last name. */
const cutShort: Agreement = (written, roster) =>
  mayBeCut(written.spaced, roster.spaced) ||
  (written.first === '' &&
    joined(written.last).length >= shortestCut &&
    joined(roster.last).startsWith(joined(written.last)))

const longEnoughToErr = 6
/** A letter or two amiss, in a name long enough for that to be a slip. */
const misspelled: Agreement = (written, roster) =>
  written.key.length >= longEnoughToErr &&
  distanceWithin(written.key, roster.key, written.key.length < 2 * longEnoughToErr ? 1 : 2)

/** Each says how name and number must agree. Certain ones go first, over all players, and nobody is found twice. */
const rules: { sameNumber: boolean; agrees: Agreement }[] = [
  { sameNumber: true, agrees: sameName },
  { sameNumber: true, agrees: sameWords },
  { sameNumber: true, agrees: sameLastAndStart },
  { sameNumber: true, agrees: cutShort },
  { sameNumber: true, agrees: misspelled },
  { sameNumber: true, agrees: sameLast },
  { sameNumber: false, agrees: sameName },
  { sameNumber: false, agrees: sameLastAndStart },
]

/** Finds the school's players of a file on its roster, in the order of the file. */
export function matchPlayers<Line extends RosterLine>(
  written: readonly WrittenPlayer[],
  roster: readonly Line[],
  decisions: readonly Decision[] = [],
): MatchedPlayer<Line>[] {
  const results = new Map<WrittenPlayer, MatchedPlayer<Line>>()
  const freeLines = new Set(roster)
  const spellings = new Map(written.map((player) => [player, writtenSpellings(player)]))
  const known = new Map(roster.map((line) => [line, rosterSpellings(line)]))
  const open = () => written.filter((player) => !results.has(player))
  const find = (player: WrittenPlayer, line: Line, isDecided = false) => {
    results.set(player, { kind: 'found', line, isDecided })
    freeLines.delete(line)
  }

  for (const player of written) {
    const key = decisionKey(player)
    const decision = decisions.find(
      ({ jersey, nameKey: name }) => jersey === key.jersey && name === key.nameKey,
    )
    if (!decision) continue
    const line = roster.find(({ rosterPlayerId }) => rosterPlayerId === decision.rosterPlayerId)
    if (line && freeLines.has(line)) find(player, line, true)
    else if (decision.rosterPlayerId === null) results.set(player, { kind: 'nobody' })
  }
  for (const { sameNumber, agrees } of rules) {
    const fits = (player: WrittenPlayer, line: Line) =>
      (!sameNumber ||
        (numberOf(player.jersey) !== '' && numberOf(player.jersey) === numberOf(line.jersey))) &&
      (spellings.get(player) ?? []).some((one) => (known.get(line) ?? []).some((other) => agrees(one, other)))
    for (const [player, line] of onlyOnes(open(), [...freeLines], fits)) find(player, line)
  }
  // A scorer who writes numbers alone means whoever wears them.
  const nameless = open().filter((player) => spellings.get(player)?.length === 0)
  const wears = (player: WrittenPlayer, line: Line) =>
    numberOf(player.jersey) !== '' && numberOf(player.jersey) === numberOf(line.jersey)
  for (const [player, line] of onlyOnes(nameless, [...freeLines], wears)) find(player, line)
  return written.map((player) => results.get(player) ?? { kind: 'unknown' })
}

/** Pairs that fit each other and nobody else: where two may be meant, a person decides. */
function onlyOnes<A, B>(as: readonly A[], bs: readonly B[], fits: (a: A, b: B) => boolean): [A, B][] {
  const fitting = new Map(as.map((a) => [a, bs.filter((b) => fits(a, b))]))
  return as.flatMap((a): [A, B][] => {
    const [b, ...more] = fitting.get(a) ?? []
    if (b === undefined || more.length > 0) return []
    return as.some((other) => other !== a && fitting.get(other)?.includes(b)) ? [] : [[a, b]]
  })
}

/** Whether so few letters must be changed, put in or left out; neighbours that changed places count as one. */
function distanceWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : Infinity
      row.push(
        Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1), swapped),
      )
    }
    ;[before, last] = [last, row]
  }
  return (last[b.length] ?? limit + 1) <= limit
}
