import type { Day } from '../../basics/calendar.ts'
import type { StaffMember } from '../../model/model.ts'
import type { People } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { allAmericansOf } from './all-americans.ts'
import { type AwardSources, awardsOf } from './awards.ts'
import { coachingSeasonsOf } from './coaching.ts'
import { historicalPlayersOf } from './historical-players.ts'
import { honorKindsOf, inducteesOf } from './inductees.ts'
import { oldRecordsOf } from './old-records.ts'

/** The people a school remembers: made from its games, rosters and staff, so that all of them fit together. */
export function peopleOf(
  school: SchoolData,
  academicYears: readonly number[],
  today: Day,
  sources: AwardSources & { staffMembers: readonly StaffMember[] },
): Omit<People, 'departments'> {
  const coachingSeasons = coachingSeasonsOf(school, academicYears, sources.staffMembers)
  const historicalPlayers = historicalPlayersOf(school)
  const inductees = inducteesOf(school, academicYears, historicalPlayers, coachingSeasons)
  return {
    coachingSeasons,
    historicalPlayers,
    statRecords: oldRecordsOf(school, historicalPlayers),
    honors: honorKindsOf(school),
    inductees,
    awards: awardsOf(school, academicYears, today, sources),
    allAmericans: allAmericansOf(school, academicYears, { historicalPlayers, inductees, ...sources }),
  }
}
