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
  /** Where it is as far as a team has to get there: at home, at an opponent's, or in some city. */
  place: string
}

/** So long a place is taken from the start of a game on: with warming up and clearing the stands. */
const takenMs = 3 * 3_600_000

/** Between the starts of two games in two places there is at least a night: less is a mistake more often than a plan. */
const travelMs = 16 * 3_600_000

const called = ({ sport, opponent }: PlacedGame) => `${sport} v. ${opponent}`

/**
 * What cannot both be: two games of a team on one day that are no doubleheader, two in two places with no night between
 * them, and two games at one place at the same time. Games of another team in the same place on a day whose times are not known yet are no conflict.
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
    const farApart = later.filter(
      (other) =>
        other.startDate !== game.startDate &&
        other.place !== game.place &&
        game.hasTime &&
        other.hasTime &&
        Math.abs(other.startUtc.getTime() - game.startUtc.getTime()) < travelMs,
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
      ...farApart.map((other) => ({
        gameIds: [game.id, other.id],
        message: `${hoursBetween(game, other)} hours from ${game.opponent} on ${game.startDate} to ${other.opponent} on ${other.startDate}, elsewhere.`,
      })),
      ...twice.map((other) => ({
        gameIds: [game.id, other.id],
        message: `${places.get(game.facilityId ?? 0) ?? 'The venue'} is taken on ${game.startDate}: ${called(other)}.`,
      })),
    ]
  })
}

const hoursBetween = (game: PlacedGame, other: PlacedGame): number =>
  Math.round(Math.abs(other.startUtc.getTime() - game.startUtc.getTime()) / 3_600_000)

/** A team stays where it is between games at home, and between those at one opponent's or in one city. */
export const placeOf = ({
  locationIndicator,
  opponent,
  location,
}: {
  locationIndicator: 'H' | 'A' | 'N'
  opponent: string
  location: string | null
}): string =>
  locationIndicator === 'H' ? 'home' : location ? location.trim().toLowerCase() : `at ${opponent}`

const isDoubleheader = (game: PlacedGame, other: PlacedGame): boolean =>
  game.sportId === other.sportId && game.opponent === other.opponent && game.startDate === other.startDate
