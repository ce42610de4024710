import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { SportDefinition } from '../../sports/definition.ts'

/** The academic year in which a programme of Halcyon's age began, by sport and gender. */
const beginnings: Record<string, Partial<Record<'M' | 'W' | 'X', number>>> = {
  football: { M: 1892 },
  baseball: { M: 1889 },
  basketball: { M: 1906, W: 1974 },
  track: { X: 1895 },
  'cross-country': { X: 1912 },
  tennis: { M: 1924, W: 1974 },
  golf: { M: 1931, W: 1977 },
  swimming: { X: 1949 },
  wrestling: { M: 1936, X: 1936 },
  lacrosse: { M: 1951, W: 1979 },
  soccer: { M: 1958, W: 1984 },
  'ice-hockey': { M: 1965, W: 1998 },
  'field-hockey': { W: 1974 },
  'water-polo': { M: 1970, W: 1996 },
  volleyball: { M: 1990, W: 1976 },
  softball: { W: 1978 },
  rowing: { W: 1972, M: 1930, X: 2019 },
  skiing: { X: 1938, M: 1938, W: 1975 },
}

/** Tamarack's college is younger by a generation, and its first teams with it. */
const openingYear = { halcyon: 1889, tamarack: 1931 }

export function firstYearOf(school: SchoolData, definition: SportDefinition): number {
  const began = beginnings[definition.family]?.[definition.gender]
  if (began === undefined) throw new RangeError(`nobody knows when ${definition.title} began`)
  return Math.max(began, openingYear[school.key])
}

/** A school's sports with their ids, definitions and first years. */
export function programmesOf(school: SchoolData) {
  return school.teams.map((team, index) => {
    const definition = sportDefinition(team.shortname)
    return { sportId: index + 1, team, definition, began: firstYearOf(school, definition) }
  })
}
export type Programme = ReturnType<typeof programmesOf>[number]

/** The calendar years in which seasons from one academic year to another began and ended. */
export function calendarYears(
  definition: SportDefinition,
  firstYear: number,
  seasons: number,
): { firstYear: number; lastYear: number } {
  const last = firstYear + seasons - 1
  return {
    firstYear: definition.year === 'spring' ? firstYear + 1 : firstYear,
    lastYear: definition.year === 'autumn' ? last : last + 1,
  }
}

/** Texts are written plainly; 'Swimming & Diving' needs its sign spelled out in HTML. */
export const paragraphs = (...texts: string[]): string =>
  texts.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`).join('')
