import { type FullName, personName } from '../../basics/names.ts'
import { randomFor } from '../../basics/random.ts'
import type { StaffMember } from '../../model/model.ts'
import type { CoachingSeason, Gender } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { seasonTitle } from '../games/seasons.ts'
import { type Programme, programmesOf } from './sport-history.ts'

interface Calendar {
  games: [number, number]
  conference: number
  ties: number
}

/** Games of a season and how often one is tied. Sports of meets and tournaments keep no such record. */
const calendars: Record<string, Calendar> = {
  football: { games: [8, 12], conference: 6, ties: 0.04 },
  basketball: { games: [20, 32], conference: 14, ties: 0 },
  baseball: { games: [24, 52], conference: 20, ties: 0.01 },
  softball: { games: [28, 50], conference: 18, ties: 0 },
  soccer: { games: [14, 20], conference: 8, ties: 0.14 },
  volleyball: { games: [22, 32], conference: 14, ties: 0 },
  'ice-hockey': { games: [24, 36], conference: 18, ties: 0.09 },
  'field-hockey': { games: [14, 20], conference: 7, ties: 0 },
  lacrosse: { games: [11, 17], conference: 6, ties: 0 },
  tennis: { games: [16, 24], conference: 8, ties: 0 },
  'water-polo': { games: [18, 28], conference: 8, ties: 0 },
  wrestling: { games: [10, 18], conference: 7, ties: 0.02 },
}

/** Before that year the schools had no conference. */
const conferenceSince = 1950
/** Totals were first written down in these years. */
const firstTotals = { halcyon: 1920, tamarack: 1948 }

interface Tenure {
  name: FullName
  gender: Gender
  staffMemberId: number | null
  from: number
  to: number
  quality: number
}

/** Who led a programme from its first kept year to the last one before the kept games. */
function tenuresOf(school: SchoolData, programme: Programme, head: StaffMember, lastYear: number): Tenure[] {
  const tenures: Tenure[] = []
  let from = Math.max(programme.began, firstTotals[school.key])
  for (let index = 0; from < head.since; index++) {
    const random = randomFor(school.key, 'old-coach', programme.sportId, index)
    const to = Math.min(from + random.between(3, 15), head.since - 1)
    const gender = programme.definition.gender === 'W' && random.chance(0.5) ? 'W' : 'M'
    tenures.push({
      name: personName(random, gender),
      gender,
      staffMemberId: null,
      from,
      to,
      quality: random.normal() * 0.07,
    })
    from = to + 1
  }
  const quality = randomFor(school.key, 'head-coach', head.id).normal() * 0.07
  tenures.push({ name: head, gender: head.gender, staffMemberId: head.id, from, to: lastYear, quality })
  return tenures.filter((tenure) => tenure.from <= lastYear)
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

function seasonOf(
  school: SchoolData,
  programme: Programme,
  calendar: Calendar,
  tenure: Tenure,
  academicYear: number,
): CoachingSeason {
  const { sportId, team, definition } = programme
  const random = randomFor(school.key, 'old-season', sportId, academicYear)
  const [few, many] = calendar.games
  // Schedules grew from the few games of the early years to today's.
  const age = clamp((academicYear - 1920) / 90, 0, 1)
  const games = Math.round(few + (many - few) * age) + random.between(-1, 1)
  // Overtime ended ties in football in 1996.
  const tieChance = definition.family === 'football' && academicYear >= 1996 ? 0 : calendar.ties
  const ties = Array.from({ length: games }, () => random.chance(tieChance)).filter(Boolean).length
  const share = clamp(0.5 + team.strength * 0.12 + tenure.quality + random.normal() * 0.12, 0.08, 0.94)
  const wins = Math.round((games - ties) * share)
  const losses = games - ties - wins
  const played = academicYear < conferenceSince ? 0 : Math.round(calendar.conference * (0.6 + 0.4 * age))
  const conferenceTies = played > 0 ? Math.min(ties, 1) : 0
  const decided = played - conferenceTies
  const conferenceWins = clamp(
    Math.round((decided * wins) / Math.max(1, wins + losses)),
    Math.max(0, decided - losses),
    Math.min(wins, decided),
  )
  return {
    id: sportId * 1000 + (academicYear - 1900),
    sportId,
    season: seasonTitle(definition.year, academicYear),
    year: definition.year === 'spring' ? academicYear + 1 : academicYear,
    staffMemberId: tenure.staffMemberId,
    firstName: tenure.name.firstName,
    lastName: tenure.name.lastName,
    gender: tenure.gender,
    wins,
    losses,
    ties,
    conferenceWins,
    conferenceLosses: decided - conferenceWins,
    conferenceTies,
  }
}

/** The totals of every season before the first one whose games are kept. */
export function coachingSeasonsOf(
  school: SchoolData,
  academicYears: readonly number[],
  staff: readonly StaffMember[],
): CoachingSeason[] {
  const lastYear = Math.min(...academicYears) - 1
  return programmesOf(school).flatMap((programme) => {
    const calendar = calendars[programme.definition.family]
    const head = staff.find(({ id }) => id === programme.sportId * 1000 + 1)
    if (!calendar || !head) return []
    return tenuresOf(school, programme, head, lastYear).flatMap((tenure) =>
      Array.from({ length: Math.min(tenure.to, lastYear) - tenure.from + 1 }, (_, index) =>
        seasonOf(school, programme, calendar, tenure, tenure.from + index),
      ),
    )
  })
}
