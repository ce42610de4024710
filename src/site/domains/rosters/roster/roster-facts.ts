import type { Roster } from '#contract/rosters.ts'
import type { Fact } from '#site/parts/heads/FactStrip.tsx'

/** The roster at a glance; what there is none of is not mentioned. */
export function rosterFacts(
  players: Roster['players'],
  { coaches, supportStaff }: Pick<Roster, 'coaches' | 'supportStaff'>,
): Fact[] {
  const counts: [one: string, many: string, count: number][] = [
    ['Player', 'Players', players.length],
    ['Captain', 'Captains', players.filter(({ isCaptain }) => isCaptain).length],
    ['Coach', 'Coaches', coaches.length],
    ['Staff', 'Staff', supportStaff.length],
  ]
  return counts
    .filter(([, , count]) => count > 0)
    .map(([one, many, count]) => ({ label: count === 1 ? one : many, value: `${count}` }))
}
