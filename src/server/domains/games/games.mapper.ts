import type { Game, GameResult } from '#contract/games.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import { toConference, toSportRef } from '../sports/sports.service.ts'
import type { GameLinks } from './game-links.ts'
import type { GameReferences } from './game-references.read-model.ts'
import { gameStateDisplays, gameType } from './game-state.ts'
import type { GameRow } from './games.queries.ts'

export function toGame(game: GameRow, references: GameReferences, links: GameLinks): Game {
  const sport = references.sports.get(game.sportId)
  const season = references.seasons.get(game.seasonId)
  const opponent = references.opponents.get(game.opponentId)
  // Foreign keys see to it that this cannot happen.
  if (!sport || !season || !opponent) throw new Error(`Game ${game.id} refers to rows that are not there`)
  const conference = references.conferences.get(season.conferenceId ?? 0) ?? null
  return {
    id: game.id,
    sport: toSportRef(sport),
    season: season.title,
    type: gameType(game),
    startDate: localDateTime(game.startUtc, game.timeZone),
    startDateUtc: game.startUtc.toISOString(),
    endDate: game.endDate,
    endDateUtc: game.endUtc?.toISOString() ?? null,
    timeZone: game.timeZone,
    time: game.time,
    isTbd: game.isTbd,
    isAllDay: game.isAllDay,
    isDoubleheader: game.isDoubleheader,
    gameNumber: game.gameNumber,
    status: game.status,
    gameState: gameStateNumber(game.gameState),
    gameStateDisplay: gameStateDisplays[game.gameState],
    isLive: game.gameState === 'Live',
    locationIndicator: game.locationIndicator,
    location: game.location,
    neutralHomeTeam: game.neutralHomeTeam,
    atVs: game.atVs,
    isConference: game.isConference,
    isExhibition: game.isExhibition,
    conference: game.isConference ? toConference(conference) : null,
    teamPrefix: game.teamPrefix,
    opponent: {
      id: opponent.id,
      title: opponent.title,
      slug: opponent.slug,
      abbreviation: opponent.abbreviation,
      prefix: game.opponentPrefix,
      mascot: opponent.mascot,
      location: opponent.location,
      website: opponent.website,
      image: opponent.image,
      color: opponent.color,
    },
    facility: references.facilities.get(game.facilityId ?? 0) ?? null,
    tournament: game.tournament,
    media: { ...game.media, gameFiles: game.files },
    ticketLink: game.media.tickets,
    isSpotlight: game.isSpotlight,
    eventImage: game.eventImage,
    gameProgram: game.program,
    gameLinks: game.links,
    story: links.story,
    galleries: links.galleries,
    gameCenterEnabled: game.type !== 'S',
    gameCenterLink: game.type === 'S' ? null : `/game-center/${game.id}`,
    result: toResult(
      game,
      references.boxScores.has(game.id)
        ? boxscoreAddress(sport.globalSportNameSlug, season.title, opponent.slug, game.id)
        : null,
      links.recap?.url ?? null,
    ),
  }
}

const boxscoreAddress = (sport: string, season: string, opponent: string, gameId: number) =>
  `/sports/${sport}/stats/${season}/${opponent}/boxscore/${gameId}`

function toResult(game: GameRow, boxscore: string | null, recap: string | null): GameResult | null {
  return (
    game.resultStatus && {
      status: game.resultStatus,
      teamScore: game.teamScore,
      opponentScore: game.opponentScore,
      prescore: game.prescore,
      postscore: game.postscore,
      lineScores: game.lineScores,
      boxscore,
      recap,
    }
  )
}

/** The clock at the venue. Taking the day from UTC would file night games under tomorrow. */
export function localDateTime(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}
