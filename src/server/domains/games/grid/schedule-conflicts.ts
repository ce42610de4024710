import type { ScheduleConflict } from '#contract/editing/desk.grids.ts'

/** A game as far as it needs a team, a place and some time. */
export interface PlacedGame {
  id: number
  sportId: number
  sport: string
  opponent: string
  facilityId: number | null
  startUtc: Date
  startDate: string
  hasTime: boolean
  isOff: boolean
  gameNumber: number | null
}

/** So long a place is taken from the start of a game on: with warming up and clearing the stands. */
const takenMs = 3 * 3_600_000

const called = ({ sport, opponent }: PlacedGame) => `${sport} v. ${opponent}`

/**
 * What cannot both be: two games of a team on one day that are no doubleheader, and two games at one place at the same
 * time. Games of another team in the same place on a day whose times are not known yet are no conflict.
 */
export function scheduleConflicts(
  games: readonly PlacedGame[],
  others: readonly PlacedGame[],
  places: ReadonlyMap<number, string>,
): ScheduleConflict[] {
  const own = games.filter(({ isOff }) => !isOff)
  const everybody = [...own, ...others.filter(({ isOff }) => !isOff)]
  return own.flatMap((game, index): ScheduleConflict[] => {
    const later = own.slice(index + 1)
    const sameDay = later.filter(
      (other) =>
        other.startDate === game.startDate &&
        !(other.opponent === game.opponent && other.gameNumber !== game.gameNumber),
    )
    const twice = everybody.filter(
      (other) =>
        other.id !== game.id &&
        (other.id > game.id || !own.includes(other)) &&
        game.facilityId !== null &&
        other.facilityId === game.facilityId &&
        game.hasTime &&
        other.hasTime &&
        !isDoubleheader(game, other) &&
        Math.abs(other.startUtc.getTime() - game.startUtc.getTime()) < takenMs,
    )
    return [
      ...sameDay.map((other) => ({
        gameIds: [game.id, other.id],
        message: `Two games on ${game.startDate}: ${game.opponent} and ${other.opponent}.`,
      })),
      ...twice.map((other) => ({
        gameIds: [game.id, other.id],
        message: `${places.get(game.facilityId ?? 0) ?? 'The venue'} is taken on ${game.startDate}: ${called(other)}.`,
      })),
    ]
  })
}

const isDoubleheader = (game: PlacedGame, other: PlacedGame): boolean =>
  game.sportId === other.sportId && game.opponent === other.opponent && game.startDate === other.startDate
