import type { games } from '#contract/games.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { listCountdowns } from './countdowns.service.ts'
import {
  calendar,
  coverage,
  gameResults,
  opponentHistory,
  opponentSeries,
  scheduleById,
  scheduleBySport,
  scoreboard,
  upcomingGames,
} from './games.service.ts'
import { gamesFeed } from './games-feed.service.ts'

export const gamesRoutes: Handlers<typeof games> = {
  scoreboard: (work, query) => scoreboard(work, query),
  upcoming: (work, query) => upcomingGames(work, query),
  results: (work, query) => gameResults(work, query),
  schedule: (work, { id }) => scheduleById(work, id),
  scheduleBySport: (work, { slug, season }) => scheduleBySport(work, slug, season),
  calendar: (work, { startDate, endDate, ...filter }) => calendar(work, startDate, endDate, filter),
  feed: (work, query) => gamesFeed(work, query),
  coverage: (work, query) => coverage(work, query),
  countdowns: (work, query) => listCountdowns(work, query),
  opponentHistory: (work, { slug, letter }) => opponentHistory(work, slug, letter),
  opponentSeries: (work, { slug, opponentId }) => opponentSeries(work, slug, opponentId),
}
