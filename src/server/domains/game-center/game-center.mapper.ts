import type {
  GameCenterHero,
  GameCenterInfo,
  GameCenterTeam,
  NextGame,
  PromoItem,
} from '#contract/game-center.ts'
import type { Game } from '#contract/games.ts'
import type { ShopProduct } from '#contract/settings.lists.ts'
import type { GameMedia } from '#contract/shapes/game-media.ts'
import { type GameState, gameStateOf } from '#contract/shapes/game-state.ts'
import type { SocialAccount } from '#contract/shapes/shared.ts'
import type { Tenant } from '#contract/tenants.ts'

/** The two numbers as they stand, and how far the game is. */
export interface Score {
  school: string | null
  opponent: string | null
  period: number
  periodsRegulation: number
  /** Where the scorer has seen the end. */
  endedUtc: string | null
}

/** Of a game whose score nobody keeps while it is played: its result. */
export const finalScore = ({ result }: Pick<Game, 'result'>, periodsRegulation = 0): Score => ({
  school: result?.teamScore ?? null,
  opponent: result?.opponentScore ?? null,
  period: result?.lineScores?.team.length ?? 0,
  periodsRegulation,
  endedUtc: null,
})

/** The school is the away team when the game is away, otherwise the home team. */
const schoolIsHome = ({ locationIndicator }: Pick<Game, 'locationIndicator'>) => locationIndicator !== 'A'

function teamsOf(
  game: Game,
  tenant: Tenant,
  score: Pick<Score, 'school' | 'opponent'>,
): GameCenterHero['teams'] {
  const school: GameCenterTeam = {
    isSchool: true,
    name: tenant.name,
    abbreviation: tenant.abbreviation,
    icon: tenant.configuration.logo,
    color: tenant.brand.primary,
    Score: score.school,
  }
  const { title, abbreviation, image, color } = game.opponent
  const opponent: GameCenterTeam = {
    isSchool: false,
    name: title,
    abbreviation,
    icon: image,
    color,
    Score: score.opponent,
  }
  return schoolIsHome(game) ? { home: school, away: opponent } : { home: opponent, away: school }
}

export function toHero(game: Game, tenant: Tenant, poster: string | null, score: Score): GameCenterHero {
  const { opponent } = game
  const endUtc = game.endDateUtc ?? score.endedUtc
  return {
    id: game.id,
    date: game.startDate.slice(0, 10),
    formatedDate: formattedDay(game.startDate),
    dateTime: game.startDate,
    dateTimeUtc: game.startDateUtc,
    endDateTime: endUtc && clockAt(endUtc, game.timeZone),
    endDateTimeUtc: endUtc,
    gameType: game.type,
    gameState: game.gameState,
    gameStateDisplay: game.gameStateDisplay,
    gameTime: game.time,
    gameLocationIndicator: game.locationIndicator,
    gameStatus: game.status,
    location: {
      location: game.location,
      facilityTitle: game.facility?.title ?? null,
      HAN: game.locationIndicator,
      neutralHomeTeam: game.neutralHomeTeam,
    },
    sport: game.sport,
    teams: teamsOf(game, tenant, score),
    schoolIsHome: schoolIsHome(game),
    opponentIsHome: !schoolIsHome(game),
    opponentInfo: {
      id: opponent.id,
      image: opponent.image === null ? null : { alt: `${opponent.title} logo`, fullpath: opponent.image },
      title: opponent.title,
      prefix: opponent.prefix,
      website: opponent.website,
    },
    period: score.period,
    periodsRegulation: score.periodsRegulation,
    backgroundImage: game.eventImage ?? poster,
    showCountdown: canCountDown(game),
    game,
  }
}

/** 'Sat, Nov 14'. */
const formattedDay = (date: string): string =>
  Temporal.PlainDate.from(date.slice(0, 10)).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })

const clockAt = (utc: string, timeZone: string): string =>
  Temporal.Instant.from(utc)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })

const ahead = new Set<GameState>(['Scheduled', 'PreGame', 'Delayed'])

/** There is something to count down to: a time that is known, of a game that is still to be played. */
const canCountDown = (game: Game) =>
  game.type === 'upcoming' && ahead.has(gameStateOf(game.gameState)) && !game.isTbd && !game.isAllDay

export function toGameInfo(game: Game, shopUrl: string | null, socialMedia: SocialAccount[]): GameCenterInfo {
  return {
    gameId: game.id,
    gameState: game.gameState,
    gameTime: game.time,
    facility: game.facility,
    location: game.location,
    shopUrl,
    media: game.media,
    result: game.result,
    promotion: game.media.promotionName,
    programLink: game.gameProgram,
    opponentInfo: game.opponent,
    conference: game.conference,
    ticketsInfo: { url: game.ticketLink, isHome: game.locationIndicator === 'H' },
    socialMedia,
  }
}

interface AroundNext {
  poster: string | null
  products: ShopProduct[]
  /** Before this game. */
  record: string
}

export function toNextGame(game: Game, tenant: Tenant, { poster, products, record }: AroundNext): NextGame {
  return {
    game,
    sport: game.sport,
    teams: teamsOf(game, tenant, finalScore(game)),
    backgroundImage: game.eventImage ?? poster,
    ticketUrl: game.ticketLink,
    shopUrl: products[0]?.shopUrl ?? null,
    gear: products.map(toPromoItem),
    winner: winnerOf(game),
    coverage: coverageOf(game.media),
    record,
    showCountdown: canCountDown(game),
  }
}

/** The side that won; nobody while it is open, level or without a decision. */
export function winnerOf(game: Pick<Game, 'result' | 'locationIndicator'>): NextGame['winner'] {
  const status = game.result?.status
  if (status !== 'W' && status !== 'L') return null
  return (status === 'W') === schoolIsHome(game) ? 'home' : 'away'
}

const coverageOf = ({ tv, tvImage, radio, video, audio, stats }: GameMedia): NextGame['coverage'] => ({
  tv,
  tvImage,
  radio,
  video,
  audio,
  stats,
})

export const toPromoItem = ({
  id,
  title,
  imageUrl,
  link,
  originalPrice,
  finalPrice,
}: ShopProduct): PromoItem => ({ id, title, imageUrl, link, originalPrice, finalPrice })
