import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { RecapInput } from '../input/recap-input.ts'
import type { Figure } from './figure.ts'
import type { Score } from './scores.ts'

/** What kind of game it was, by its numbers alone; the first that fits. */
export type Manner =
  | 'forfeit'
  | 'shootout'
  | 'tie'
  | 'overtime'
  | 'shutout'
  | 'comeback'
  | 'rout'
  | 'close'
  | 'plain'

const close: Record<SportGroup, number> = {
  football: 7,
  basketball: 5,
  baseball: 1,
  soccer: 1,
  'field-hockey': 1,
  hockey: 1,
  lacrosse: 2,
  'water-polo': 2,
  volleyball: 1,
  tennis: 1,
}
const rout: Record<SportGroup, number> = {
  football: 24,
  basketball: 20,
  baseball: 8,
  soccer: 4,
  'field-hockey': 4,
  hockey: 4,
  lacrosse: 8,
  'water-polo': 7,
  volleyball: 3,
  tennis: 5,
}
/** How far behind one has to have been for the way back to be a story. */
const deficit: Record<SportGroup, number> = {
  football: 8,
  basketball: 9,
  baseball: 2,
  soccer: 1,
  'field-hockey': 1,
  hockey: 2,
  lacrosse: 3,
  'water-polo': 3,
  volleyball: 2,
  tennis: 2,
}

interface Told {
  input: RecapInput
  winner: { index: 0 | 1 } | null
  margin: Figure
  scores: readonly Score[]
  extra: number
}

export const shootoutOf = (note: string | null): readonly [number, number] | null => {
  const [, one, other] = /(?:PKs?|SO|shootout)\D*(\d+)\s*-\s*(\d+)/i.exec(note ?? '') ?? []
  return one === undefined || other === undefined ? null : [Number(one), Number(other)]
}

export const isForfeit = (note: string | null): boolean => /forfeit/i.test(note ?? '')

export function mannerOf({ input, winner, margin, scores, extra }: Told): Manner {
  const { note, group, score } = input.game
  if (isForfeit(note)) return 'forfeit'
  if (shootoutOf(note)) return 'shootout'
  if (!winner || !group || !score) return winner ? 'plain' : 'tie'
  if (group !== 'volleyball' && group !== 'tennis') {
    if (extra > 0 || note?.endsWith('OT')) return 'overtime'
    if (Math.min(...score) === 0 && group !== 'basketball') return 'shutout'
  }
  if (wasBehind(scores, winner.index) >= deficit[group] || cameBackInSets(input, winner.index))
    return 'comeback'
  if (margin.value >= rout[group]) return 'rout'
  return margin.value <= close[group] ? 'close' : 'plain'
}

/** By how much the winner was behind at the worst. */
export const wasBehind = (scores: readonly Score[], winner: 0 | 1): number =>
  Math.max(0, ...scores.map(({ after }) => after[winner === 0 ? 1 : 0].value - after[winner].value))

/** Lost the first two sets and won the match. */
function cameBackInSets({ game, box }: RecapInput, winner: 0 | 1): boolean {
  if (game.group !== 'volleyball' || !box) return false
  const [won, lost] = [box.teams[winner].scoreByPeriod, box.teams[winner === 0 ? 1 : 0].scoreByPeriod]
  return won.length === 5 && won.slice(0, 2).every((points, set) => points < (lost[set] ?? 0))
}
