import type { GameOnAir, LiveDetails, LiveTeam, MinimalGameState } from '#contract/live.ts'
import { gameStateNumber } from '#contract/shapes/game-state.ts'
import type { Tenant } from '#contract/tenants.ts'
import { silenceOf } from '../games/feeds.service.ts'
import { stateInFeed } from '../games/game-state.service.ts'
import { toSportRef } from '../sports/sports.service.ts'
import type { OnAirRow } from './live-games.read-model.ts'
import type { LiveRow } from './live-rows.ts'
import { textColor } from './text-color.ts'

/** The school is the visitor when it plays away, otherwise the home team; the opponent is the other side. */
const isVisitor = ({ game }: LiveRow) => game.locationIndicator === 'A'

function sideWith(row: LiveRow): MinimalGameState['Possession'] {
  const { possession } = row.live
  return possession && ((possession === 'school') === isVisitor(row) ? 'away' : 'home')
}

export function toMinimalGameState(row: LiveRow, tenant: Tenant, now: Date): MinimalGameState {
  const { live, game, sport } = row
  const silence = silenceOf(live, sport.globalSportShortname, now)
  const [home, visiting] = isVisitor(row)
    ? [opponentTeam(row), schoolTeam(row, tenant)]
    : [schoolTeam(row, tenant), opponentTeam(row)]
  return {
    Id: game.id,
    Type: sport.globalSportShortname,
    HasStarted: live.hasStarted,
    IsComplete: live.isComplete,
    Rules: live.rules,
    ClockSeconds: live.clockSeconds,
    Possession: sideWith(row),
    Situation: live.situation,
    Period: live.period,
    PeriodsRegulation: live.periodsRegulation,
    Source: live.source,
    Date: game.startDate,
    DateUTC: game.startUtc.toISOString(),
    StartTime: live.startedAt?.toISOString() ?? null,
    EndTime: live.endedAt?.toISOString() ?? null,
    NcaaGameId: game.ncaaGameId,
    Location: game.location,
    GlobalSportShortname: sport.globalSportShortname,
    ClientId: tenant.key,
    ClientAbbrev: tenant.abbreviation,
    ClientLiveStatsUrl: game.media.stats,
    HomeTeam: home,
    VisitingTeam: visiting,
    GameState: gameStateNumber(stateInFeed(game, { ...live, silence })),
    IsStale: live.hasStarted && !live.isComplete && silence !== 'none',
    UpdatedUTC: live.updatedAt.toISOString(),
  }
}

function schoolTeam({ live, record }: LiveRow, tenant: Tenant): LiveTeam {
  const { key, name, brand, configuration } = tenant
  const { score, periodScores, periodTimeouts } = live.school
  return {
    Id: key,
    Name: name,
    Score: score,
    CurrentRecord: record,
    NcaaSchoolCode: tenant.ncaaSchoolCode,
    Color: brand.primary,
    TextColor: textColor(brand.primary),
    Logo: configuration.logo,
    Url: '/',
    PeriodScores: periodScores,
    PeriodTimeouts: periodTimeouts,
  }
}

function opponentTeam({ live, opponent }: LiveRow): LiveTeam {
  const { score, periodScores, periodTimeouts } = live.opponent
  return {
    Id: String(opponent.id),
    Name: opponent.title,
    Score: score,
    CurrentRecord: live.opponent.record ?? null,
    NcaaSchoolCode: opponent.ncaaSchoolCode,
    Color: opponent.color,
    TextColor: opponent.color && textColor(opponent.color),
    Logo: opponent.image,
    Url: opponent.website,
    PeriodScores: periodScores,
    PeriodTimeouts: periodTimeouts,
  }
}

export const toGameOnAir = ({ game, opponent, sport }: OnAirRow): GameOnAir => ({
  id: game.id,
  sport: toSportRef(sport),
  startDateUtc: game.startUtc.toISOString(),
  locationIndicator: game.locationIndicator,
  isSpotlight: game.isSpotlight,
  opponent: { title: opponent.title, abbreviation: opponent.abbreviation, color: opponent.color },
})

export function toLiveDetails(row: LiveRow, tenant: Tenant, now: Date): LiveDetails {
  const { school, opponent, plays } = row.live
  const [home, visiting] = isVisitor(row) ? [opponent, school] : [school, opponent]
  return {
    Game: toMinimalGameState(row, tenant, now),
    Stats: { VisitingTeam: visiting.stats, HomeTeam: home.stats },
    Leaders: { VisitingTeam: visiting.leaders, HomeTeam: home.leaders },
    Plays: plays,
  }
}
