import { randomFor } from '../../basics/random.ts'
import type { Game } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import { balance, Diary } from './balance.ts'
import { fanDay } from './fan-day.ts'
import { fillCalendar } from './fillers.ts'
import type { Rival } from './opponents.ts'
import { type PlannedGame, takesPlace } from './planned-game.ts'
import { type Moment, type Placed, publish } from './publish.ts'
import { programmeOf } from './scheduler.ts'
import { planSeason, play } from './season-plan.ts'
import { summerLeague } from './summer-league.ts'
import { settleVenues } from './venues.ts'

/** Every game of an academic year with its outcome. It depends on the school and the year alone. */
export function planYear(school: SchoolData, rivals: Rival[], academicYear: number): PlannedGame[] {
  const programmes = school.teams.map((_, index) => programmeOf(school, rivals, index + 1, academicYear))
  const games = programmes.flatMap(planSeason)
  const diary = new Diary()
  for (const game of games) diary.add(game)
  balance(programmes, diary)
  games.push(...fillCalendar(programmes, diary))
  games.push(...summerLeague(programmes, diary))
  games.push(...fanDay(programmes, diary))
  for (const game of games) {
    const programme = programmes[game.sportId - 1]
    if (programme) game.outcome ??= play(programme, game)
  }
  games.sort((a, b) => a.sportId - b.sportId || a.day - b.day || (a.clock ?? '').localeCompare(b.clock ?? ''))
  settleVenues(school, games)
  return games
}

/** More than a team plays in a year. */
const firstApart = 901

/** Ids count through a team's year in the order of play; promotions go to home crowds. */
function place(school: SchoolData, games: PlannedGame[]): Placed[] {
  const counts = new Map<string, number>()
  const lastHome = new Map<number, PlannedGame>()
  for (const game of games) {
    if (game.site === 'H' && takesPlace(game) && isOrdinary(game)) lastHome.set(game.sportId, game)
  }
  return games.map((game) => {
    const first = game.isApart ? firstApart : 1
    const line = counts.getOrInsert(`${game.sportId} ${first}`, first)
    counts.set(`${game.sportId} ${first}`, line + 1)
    const id = (game.academicYear % 100) * 100_000 + game.sportId * 1000 + line
    return { game, id, promotion: promotionOf(school, game, id, lastHome.get(game.sportId) === game) }
  })
}

const isOrdinary = ({ stage }: PlannedGame): boolean => stage === 'conference' || stage === 'nonconference'

/** As `place` numbers them. */
export const academicYearOfGame = (gameId: number): number => 2000 + Math.floor(gameId / 100_000)

function promotionOf(school: SchoolData, game: PlannedGame, id: number, isLastHome: boolean): string | null {
  const definition = sportDefinition(school.teams[game.sportId - 1]?.shortname ?? '')
  if (game.site !== 'H' || !isOrdinary(game)) return null
  if (isLastHome) return 'Senior Day'
  const random = randomFor(school.key, 'promotion', id)
  if (!definition.ticketed || !random.chance(definition.family === 'football' ? 0.8 : 0.3)) return null
  return random.pick(school.promotions)
}

export function gamesOf(
  school: SchoolData,
  rivals: Rival[],
  academicYears: readonly number[],
  now: Moment,
): Game[] {
  const championship = rivals.find(({ kind }) => kind === 'championship')
  if (!championship) throw new RangeError(`${school.key} has no conference championship`)
  return academicYears
    .flatMap((academicYear) => place(school, planYear(school, rivals, academicYear)))
    .map((placed) => publish(school, championship, placed, now))
    .filter((game) => game !== null)
}
