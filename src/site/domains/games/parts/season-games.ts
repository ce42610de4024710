import type { Game } from '#contract/games.ts'
import { gameMonth } from './game-dates.ts'
import { isEvent } from './game-words.ts'

export interface Month<Played> {
  title: string
  games: Played[]
}

/** A season under the headings of its months, in the order of play. */
export function byMonth<Played extends Pick<Game, 'startDate'>>(games: readonly Played[]): Month<Played>[] {
  const months: Month<Played>[] = []
  for (const game of games) {
    const title = gameMonth(game.startDate)
    const last = months.at(-1)
    if (last?.title === title) last.games.push(game)
    else months.push({ title, games: [game] })
  }
  return months
}

export interface Group<Played> {
  /** The tournament that these games belong to; null for games by themselves. */
  tournament: string | null
  games: Played[]
}

/** Games of one tournament that follow each other stand together; a lone one only says where it belongs. */
export function byTournament<Played extends Pick<Game, 'type' | 'tournament' | 'opponent'>>(
  games: readonly Played[],
): Group<Played>[] {
  const nameOf = (game: Played | undefined) => (game && !isEvent(game) ? game.tournament : null)
  const groups: Group<Played>[] = []
  games.forEach((game, index) => {
    const name = nameOf(game)
    const isGrouped = name === nameOf(games[index - 1]) || name === nameOf(games[index + 1])
    const tournament = isGrouped ? name : null
    const last = groups.at(-1)
    if (last?.tournament === tournament) last.games.push(game)
    else groups.push({ tournament, games: [game] })
  })
  return groups
}

const halfADay = 12 * 60 * 60 * 1000

/** The first game still to be played; one whose result nobody entered stops being next half a day after it ends. */
export function nextGameId(
  games: readonly Pick<Game, 'id' | 'type' | 'startDateUtc' | 'endDateUtc'>[],
  now: Date,
): number | null {
  const isAhead = ({ startDateUtc, endDateUtc }: Pick<Game, 'startDateUtc' | 'endDateUtc'>) =>
    Date.parse(endDateUtc ?? startDateUtc) > now.getTime() - halfADay
  return games.find((game) => game.type === 'upcoming' && isAhead(game))?.id ?? null
}
