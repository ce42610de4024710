import { home, personName } from '../../basics/names.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Gender, HistoricalPlayer } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { Position, SportDefinition } from '../../sports/definition.ts'
import { numbersFor, rosterSize } from './recruits.ts'
import { calendarYears, programmesOf } from './sport-history.ts'

const counts = { halcyon: 600, tamarack: 180 }
const firstEntry = 1950
/** Everybody here had left before the first roster that is kept by season. */
const lastEntry = 2018

/** Numbers that nobody is given any more: the ones hanging from the rafters were all worn by somebody here. */
export const retiredNumbers: Record<string, readonly string[]> = {
  football: ['00'],
  basketball: ['40', '41', '43', '45', '51', '52', '53', '54'],
  volleyball: ['30', '33', '40'],
}

function jerseyOf(random: Random, definition: SportDefinition, position: Position): string | null {
  if (definition.roster.jerseys === 'none') return null
  const retired = retiredNumbers[definition.family]
  if (retired && random.chance(definition.family === 'football' ? 0.02 : 0.4)) return random.pick(retired)
  return `${random.pick(numbersFor(definition, position))}`
}

export function historicalPlayersOf(school: SchoolData): HistoricalPlayer[] {
  const programmes = programmesOf(school).filter(({ definition }) => definition.roster.positions.length > 0)
  const weighted = programmes.flatMap((programme) =>
    Array<typeof programme>(
      Math.ceil(Math.sqrt(rosterSize(programme.definition, programme.team.scale))),
    ).fill(programme),
  )
  return Array.from({ length: counts[school.key] }, (_, index) => {
    const random = randomFor(school.key, 'historical-player', index)
    const { sportId, definition, began } = random.pick(weighted)
    const entry = random.between(Math.max(began, firstEntry), lastEntry)
    const position = random.pick(
      definition.roster.positions.flatMap((place) => Array<Position>(place.count).fill(place)),
    )
    const gender: Gender =
      definition.gender === 'X' ? (entry < 1974 || random.chance(0.5) ? 'M' : 'W') : definition.gender
    const seasons = random.pick([1, 2, 3, 3, 4, 4, 4])
    return {
      id: index + 1,
      sportId,
      ...personName(random, gender),
      gender,
      ...calendarYears(definition, entry, seasons),
      jersey: jerseyOf(random, definition, position),
      position: position.abbreviation || null,
      ...home(random, school.states, 0.02),
    }
  })
}
