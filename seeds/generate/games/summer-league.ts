import { dayIn, onOrAfter } from '../../basics/calendar.ts'
import { randomFor } from '../../basics/random.ts'
import type { Diary } from './balance.ts'
import type { PlannedGame } from './planned-game.ts'
import { fixture, type Programme } from './scheduler.ts'

const saturday = 6

/** Teams whose seasons reach into the summer; what else is played then has no score by period. */
const stretches = [
  { from: '05-22', to: '06-30', sports: ['baseball', 'softball'] },
  { from: '07-01', to: '08-08', sports: ['msoc', 'wsoc'] },
]

/** Friendly games on summer Saturdays: a school has a game to follow in every week of the year. */
export function summerLeague(programmes: Programme[], diary: Diary): PlannedGame[] {
  return stretches.flatMap(({ from, to, sports }) => {
    const teams = programmes.filter(({ definition }) => sports.includes(definition.shortname))
    const [first] = teams
    if (!first) return []
    const last = dayIn(first.academicYear, to)
    const games: PlannedGame[] = []
    for (let day = onOrAfter(dayIn(first.academicYear, from), saturday); day <= last; day += 7) {
      const free = teams.filter(({ sportId }) => diary.isFree(sportId, day, day))
      const team = free[games.length % free.length]
      if (!team) continue
      const { school, definition, otherRivals } = team
      const random = randomFor(school.key, 'summer-league', definition.shortname, day)
      const game = fixture(team, day, random.pick(otherRivals), 'H', 'exhibition', {
        clock: '18:00',
        tournament: `${school.city} Summer League`,
        note: 'Exhibition',
        isApart: true,
      })
      diary.add(game)
      games.push(game)
    }
    return games
  })
}
