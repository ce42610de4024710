import type { live } from '#contract/live.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { gamesOnAir, liveDetails, liveGamesOf } from './live.service.ts'

export const liveRoutes: Handlers<typeof live> = {
  onAir: (work) => gamesOnAir(work),
  games: (work) => liveGamesOf(work),
  details: (work, { gameId }) => liveDetails(work, gameId),
}
