import type { stats } from '#contract/stats.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { splitsOfPlayer } from './player-splits.service.ts'
import { playerStats } from './player-stats.service.ts'
import { recordBook } from './record-book.service.ts'
import { boxScore, cumulativeStats, statLeaders } from './stats.service.ts'

export const statsRoutes: Handlers<typeof stats> = {
  boxscore: (work, { gameId }) => boxScore(work, gameId),
  cumulative: (work, { slug, season }) => cumulativeStats(work, slug, season),
  leaders: (work, { slug, season }) => statLeaders(work, slug, season),
  records: (work, { slug, scope }) => recordBook(work, slug, scope),
  player: (work, { playerId }) => playerStats(work, playerId),
  playerSplits: (work, { playerId, season }) => splitsOfPlayer(work, playerId, season),
}
