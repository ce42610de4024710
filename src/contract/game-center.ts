import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { Game, GameMedia, GameResult, Opponent, Series } from './games.ts'
import { Gallery } from './media.ts'
import { StoryCard } from './news.ts'
import { nullable, nullableText, object, oneOf, text } from './schema.ts'
import { Conference, DateTimeUtc, Id, SportRef } from './shared.ts'
import { Facility } from './sports.ts'

const GameId = object({ gameId: Id })

export const GameCenterTeam = object({
  isSchool: Type.Boolean(),
  name: text(),
  abbreviation: text(),
  icon: nullableText(),
  color: nullableText(),
  score: nullableText(),
})
export type GameCenterTeam = Static<typeof GameCenterTeam>

/** The sections of the page in their order, by what the game has. */
export const GameCenterLayout = object({
  gameId: Id,
  phase: oneOf(['before', 'during', 'after'], { default: 'before' }),
  sections: Type.Array(
    oneOf([
      'hero',
      'countdown',
      'live',
      'leaders',
      'team-comparison',
      'play-by-play',
      'box-score',
      'game-info',
      'stories',
      'gallery',
      'opponent-history',
      'next-game',
      'promo-group',
    ]),
  ),
  promoGroupId: nullable(Id),
})
export type GameCenterLayout = Static<typeof GameCenterLayout>

/** The teams in the order of a line score: visitors first. */
export const GameCenterHero = object({
  gameId: Id,
  sport: SportRef,
  gameState: Type.Integer(),
  gameStateDisplay: text(),
  dateTimeUtc: Type.String({ format: 'date-time', default: '' }),
  schoolIsHome: Type.Boolean(),
  away: GameCenterTeam,
  home: GameCenterTeam,
  backgroundImage: nullableText(),
  showCountdown: Type.Boolean(),
  game: Game,
})
export type GameCenterHero = Static<typeof GameCenterHero>

export const GameCenterInfo = object({
  gameId: Id,
  gameState: Type.Integer(),
  gameTime: text(),
  facility: nullable(Facility),
  location: nullableText(),
  shopUrl: nullableText(),
  media: GameMedia,
  result: nullable(GameResult),
  promotion: nullableText(),
  programLink: nullableText(),
  opponentInfo: Opponent,
  conference: nullable(Conference),
  ticketsInfo: object({ url: nullableText(), isHome: Type.Boolean() }),
})
export type GameCenterInfo = Static<typeof GameCenterInfo>

export const NextGame = object({
  game: Game,
  away: GameCenterTeam,
  home: GameCenterTeam,
  backgroundImage: nullableText(),
  ticketUrl: nullableText(),
  shopUrl: nullableText(),
  record: text(),
  showCountdown: Type.Boolean(),
})
export type NextGame = Static<typeof NextGame>

export const PromoItem = object({
  id: Id,
  title: text(),
  imageUrl: nullableText(),
  link: text(),
  originalPrice: nullable(Type.Number()),
  finalPrice: nullable(Type.Number()),
})
export type PromoItem = Static<typeof PromoItem>

export const gameCenter = endpoints({
  layout: {
    method: 'GET',
    path: '/game-center/:gameId/layout',
    summary: 'The sections of a game center in their order',
    params: GameId,
    response: GameCenterLayout,
  },
  hero: {
    method: 'GET',
    path: '/game-center/:gameId/hero',
    summary: 'The two teams and where the game stands',
    params: GameId,
    response: GameCenterHero,
  },
  gallery: {
    method: 'GET',
    path: '/game-center/:gameId/gallery',
    summary: "The game's pictures",
    params: GameId,
    response: Gallery,
    mayBeEmpty: true,
    whenFailed: null,
  },
  stories: {
    method: 'GET',
    path: '/game-center/:gameId/stories',
    summary: 'Stories about the game, the newest first',
    params: GameId,
    response: Type.Array(StoryCard),
    whenFailed: [],
  },
  gameInfo: {
    method: 'GET',
    path: '/game-center/:gameId/game-info',
    summary: 'Place, coverage, tickets and program',
    params: GameId,
    response: GameCenterInfo,
  },
  opponentHistory: {
    method: 'GET',
    path: '/game-center/:gameId/opponent-history',
    summary: 'The series with this opponent',
    params: GameId,
    response: Series,
    mayBeEmpty: true,
    whenFailed: null,
  },
  nextGame: {
    method: 'GET',
    path: '/game-center/:gameId/next-game',
    summary: "The team's next game; none when the season is over",
    params: GameId,
    response: NextGame,
    mayBeEmpty: true,
    whenFailed: null,
  },
  promoGroup: {
    method: 'GET',
    path: '/game-center/promo-group/:promoGroupId',
    summary: "Items of the school's shop that go with a game",
    params: object({ promoGroupId: Id }),
    response: object({ promoItems: Type.Array(PromoItem) }),
    whenFailed: { promoItems: [] },
  },
  games: {
    method: 'GET',
    path: '/game-center/games',
    summary: 'Games in progress and their states',
    response: Type.Array(object({ id: Id, gameState: Type.Integer() })),
    whenFailed: [],
  },
})
