import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { Game, GameResult, LocationIndicator, Series } from './games.ts'
import { Gallery } from './media.ts'
import { StoryCard } from './news.ts'
import { GameMedia } from './shapes/game-media.ts'
import { Opponent } from './shapes/game-opponent.ts'
import { abbreviationLike, nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import {
  Conference,
  DateTime,
  DateTimeUtc,
  GameStateOnWire,
  Id,
  SocialAccount,
  SportRef,
} from './shapes/shared.ts'
import { Facility } from './sports.ts'

const GameId = object({ gameId: Id })

export const GameCenterTeam = object({
  isSchool: Type.Boolean(),
  name: text(),
  abbreviation: abbreviationLike('name'),
  icon: nullableText(),
  color: nullableText(),
  Score: nullableText(),
})
export type GameCenterTeam = Static<typeof GameCenterTeam>

const Teams = object({ home: GameCenterTeam, away: GameCenterTeam })

/** The sections of the page in their order, by what the game has. */
export const GameCenterLayout = object({
  gameId: Id,
  /** Another server may leave it to the state of the game. */
  phase: Type.Optional(oneOf(['before', 'during', 'after'])),
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

/** A game as it is put forward: section 3 calls it the live event item. */
const liveEvent = {
  id: Id,
  date: Type.String({ format: 'date', default: '' }),
  formatedDate: Type.String({ description: "'Sat, Nov 14': the day at the venue" }),
  dateTime: Type.String({ ...DateTime, default: '' }),
  dateTimeUtc: Type.String({ format: 'date-time', default: '' }),
  endDateTime: nullable(DateTime),
  endDateTimeUtc: nullable(DateTimeUtc),
  gameType: Game.properties.type,
  gameState: Game.properties.gameState,
  gameStateDisplay: text(),
  gameTime: text(),
  gameLocationIndicator: LocationIndicator,
  gameStatus: Game.properties.status,
  location: object({
    location: nullableText(),
    facilityTitle: nullableText(),
    HAN: LocationIndicator,
    neutralHomeTeam: Type.Boolean(),
  }),
  sport: SportRef,
  teams: Teams,
  schoolIsHome: Type.Boolean(),
  opponentIsHome: Type.Boolean(),
  opponentInfo: object({
    id: Id,
    image: nullable(object({ alt: text(), fullpath: text() })),
    title: text(),
    prefix: nullableText(),
    website: nullableText(),
  }),
  period: Type.Integer({ description: '0 until the game has begun' }),
  periodsRegulation: Type.Integer({ description: '0 where nobody keeps its score' }),
}

export const GameCenterHero = object({
  ...liveEvent,
  backgroundImage: nullableText(),
  showCountdown: Type.Boolean(),
  /** Another server has no more of the game than is said above. */
  game: Type.Optional(Game),
})
export type GameCenterHero = Static<typeof GameCenterHero>

export const GameCenterInfo = object({
  gameId: Id,
  gameState: GameStateOnWire,
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
  socialMedia: Type.Array(SocialAccount, { description: 'Where the team is followed' }),
})
export type GameCenterInfo = Static<typeof GameCenterInfo>

export const PromoItem = object({
  id: Id,
  title: text(),
  imageUrl: nullableText(),
  link: text(),
  originalPrice: nullable(Type.Number()),
  finalPrice: nullable(Type.Number()),
})
export type PromoItem = Static<typeof PromoItem>

export const NextGame = object({
  /** Another server may tell no more of it than stands below. */
  game: Type.Optional(Game),
  sport: SportRef,
  teams: Teams,
  backgroundImage: nullableText(),
  ticketUrl: nullableText(),
  shopUrl: nullableText(),
  gear: Type.Array(PromoItem, { description: 'What to wear to it' }),
  winner: nullable(oneOf(['home', 'away'])),
  coverage: object({
    tv: nullableText(),
    tvImage: nullableText(),
    radio: nullableText(),
    video: nullableText(),
    audio: nullableText(),
    stats: nullableText(),
  }),
  record: Type.String({ description: "The team's record before it" }),
  showCountdown: Type.Boolean(),
})
export type NextGame = Static<typeof NextGame>

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
    summary: 'The game that the team plays after this one; none when none is known',
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
    response: Type.Array(object({ id: Id, gameState: GameStateOnWire })),
    whenFailed: [],
  },
})
