import type { Game, Series, SeriesMeeting } from '#contract/games.ts'
import { recordOf } from '../../parts/record.ts'

/** A series with one opponent, from all meetings in the order of play. Exhibitions are shown and not counted. */
export function seriesOf(meetings: Game[]): Omit<Series, 'sport' | 'opponent' | 'games'> {
  const counted = meetings.filter((game) => !game.isExhibition && isDecided(game))
  const record = recordOf(counted.map((game) => ({ ...game, status: game.result?.status ?? null })))
  return {
    record,
    firstMeeting: meetingOf(counted.at(0)),
    lastMeeting: meetingOf(counted.at(-1)),
    biggestWin: meetingOf(widest(counted, 'W')),
    biggestLoss: meetingOf(widest(counted, 'L')),
    longestWinStreak: longestRun(counted, 'W'),
    longestLossStreak: longestRun(counted, 'L'),
  }
}

const isDecided = (game: Game) => game.result !== null && game.result.status !== 'N'

export function meetingOf(game: Game | undefined): SeriesMeeting | null {
  if (!game?.result) return null
  const { id, season, startDate, atVs, locationIndicator, result } = game
  const { status, teamScore, opponentScore } = result
  return { gameId: id, season, startDate, atVs, locationIndicator, status, teamScore, opponentScore }
}

/** The latest of equals: a fan remembers that one. */
function widest(games: Game[], status: 'W' | 'L'): Game | undefined {
  const decided = games.filter(({ result }) => result?.status === status)
  return decided.reduce<Game | undefined>(
    (best, game) => (!best || margin(game) >= margin(best) ? game : best),
    undefined,
  )
}

function margin({ result }: Game): number {
  const difference = Math.abs(Number(result?.teamScore) - Number(result?.opponentScore))
  return Number.isFinite(difference) ? difference : 0
}

function longestRun(games: Game[], status: 'W' | 'L'): number {
  let longest = 0
  let current = 0
  for (const { result } of games) {
    current = result?.status === status ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest
}
