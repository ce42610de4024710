import { zoneBetween } from '#contract/client/read-zone.ts'
import type { GameCenterHero, GameCenterTeam } from '#contract/game-center.ts'
import type { Game } from '#contract/games.ts'
import { gameStateOf, isOver } from '#contract/shapes/game-state.ts'
import { noMedia } from '#contract/shapes/no-media.ts'

/** The head of a game center with the whole game behind it. */
export type ToldGame = GameCenterHero & { game: Game }

/** The specification's live event item is all that a server need tell of a game: the rest follows from it, or is nothing. */
export function toldGame(hero: GameCenterHero, gameId: number): ToldGame {
  const isAway = hero.gameLocationIndicator === 'A'
  const { home, away } = hero.teams
  const isMarked = home.isSchool || away.isSchool
  const teams = isMarked
    ? hero.teams
    : { home: { ...home, isSchool: !isAway }, away: { ...away, isSchool: isAway } }
  const told = { ...hero, id: gameId, teams }
  return { ...told, game: hero.game ?? gameOf(told) }
}

function gameOf(hero: GameCenterHero): Game {
  const { teams, location, opponentInfo, gameState, gameLocationIndicator } = hero
  const [school, opponent] =
    gameLocationIndicator === 'A' ? [teams.away, teams.home] : [teams.home, teams.away]
  const startDate = hero.dateTime || hero.date
  const startDateUtc = hero.dateTimeUtc || startDate
  return {
    ...nothingElse,
    id: hero.id,
    sport: hero.sport,
    type: hero.gameType,
    startDate,
    startDateUtc,
    endDate: hero.endDateTime?.slice(0, 10) ?? null,
    endDateUtc: hero.endDateTimeUtc,
    timeZone: zoneBetween(startDate, startDateUtc),
    isTbd: startDate === '',
    time: hero.gameTime,
    status: hero.gameStatus,
    gameState,
    gameStateDisplay: hero.gameStateDisplay,
    isLive: gameStateOf(gameState) === 'Live',
    locationIndicator: gameLocationIndicator,
    location: [location.facilityTitle, location.location].filter(Boolean).join(', ') || null,
    neutralHomeTeam: location.neutralHomeTeam,
    atVs: gameLocationIndicator === 'A' ? 'at' : 'vs',
    opponent: {
      id: opponentInfo.id,
      title: opponentInfo.title || opponent.name,
      slug: '',
      abbreviation: opponent.abbreviation,
      prefix: opponentInfo.prefix,
      mascot: null,
      location: null,
      website: opponentInfo.website,
      image: opponentInfo.image?.fullpath ?? opponent.icon,
      color: opponent.color,
    },
    eventImage: hero.backgroundImage,
    gameCenterEnabled: true,
    gameCenterLink: `/game-center/${hero.id}`,
    result: isOver(gameStateOf(gameState)) ? resultOf(school, opponent) : null,
  }
}

function resultOf({ Score: team }: GameCenterTeam, { Score: other }: GameCenterTeam): Game['result'] {
  const difference = Number(team) - Number(other)
  return {
    status: difference > 0 ? 'W' : difference < 0 ? 'L' : 'T',
    teamScore: team,
    opponentScore: other,
    prescore: null,
    postscore: null,
    lineScores: null,
    boxscore: null,
    recap: null,
  }
}

const nothingElse = {
  season: '',
  isAllDay: false,
  isDoubleheader: false,
  gameNumber: null,
  isConference: false,
  isExhibition: false,
  conference: null,
  teamPrefix: null,
  facility: null,
  tournament: null,
  media: { ...noMedia, gameFiles: [] },
  ticketLink: null,
  isSpotlight: false,
  gameProgram: null,
  gameLinks: [],
  story: null,
  galleries: [],
} satisfies Partial<Game>

/** Where the head cannot be had: what a game says of itself, and whose site this is. */
export function heroOf(game: Game, school: { name: string }): ToldGame {
  const { opponent, result, locationIndicator } = game
  const isAway = locationIndicator === 'A'
  const own = {
    isSchool: true,
    name: school.name,
    abbreviation: '',
    icon: null,
    color: null,
    Score: result?.teamScore ?? null,
  }
  const other = {
    isSchool: false,
    name: opponent.title,
    abbreviation: opponent.abbreviation,
    icon: opponent.image,
    color: opponent.color,
    Score: result?.opponentScore ?? null,
  }
  return {
    id: game.id,
    date: game.startDate.slice(0, 10),
    formatedDate: '',
    dateTime: game.startDate,
    dateTimeUtc: game.startDateUtc,
    endDateTime: game.endDate,
    endDateTimeUtc: game.endDateUtc,
    gameType: game.type,
    gameState: game.gameState,
    gameStateDisplay: game.gameStateDisplay,
    gameTime: game.time,
    gameLocationIndicator: locationIndicator,
    gameStatus: game.status,
    location: {
      location: game.location,
      facilityTitle: game.facility?.title ?? null,
      HAN: locationIndicator,
      neutralHomeTeam: game.neutralHomeTeam,
    },
    sport: game.sport,
    teams: isAway ? { home: other, away: own } : { home: own, away: other },
    schoolIsHome: !isAway,
    opponentIsHome: isAway,
    opponentInfo: {
      id: opponent.id,
      image: null,
      title: opponent.title,
      prefix: opponent.prefix,
      website: opponent.website,
    },
    period: 0,
    periodsRegulation: 0,
    backgroundImage: game.eventImage,
    showCountdown: false,
    game,
  }
}
