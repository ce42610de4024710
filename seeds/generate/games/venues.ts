import { isoOf, laterClock } from '../../basics/calendar.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { type PlannedGame, takesPlace } from './planned-game.ts'

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Teams that share a floor: the later booking moves to the evening, or to the morning when the evening is gone. */
export function settleVenues(school: SchoolData, games: PlannedGame[]): void {
  const bookings = new Map<string, PlannedGame[]>()
  for (const game of games) {
    if (game.site !== 'H' || game.clock === null || !takesPlace(game)) continue
    const facility = school.teams[game.sportId - 1]?.facility
    const key = `${facility}/${isoOf(game.day)}`
    const others = bookings.get(key) ?? []
    const isClear = (clock: string) =>
      others.every(
        (other) => other.clock === null || Math.abs(minutesOf(other.clock) - minutesOf(clock)) >= 150,
      )
    const tries = [
      game.clock,
      ...['19:30', '10:00', '13:00', '16:30'].filter((clock) => clock !== game.clock),
    ]
    // The second of two games cannot move before the first, so it only moves later.
    const clock =
      game.gameNumber === null
        ? tries.find(isClear)
        : isClear(game.clock)
          ? game.clock
          : laterClock(game.clock, 60)
    game.clock = clock ?? game.clock
    bookings.set(key, [...others, game])
  }
}
