import type { Api } from '#contract/api.ts'
import type { Game } from '#contract/games.ts'
import { readGames } from '#site/domains/games/parts/read-games.ts'
import type { ChosenGame, GameDay } from './load-game-day.ts'

type Played = Pick<
  Game,
  'id' | 'startDate' | 'isSpotlight' | 'locationIndicator' | 'result' | 'gameCenterEnabled'
>

/** The game that is on, or one of today that is over; on other days a home page is as its template has it. */
export async function gameDayOf(api: Api, today: string): Promise<GameDay | null> {
  const chosen = await chosenGame(api, today)
  if (!chosen) return null
  // What is made of it comes on such a day only.
  const [{ loadGameDay }] = await Promise.all([
    import('./load-game-day.ts'),
    import('./game-day-islands.ts').then(({ gameDayIslands }) => gameDayIslands()),
  ])
  return loadGameDay(api, chosen)
}

async function chosenGame(api: Api, today: string): Promise<ChosenGame | null> {
  const [onAir] = await api.live.onAir()
  if (onAir) return { id: onAir.id, phase: 'during' }
  const { items } = await api.games.results({ $pageSize: 6 })
  const result = chosenResult(readGames(items), today)
  return result ? { id: result.id, phase: 'after' } : null
}

/** The result that a home page leads with: one of today, what the school put forward first, then a home game, then the latest. */
export function chosenResult<Result extends Played>(
  results: readonly Result[],
  today: string,
): Result | undefined {
  const decided = results.filter(
    ({ result, startDate, gameCenterEnabled }) =>
      gameCenterEnabled && result !== null && result.status !== 'N' && startDate.slice(0, 10) === today,
  )
  return (
    decided.find(({ isSpotlight }) => isSpotlight) ??
    decided.find(({ locationIndicator }) => locationIndicator === 'H') ??
    decided[0]
  )
}
