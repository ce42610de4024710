import type { GameCenterHero, GameCenterInfo, GameCenterTeam } from '#contract/game-center.ts'
import type { Game } from '#contract/games.ts'
import type { Tenant } from '#contract/tenants.ts'

interface Scores {
  school: string | null
  opponent: string | null
}

const finalScores = ({ result }: Game): Scores => ({
  school: result?.teamScore ?? null,
  opponent: result?.opponentScore ?? null,
})

/** The school is the away team when the game is away, otherwise the home team. */
export function teamsOf(
  game: Game,
  tenant: Tenant,
  scores: Scores = finalScores(game),
): { away: GameCenterTeam; home: GameCenterTeam } {
  const school: GameCenterTeam = {
    isSchool: true,
    name: tenant.name,
    abbreviation: tenant.key.slice(0, 4).toUpperCase(),
    icon: tenant.configuration.logo,
    color: tenant.brand.primary,
    score: scores.school,
  }
  const { title, abbreviation, image, color } = game.opponent
  const opponent: GameCenterTeam = {
    isSchool: false,
    name: title,
    abbreviation,
    icon: image,
    color,
    score: scores.opponent,
  }
  return game.locationIndicator === 'A' ? { away: school, home: opponent } : { away: opponent, home: school }
}

export function toHero(game: Game, tenant: Tenant, poster: string | null, scores?: Scores): GameCenterHero {
  return {
    gameId: game.id,
    sport: game.sport,
    gameState: game.gameState,
    gameStateDisplay: game.gameStateDisplay,
    dateTimeUtc: game.startDateUtc,
    schoolIsHome: game.locationIndicator !== 'A',
    ...teamsOf(game, tenant, scores),
    backgroundImage: game.eventImage ?? poster,
    showCountdown: canCountDown(game),
    game,
  }
}

/** There is something to count down to: a time that is known, of a game that is still to be played. */
export const canCountDown = (game: Game) =>
  game.type === 'upcoming' && game.gameState < 3 && !game.isTbd && !game.isAllDay

export function toGameInfo(game: Game, shopUrl: string | null): GameCenterInfo {
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
  }
}
