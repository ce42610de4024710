import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { scoredSport } from './sport-columns.ts'

const periods: Record<SportGroup, number> = {
  basketball: 2,
  soccer: 2,
  volleyball: 5,
  hockey: 3,
  lacrosse: 4,
  'field-hockey': 4,
  baseball: 9,
  football: 4,
  'water-polo': 4,
  tennis: 2,
}

/** Women play quarters of basketball, and seven innings. */
const ownPeriods = new Map([
  [13, 4],
  [12, 7],
])

/** How many periods a game of the sport has without overtime; 0 for a sport that is not played in periods. */
export function regulationPeriods(globalSportId: number): number {
  const group = scoredSport(globalSportId)?.group
  return ownPeriods.get(globalSportId) ?? (group ? periods[group] : 0)
}
