import type {
  GameCenterHero,
  GameCenterInfo,
  GameCenterLayout,
  NextGame,
  PromoItem,
} from '#contract/game-center.ts'
import type { Game, Series } from '#contract/games.ts'
import type { Gallery } from '#contract/media.ts'
import type { StoryCard } from '#contract/news.ts'
import { type GameState, type GameStateNumber, gameStateOf } from '#contract/shapes/game-state.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { game, nextGame, opponentSeries, recordBefore } from '../games/games.service.ts'
import { liveDetails, liveGamesOf } from '../live/live.service.ts'
import { galleryIfAny } from '../media/media.service.ts'
import { storiesOfGame } from '../news/news.service.ts'
import { gearOf, listProducts, listSocialAccounts } from '../settings/settings.lists.service.ts'
import { listSports } from '../sports/sports.service.ts'
import { regulationPeriods } from '../stats/stats.service.ts'
import { finalScore, type Score, toGameInfo, toHero, toNextGame, toPromoItem } from './game-center.mapper.ts'
import { phaseOf, sectionsOf } from './layout.ts'

/** Every school has one group today: its shop. */
const shopGroupId = 1
const promoItemCount = 6
const gearCount = 3

/** Live, and delayed while nothing is heard of it. */
const inProgress = new Set<GameState>(['Live', 'Delayed'])

export async function layout(work: Work, gameId: number): Promise<GameCenterLayout> {
  const shown = await game(work, gameId)
  const live = await liveDetails(work, gameId)
  const facts = {
    gameState: gameStateOf(shown.gameState),
    hasResult: shown.result !== null,
    hasLive: live !== null,
    hasBegun: live?.Game.HasStarted ?? false,
    hasBoxScore: shown.result?.boxscore != null,
    hasStories: (await storiesOfGame(work, gameId)).length > 0,
    hasGallery: shown.galleries.length > 0,
    hasHistory: shown.type !== 'S',
  }
  return { gameId, phase: phaseOf(facts), sections: sectionsOf(facts), promoGroupId: shopGroupId }
}

export async function hero(work: Work, gameId: number): Promise<GameCenterHero> {
  const shown = await game(work, gameId)
  const sport = await sportOf(work, shown)
  const score = await scoreOf(work, shown, regulationPeriods(sport?.globalSportId ?? 0))
  return toHero(shown, work.tenant, sport?.poster ?? null, score)
}

/** What the scorer tells, unless a result was entered over it. */
async function scoreOf(work: Work, shown: Game, regulation: number): Promise<Score> {
  const final = finalScore(shown, regulation)
  const live = await liveDetails(work, shown.id)
  if (!live) return final
  const { HomeTeam, VisitingTeam, Period, PeriodsRegulation, EndTime } = live.Game
  const [school, opponent] =
    shown.locationIndicator === 'A' ? [VisitingTeam, HomeTeam] : [HomeTeam, VisitingTeam]
  return {
    school: final.school ?? String(school.Score),
    opponent: final.opponent ?? String(opponent.Score),
    period: Period,
    periodsRegulation: PeriodsRegulation,
    endedUtc: EndTime,
  }
}

export async function gallery(work: Work, gameId: number): Promise<Gallery | null> {
  const shown = await game(work, gameId)
  return galleryIfAny(work, shown.galleries[0]?.id ?? null)
}

export const stories = (work: Work, gameId: number): Promise<StoryCard[]> => storiesOfGame(work, gameId)

export async function gameInfo(work: Work, gameId: number): Promise<GameCenterInfo> {
  const shown = await game(work, gameId)
  const accounts = await listSocialAccounts(work, { sportId: shown.sport.id })
  const { items } = await listProducts(work, { $pageSize: 1 })
  return toGameInfo(
    shown,
    items[0]?.shopUrl ?? null,
    accounts.map(({ network, handle, url }) => ({ network, handle, url })),
  )
}

export async function gameOpponentHistory(work: Work, gameId: number): Promise<Series | null> {
  const { type, sport, opponent } = await game(work, gameId)
  return type === 'S' ? null : opponentSeries(work, sport.globalSportNameSlug, opponent.id)
}

export async function gameAfterThis(work: Work, gameId: number): Promise<NextGame | null> {
  const next = await nextGame(work, await game(work, gameId))
  if (!next) return null
  const sport = await sportOf(work, next)
  return toNextGame(next, work.tenant, {
    poster: sport?.poster ?? null,
    products: await gearOf(work, next.sport.id, gearCount),
    record: await recordBefore(work, next),
  })
}

export async function promoGroup(work: Work, groupId: number): Promise<{ promoItems: PromoItem[] }> {
  if (groupId !== shopGroupId) return { promoItems: [] }
  const { items } = await listProducts(work, { $pageSize: promoItemCount })
  return { promoItems: items.map(toPromoItem) }
}

/** Games that have begun and are not over: a finished one is told by its result. */
export async function gamesInProgress(work: Work): Promise<{ id: number; gameState: GameStateNumber }[]> {
  const { Games } = await liveGamesOf(work)
  return Games.filter(({ GameState }) => inProgress.has(gameStateOf(GameState))).map(({ Id, GameState }) => ({
    id: Id,
    gameState: GameState,
  }))
}

async function sportOf(work: Work, { sport }: Game) {
  return (await listSports(work)).find(({ id }) => id === sport.id)
}
