import type { gameCenter } from '#contract/game-center.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import {
  gallery,
  gameAfterThis,
  gameInfo,
  gameOpponentHistory,
  gamesInProgress,
  hero,
  layout,
  promoGroup,
  stories,
} from './game-center.service.ts'

export const gameCenterRoutes: Handlers<typeof gameCenter> = {
  layout: (work, { gameId }) => layout(work, gameId),
  hero: (work, { gameId }) => hero(work, gameId),
  gallery: (work, { gameId }) => gallery(work, gameId),
  stories: (work, { gameId }) => stories(work, gameId),
  gameInfo: (work, { gameId }) => gameInfo(work, gameId),
  opponentHistory: (work, { gameId }) => gameOpponentHistory(work, gameId),
  nextGame: (work, { gameId }) => gameAfterThis(work, gameId),
  promoGroup: (work, { promoGroupId }) => promoGroup(work, promoGroupId),
  games: (work) => gamesInProgress(work),
}
