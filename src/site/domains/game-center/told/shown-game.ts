import type { Game } from '#contract/games.ts'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { BoxScore } from '#contract/stats.ts'
import type { ClockedGame } from '#site/domains/games/countdown/clocked-game.ts'
import { stillCells } from '#site/domains/games/countdown/clocked-game.ts'
import { gameById } from '#site/domains/games/parts/game-by-id.ts'
import { toldBox } from '#site/domains/stats/box-score/told-box.ts'
import type { LoadArgs } from '#site/page/page.ts'
import { boxOfLive, type ShownBox } from './live-box.ts'
import { heroOf, type ToldGame, toldGame } from './told-game.ts'

/** Ids are whole numbers from one. */
export const isId = (text: string | undefined): text is string => /^[1-9]\d{0,8}$/.test(text ?? '')

/** What is kept of a game, or while it is on and nothing is kept, what its live statistics tell. */
export async function shownBox(
  { api }: LoadArgs,
  kept: BoxScore | null,
  game: Game,
  phase: string,
): Promise<ShownBox | null> {
  if (kept) return toldBox(kept, game)
  const live = phase === 'during' ? await api.live.details({ gameId: game.id }) : null
  return live && boxOfLive(live, game)
}

/** The head, or where that fails what the scoreboard says of the game; a game that nobody knows is no page. */
export async function headOf({ api, school }: LoadArgs, gameId: number): Promise<ToldGame> {
  try {
    return toldGame(await api['game-center'].hero({ gameId }), gameId)
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) throw error
    console.warn('The head of a game center failed', error)
    const game = await gameById(api, gameId)
    if (!game) throw error
    return heroOf(game, school)
  }
}

/** What moves at the top: how long it is until the game, or its score. */
export function clockOf(hero: ToldGame, phase: string): ClockedGame {
  const { game } = hero
  return {
    id: game.id,
    type: phase === 'after' ? 'recent' : game.type,
    gameState: game.gameState,
    startDateUtc: game.startDateUtc,
    locationIndicator: game.locationIndicator,
    opponent: game.opponent.abbreviation,
    live: null,
    still: phase === 'after' || game.isTbd ? null : stillCells(game),
  }
}
