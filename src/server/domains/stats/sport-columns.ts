import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { basketball } from './columns/basketball.ts'
import type { SportColumns } from './columns/column.ts'
import { diamond } from './columns/diamond.ts'
import { football } from './columns/football.ts'
import { fieldHockey, hockey, lacrosse, soccer, waterPolo } from './columns/goals.ts'
import { tennis } from './columns/tennis.ts'
import { volleyball } from './columns/volleyball.ts'

/** Same group, other rules: softball is shorter, women's lacrosse has draws, women make fewer threes. */
const softballId = 12
const womensLacrosseId = 25
const womensBasketballId = 13

/** The specification's fixed list: ids of sports that are scored in one of the ten ways. */
const groupOfSport = new Map<number, SportGroup>([
  [1, 'baseball'],
  [softballId, 'baseball'],
  [3, 'football'],
  [5, 'basketball'],
  [womensBasketballId, 'basketball'],
  [8, 'soccer'],
  [17, 'soccer'],
  [19, 'volleyball'],
  [20, 'volleyball'],
  [7, 'hockey'],
  [15, 'hockey'],
  [14, 'field-hockey'],
  [24, 'lacrosse'],
  [womensLacrosseId, 'lacrosse'],
  [26, 'water-polo'],
  [21, 'water-polo'],
  [10, 'tennis'],
  [18, 'tennis'],
])

const columns: Record<SportGroup, SportColumns> = {
  basketball: basketball('M'),
  soccer,
  volleyball,
  hockey,
  lacrosse: lacrosse('M'),
  'field-hockey': fieldHockey,
  baseball: diamond(9),
  football,
  'water-polo': waterPolo,
  tennis,
}
const ownColumns = new Map([
  [softballId, diamond(7)],
  [womensLacrosseId, lacrosse('W')],
  [womensBasketballId, basketball('W')],
])

/** Of every way in which a sport is scored. */
export const allColumns: readonly SportColumns[] = [...Object.values(columns), ...ownColumns.values()]

export interface ScoredSport {
  group: SportGroup
  columns: SportColumns
}

/** How a sport is scored; undefined for sports without statistics (golf, rowing, track). */
export function scoredSport(globalSportId: number): ScoredSport | undefined {
  const group = groupOfSport.get(globalSportId)
  return group && { group, columns: ownColumns.get(globalSportId) ?? columns[group] }
}
