import type { Fact } from '#site/parts/heads/FactStrip.tsx'
import type { SeriesRow } from './opponent-history-order.ts'

/** What all series say together: how many there are, and how they stand. */
export function opponentHistoryFacts(rows: readonly SeriesRow[]): Fact[] {
  if (rows.length === 0) return []
  const count = (isCounted: (row: SeriesRow) => boolean) => String(rows.filter(isCounted).length)
  return [
    { label: 'Opponents', value: String(rows.length) },
    { label: 'Led', value: count(({ wins, losses }) => wins > losses) },
    { label: 'Even', value: count(({ wins, losses }) => wins === losses) },
    { label: 'Trailed', value: count(({ wins, losses }) => wins < losses) },
  ]
}
