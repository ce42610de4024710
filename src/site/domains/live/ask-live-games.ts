import type { Api } from '#contract/api.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'
import { type LiveGame, toLiveGame } from './live-game.ts'

/** What both feeds say now; null when the live statistics do not answer. */
export async function askForLiveGames(api: Api): Promise<LiveGame[] | null> {
  const [answer, center] = await Promise.all([api.live.games(), api['game-center'].games()])
  if (!answer) return null
  const stats = new Map(answer.Games.map((game) => [game.Id, game]))
  const states = new Map(center.map(({ id, gameState }) => [id, gameState]))
  return [...new Set([...stats.keys(), ...states.keys()])].map((id) =>
    toLiveGame(id, stats.get(id), gameStateOf(states.get(id))),
  )
}
