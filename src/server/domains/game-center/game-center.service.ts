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
import type { Work } from '../../work.ts'
import { game, nextGame, opponentSeries, scheduleBySport } from '../games/games.service.ts'
import { liveDetails, liveGamesOf } from '../live/live.service.ts'
import { galleryIfAny } from '../media/media.service.ts'
import { storiesOfGame } from '../news/news.service.ts'
import { listProducts } from '../settings/settings.lists.service.ts'
import { listSports } from '../sports/sports.service.ts'
import { canCountDown, teamsOf, toGameInfo, toHero } from './game-center.mapper.ts'
import { phaseOf, sectionsOf } from './layout.ts'

/** Every school has one group today: its shop. */
const shopGroupId = 1
const promoItemCount = 6

export async function layout(work: Work, gameId: number): Promise<GameCenterLayout> {
  const shown = await game(work, gameId)
  const live = await liveDetails(work, gameId)
  const facts = {
    gameState: shown.gameState,
    hasResult: shown.result !== null,
    hasLive: live !== null,
    hasBoxScore: shown.result?.boxscore != null,
    hasStories: (await storiesOfGame(work, gameId)).length > 0,
    hasGallery: shown.galleries.length > 0,
    hasHistory: shown.type !== 'S',
  }
  return { gameId, phase: phaseOf(facts), sections: sectionsOf(facts), promoGroupId: shopGroupId }
}

export async function hero(work: Work, gameId: number): Promise<GameCenterHero> {
  const shown = await game(work, gameId)
  const live = await liveDetails(work, gameId)
  const scores = live && {
    school: String((shown.locationIndicator === 'A' ? live.Game.VisitingTeam : live.Game.HomeTeam).Score),
    opponent: String((shown.locationIndicator === 'A' ? live.Game.HomeTeam : live.Game.VisitingTeam).Score),
  }
  return toHero(shown, work.tenant, await posterOf(work, shown), shown.result || !scores ? undefined : scores)
}

export async function gallery(work: Work, gameId: number): Promise<Gallery | null> {
  const shown = await game(work, gameId)
  return galleryIfAny(work, shown.galleries[0]?.id ?? null)
}

export const stories = (work: Work, gameId: number): Promise<StoryCard[]> => storiesOfGame(work, gameId)

export async function gameInfo(work: Work, gameId: number): Promise<GameCenterInfo> {
  const shown = await game(work, gameId)
  return toGameInfo(shown, await shopUrlOf(work))
}

export async function gameOpponentHistory(work: Work, gameId: number): Promise<Series | null> {
  const { type, sport, opponent } = await game(work, gameId)
  return type === 'S' ? null : opponentSeries(work, sport.globalSportNameSlug, opponent.id)
}

export async function gameAfterThis(work: Work, gameId: number): Promise<NextGame | null> {
  const next = await nextGame(work, await game(work, gameId))
  if (!next) return null
  const { record } = await scheduleBySport(work, next.sport.globalSportNameSlug, next.season)
  return {
    game: next,
    ...teamsOf(next, work.tenant),
    backgroundImage: next.eventImage ?? (await posterOf(work, next)),
    ticketUrl: next.ticketLink,
    shopUrl: await shopUrlOf(work),
    record: record.overall.text,
    showCountdown: canCountDown(next),
  }
}

export async function promoGroup(work: Work, groupId: number): Promise<{ promoItems: PromoItem[] }> {
  if (groupId !== shopGroupId) return { promoItems: [] }
  const { items } = await listProducts(work, { $pageSize: promoItemCount })
  return {
    promoItems: items.map(({ id, title, imageUrl, link, originalPrice, finalPrice }) => ({
      id,
      title,
      imageUrl,
      link,
      originalPrice,
      finalPrice,
    })),
  }
}

export async function gamesInProgress(work: Work): Promise<{ id: number; gameState: number }[]> {
  const { Games } = await liveGamesOf(work)
  return Games.map(({ Id, GameState }) => ({ id: Id, gameState: GameState }))
}

async function posterOf(work: Work, { sport }: Game): Promise<string | null> {
  return (await listSports(work)).find(({ id }) => id === sport.id)?.poster ?? null
}

async function shopUrlOf(work: Work): Promise<string | null> {
  const { items } = await listProducts(work, { $pageSize: 1 })
  return items[0]?.shopUrl ?? null
}
