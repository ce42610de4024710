import { dayIn, isoOf } from '../../basics/calendar.ts'
import type { Season } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { SeasonYear } from '../../sports/definition.ts'

export const conferenceId = 1

export const seasonId = (sportId: number, academicYear: number): number =>
  sportId * 100 + (academicYear % 100)

export function seasonTitle(year: SeasonYear, academicYear: number): string {
  const next = academicYear + 1
  if (year === 'autumn') return `${academicYear}`
  return year === 'spring' ? `${next}` : `${academicYear}-${String(next % 100).padStart(2, '0')}`
}

/** A title of one year means one calendar year, so such a season ends or starts with it. */
const bounds: Record<SeasonYear, [string, string]> = {
  autumn: ['07-01', '12-31'],
  spring: ['01-01', '06-30'],
  straddling: ['07-01', '06-30'],
}

export function seasonsOf(school: SchoolData, academicYears: readonly number[]): Season[] {
  const current = Math.max(...academicYears)
  return school.teams.flatMap((team, index) => {
    const definition = sportDefinition(team.shortname)
    const [first, last] = bounds[definition.year]
    return academicYears.map((academicYear) => ({
      id: seasonId(index + 1, academicYear),
      sportId: index + 1,
      title: seasonTitle(definition.year, academicYear),
      startsOn: isoOf(dayIn(academicYear, first)),
      endsOn: isoOf(dayIn(academicYear, last)),
      isCurrent: academicYear === current,
      conferenceId,
      hasRoster: definition.roster.positions.length > 0,
      isRosterHidden:
        definition.family === 'golf' &&
        definition.gender === 'W' &&
        academicYear === Math.min(...academicYears),
      scheduleNote: definition.ticketed
        ? `All times are local to the venue. Home ${definition.family === 'football' ? 'gates open two hours before kickoff' : 'doors open one hour before the start'}.`
        : 'All times are local to the venue. Admission is free.',
      scheduleNoteOnTop: index === 0,
      scoreDisplay: 'team-first' as const,
      defaultView: 'list' as const,
    }))
  })
}
