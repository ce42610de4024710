import { type Entry, Sheet } from './sheet.ts'

/** Where a match stands when its sheet is asked for. */
interface Standing {
  told: number
  /** All plays of the match. */
  plays: number
  elapsed: number
  /** Of the match, from 0 to 1. */
  share: number
  period: number
}

/** What nobody knows before the end: who won and lost, and whether nothing was let in. */
const knownAtTheEnd = new Set(['win', 'loss', 'tie', 'save', 'gw', 'sho', 'cg'])

type Count = Exclude<Entry, { kind: 'enter' }>

/**
 * A sheet as it stood at a moment. What belongs to a play stands there once the play is told. What a match writes down
 * before its first play or after its last (minutes, fouls, face-offs) is spread over the match.
 */
export function sheetAt(journal: readonly Entry[], standing: Standing): Sheet {
  const { told, plays } = standing
  const sheet = new Sheet()
  const isOver = told === plays
  const isSpread = (entry: Entry) => entry.told < 0 || entry.told === plays
  const places = placesOf(journal.filter((entry) => entry.kind === 'add' && isSpread(entry)))
  const power = { ppg: 0, ppopp: 0 }
  let seconds = 0
  for (const entry of journal) {
    if (entry.kind === 'enter') {
      if (entry.told < told) sheet.enter(entry.athlete, entry.starter, entry.position)
      continue
    }
    const amount = isOver
      ? entry.amount
      : entry.key === 'sec'
        ? Math.max(0, Math.min(entry.amount, standing.elapsed - seconds))
        : isSpread(entry)
          ? spreadAmount(entry, standing, places.get(entry))
          : entry.told < told
            ? entry.amount
            : null
    if (entry.key === 'sec') seconds += entry.amount
    if (amount === null) continue
    if (entry.kind === 'team') {
      sheet.team(entry.group, entry.key, amount)
      if (entry.key === 'ppg' || entry.key === 'ppopp') power[entry.key] += amount
    } else sheet[entry.kind](entry.athlete, entry.group, entry.key, amount)
  }
  // Nobody scores with an extra man more often than there was one.
  if (power.ppg > power.ppopp) sheet.team('team', 'ppopp', power.ppg - power.ppopp)
  return sheet
}

/** The share of the match at which each of several equal entries comes due. */
function placesOf(entries: readonly Entry[]): Map<Entry, number> {
  const alike = Map.groupBy(entries, (entry) => (entry.kind === 'add' ? `${entry.group} ${entry.key}` : ''))
  return new Map(
    [...alike.values()].flatMap((list) =>
      list.map((entry, index): [Entry, number] => [entry, (index + 0.5) / list.length]),
    ),
  )
}

function spreadAmount(entry: Count, { share, period }: Standing, place: number | undefined): number | null {
  const { key, amount } = entry
  if (knownAtTheEnd.has(key)) return null
  if (key === 'sp') return Math.min(amount, period)
  if (entry.kind === 'team' || key === 'min' || place === undefined) return Math.round(amount * share)
  return place <= share ? amount : null
}
