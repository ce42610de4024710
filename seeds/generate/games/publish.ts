import { type Day, dayOf, instantOf, isoOf, printedTime } from '../../basics/calendar.ts'
import { fileUrl, posterPath } from '../../basics/paths.ts'
import type { Game } from '../../model/model.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import { mediaOf, papersOfGame } from './game-media.ts'
import { ownStrength, type Rival, rankingOf, strengthOf } from './opponents.ts'
import type { PlannedGame } from './planned-game.ts'
import { seasonId } from './seasons.ts'

/** The moment the school is looked at: the day and the clock on its own campus. */
export interface Moment {
  day: Day
  utc: string
}

export function momentOf(today: string, timeZone: string): Moment {
  const day = dayOf(today)
  const clock = today.length > 10 ? today.slice(11, 16) : '12:00'
  return { day, utc: instantOf(day, clock, timeZone) }
}

/** Calling a game off is news a few days ahead at the earliest. */
const noticeDays = 3
/** Football fixes its times twelve days ahead. */
const kickoffNoticeDays = 12

export interface Placed {
  game: PlannedGame
  id: number
  promotion: string | null
}

/** What the public may know of a planned game at a moment; null before a later round is drawn. */
export function publish(
  school: SchoolData,
  championship: Rival,
  { game, id, promotion }: Placed,
  now: Moment,
): Game | null {
  const definition = sportDefinition(school.teams[game.sportId - 1]?.shortname ?? '')
  const isDrawn = game.announcedOn === null || now.day >= game.announcedOn
  if (!isDrawn && !game.holdsDate) return null
  const rival = isDrawn ? game.rival : championship
  const isCalledOff = game.mishap !== null && game.mishap !== 'forfeit' && game.day <= now.day + noticeDays
  const mishap = isCalledOff ? game.mishap : null
  const isTbd =
    mishap === 'postponed' ||
    !isDrawn ||
    (definition.family === 'football' &&
      game.stage === 'conference' &&
      game.day > now.day + kickoffNoticeDays)
  const isAllDay = game.clock === null && !isTbd
  const clock = isAllDay || isTbd ? '12:00' : (game.clock ?? '12:00')
  const startUtc = instantOf(game.day, isAllDay ? '00:00' : clock, game.timeZone)
  const isOver = isAllDay ? game.endDay < now.day : startUtc < now.utc
  const outcome = isOver && !isCalledOff ? game.outcome : null
  const isHeld = isOver && !isCalledOff && game.stage === 'special'
  const isAgainstSchool = rival.kind === 'school'
  const isBeforeNames = game.stage === 'field' || game.stage === 'championship' || !isAgainstSchool
  const team = school.teams[game.sportId - 1]
  const covered = { school, definition, game, id, promotion }
  return {
    id,
    sportId: game.sportId,
    seasonId: seasonId(game.sportId, game.academicYear),
    opponentId: rival.opponent.id,
    facilityId:
      game.site === 'H' ? school.facilities.findIndex(({ key }) => key === team?.facility) + 1 : null,
    type: game.stage === 'special' || game.stage === 'open-date' ? 'S' : null,
    startDate: isoOf(game.day),
    endDate: game.endDay > game.day ? isoOf(game.endDay) : null,
    startUtc,
    endUtc: game.endDay > game.day ? instantOf(game.endDay, '23:59', game.timeZone) : null,
    timeZone: game.timeZone,
    time: isTbd ? 'TBD' : isAllDay ? 'All Day' : printedTime(clock),
    isTbd,
    isAllDay,
    isDoubleheader: game.gameNumber !== null,
    gameNumber: game.gameNumber,
    status:
      game.stage === 'open-date' ? 'O' : mishap === 'postponed' ? 'P' : mishap === 'cancelled' ? 'C' : 'A',
    gameState:
      mishap === 'postponed'
        ? 'Postponed'
        : mishap === 'cancelled'
          ? 'Canceled'
          : outcome || isHeld
            ? 'GameComplete'
            : 'Scheduled',
    locationIndicator: game.site,
    location: game.location,
    // On a diamond the side that bats last was decided with the score: away from home the school bats first.
    neutralHomeTeam:
      game.site === 'N' && id % 2 === 0 && !['baseball', 'softball'].includes(definition.family),
    atVs: game.site === 'A' ? 'at' : 'vs',
    isConference: game.stage === 'conference',
    isExhibition: game.stage === 'exhibition',
    teamPrefix: isBeforeNames
      ? null
      : rankingOf(ownStrength(school, definition.shortname, game.academicYear)),
    opponentPrefix: isBeforeNames
      ? null
      : rankingOf(strengthOf(school, rival.opponent.id, definition.shortname, game.academicYear)),
    tournament: game.tournament,
    promotion: isCalledOff ? null : promotion,
    isSpotlight: promotion !== null && !isCalledOff,
    // A festive game shows the place where it is played.
    eventImage:
      promotion !== null && !isCalledOff && team ? fileUrl(posterPath(school.key, team.facility)) : null,
    ...papersOfGame(covered, now.day),
    note: mishap
      ? mishap === 'postponed'
        ? 'Postponed; a new date will be announced'
        : 'Cancelled'
      : game.note,
    media: mediaOf(covered, Boolean(outcome)),
    ncaaGameId: isDrawn && isAgainstSchool ? ncaaGameIdOf(school, id) : null,
    resultStatus: outcome?.status ?? (isHeld ? 'N' : null),
    teamScore: outcome?.team?.toString() ?? null,
    opponentScore: outcome?.opponent?.toString() ?? null,
    prescore: outcome?.prescore ?? null,
    postscore: outcome?.postscore ?? null,
    lineScores: outcome?.lines ?? null,
  }
}

/** Two schools share none: the codes of one are odd, those of the other even. */
const ncaaGameIdOf = ({ ncaaSchoolCode }: SchoolData, id: number): string =>
  String(4_000_000 + id * 2 + (Number(ncaaSchoolCode) % 2))
