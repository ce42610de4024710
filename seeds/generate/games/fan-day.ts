import { dayIn, onOrAfter } from '../../basics/calendar.ts'
import type { Diary } from './balance.ts'
import { fanDayTitle } from './opponents.ts'
import type { PlannedGame } from './planned-game.ts'
import { fixture, type Programme } from './scheduler.ts'

const saturday = 6

/** A free afternoon with the women's basketball team in the middle of its season: a special event still to come. */
export function fanDay(programmes: Programme[], diary: Diary): PlannedGame[] {
  const team = programmes.find(({ definition }) => definition.shortname === 'wbball')
  const rival = team?.rivals.find(({ opponent }) => opponent.title === fanDayTitle)
  if (!team || !rival) return []
  const first = onOrAfter(dayIn(team.academicYear, '01-09'), saturday)
  const day = [0, 7, 14, 21, 28].map((days) => first + days).find((at) => diary.isFree(team.sportId, at, at))
  if (day === undefined) return []
  const event = fixture(team, day, rival, 'H', 'special', { clock: '11:00', isApart: true })
  diary.add(event)
  return [event]
}
