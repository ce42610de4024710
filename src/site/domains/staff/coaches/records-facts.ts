import type { CoachingRecord, CoachingTotals } from '#contract/staff.ts'
import { formatPercent } from '#site/format/percent.ts'
import type { Fact } from '#site/parts/heads/FactStrip.tsx'
import { overallText } from '../parts/staff-words.ts'

/** A programme at a glance, whichever way its records are listed. */
export function recordsFacts(records: readonly CoachingRecord[], total: CoachingTotals): Fact[] {
  if (records.length === 0) return []
  const seasons = records.reduce((sum, { seasonCount }) => sum + seasonCount, 0)
  const years = records.map(({ season }) => season.slice(0, 4)).toSorted()
  const winsOf = new Map<string, number>()
  for (const { name, wins } of records) winsOf.set(name, (winsOf.get(name) ?? 0) + wins)
  const most = [...winsOf].toSorted(([, a], [, b]) => b - a)[0]
  return [
    { label: 'All-time record', value: overallText(total), note: formatPercent(total.winPercent) },
    { label: `Seasons since ${years[0]}`, value: String(seasons) },
    { label: 'Head coaches', value: String(winsOf.size) },
    ...(most ? [{ label: 'Most wins', value: String(most[1]), note: most[0] }] : []),
  ]
}
