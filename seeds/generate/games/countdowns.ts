import { type Day, instantOf, onOrAfter } from '../../basics/calendar.ts'
import type { Game, Sport, UnscoredSchool } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import type { Moment } from './publish.ts'

type Rows = UnscoredSchool['countdowns']

const friday = 5
/** The evening is always a few weeks away, whenever the demo is looked at. */
const eveningDaysAhead = 18

/** What fans count the days to: an evening of the department with a date of its own, and a team's first home game. */
export function countdownsOf(
  school: SchoolData,
  sports: readonly Sport[],
  games: readonly Game[],
  now: Moment,
): Rows {
  return [evening(school, now.day), ...opener(school, sports, games, now)]
}

const evening = (school: SchoolData, today: Day): Rows[number] => ({
  id: 1,
  sportId: null,
  gameId: null,
  title: 'Hall of Fame Night',
  customDate: instantOf(onOrAfter(today + eveningDaysAhead, friday), '18:30', school.timeZone),
  description: `Dinner, the new class and the stories behind the plaques: one evening for everybody who ever wore the colors of the ${school.mascotPlural}.`,
})

/** Of the team whose next home game is the furthest away: that is the one to look forward to. */
function opener(school: SchoolData, sports: readonly Sport[], games: readonly Game[], now: Moment): Rows {
  const ahead = games.filter(
    ({ startUtc, status, type, isTbd, isAllDay, locationIndicator }) =>
      startUtc > now.utc &&
      status === 'A' &&
      type === null &&
      !isTbd &&
      !isAllDay &&
      locationIndicator === 'H',
  )
  const firsts = [...Map.groupBy(ahead, ({ sportId }) => sportId).values()].flatMap(
    (own) => own.toSorted((a, b) => a.startUtc.localeCompare(b.startUtc))[0] ?? [],
  )
  const game = firsts.toSorted((a, b) => b.startUtc.localeCompare(a.startUtc))[0]
  const sport = game && sports.find(({ id }) => id === game.sportId)
  if (!game || !sport) return []
  return [
    {
      id: 2,
      sportId: sport.id,
      gameId: game.id,
      title: `${sport.title} comes home`,
      customDate: null,
      description: `The first game of the season in ${school.city}.`,
    },
  ]
}
