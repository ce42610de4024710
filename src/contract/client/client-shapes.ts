import type { Game } from '../games.ts'
import type { LiveTeam, MinimalGameState } from '../live.ts'
import { gameStateOf } from '../shapes/game-state.ts'
import type { Sport } from '../sports.ts'

/**
 * The one place where the wire's spelling (camelCase, PascalCase for live statistics) becomes the client shapes of the
 * specification's section 3 (snake_case). Unknown fields are left behind; what is missing is null.
 */

export interface ClientSport {
  id: number
  title: string
  shortname: string
  abbreviation: string
  global_sport_id: number
  global_sport_shortname: string
  global_sport_name_slug: string
  gender: Sport['globalSportGender']
  non_sport: boolean
  facebook: string | null
  instagram: string | null
  twitter: string | null
  youtube: string | null
  pinterest: string | null
  tickets: string | null
  rosterId: number | null
  scheduleId: number | null
  displayOpponentHistory: boolean
  short_title: ''
  url: ''
}

export function toClientSport(
  sport: Partial<Sport> & Pick<Sport, 'id' | 'title' | 'shortName'>,
): ClientSport {
  return {
    id: sport.id,
    title: sport.title,
    shortname: sport.shortName,
    abbreviation: sport.abbrev ?? '',
    global_sport_id: sport.globalSportId ?? 0,
    global_sport_shortname: sport.globalSportShortName ?? '',
    global_sport_name_slug: sport.globalSportNameSlug ?? '',
    gender: sport.globalSportGender ?? null,
    non_sport: sport.nonSport ?? false,
    facebook: sport.facebookPage ?? null,
    instagram: sport.instagramName ?? null,
    twitter: sport.twitterName ?? null,
    youtube: sport.youtubeName ?? null,
    pinterest: sport.pinterestName ?? null,
    tickets: sport.ticketsLink ?? null,
    rosterId: sport.rosterId ?? null,
    scheduleId: sport.scheduleId ?? null,
    displayOpponentHistory: sport.displayOpponentHistory ?? false,
    short_title: '',
    url: '',
  }
}

/** 12:05 */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** '1st', '2nd', …; a period beyond regulation shows as OT n. */
export function ordinalPeriod(period: number, regulation: number): string {
  if (regulation > 0 && period > regulation) return `OT ${period - regulation}`
  const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
  return `${period}${endings[ordinals.select(period)] ?? 'th'}`
}
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

export interface ClientLiveTeam {
  name: string
  score: number
  period_scores: number[]
  timeouts: number[]
}

export interface ClientLiveStats {
  has_started: boolean
  is_complete: boolean
  clock_seconds: number
  period: { number: number; regulation: number; name: string }
  home: ClientLiveTeam
  away: ClientLiveTeam
  ordinal_period: string
  formatted_clock: string
}

export function toClientLiveStats(state: MinimalGameState): ClientLiveStats {
  const name = ordinalPeriod(state.Period, state.PeriodsRegulation)
  return {
    has_started: state.HasStarted,
    is_complete: state.IsComplete,
    clock_seconds: state.ClockSeconds,
    period: { number: state.Period, regulation: state.PeriodsRegulation, name },
    home: toClientLiveTeam(state.HomeTeam),
    away: toClientLiveTeam(state.VisitingTeam),
    ordinal_period: name,
    formatted_clock: formatClock(state.ClockSeconds),
  }
}

/** The school is the away team when the location indicator is A, otherwise the home team; the opponent is the other side. */
export const schoolAndOpponent = <Side>(
  { home, away }: { home: Side; away: Side },
  locationIndicator: Game['locationIndicator'],
): { school: Side; opponent: Side } =>
  locationIndicator === 'A' ? { school: away, opponent: home } : { school: home, opponent: away }

const toClientLiveTeam = ({ Name, Score, PeriodScores, PeriodTimeouts }: LiveTeam): ClientLiveTeam => ({
  name: Name,
  score: Score,
  period_scores: PeriodScores,
  timeouts: PeriodTimeouts,
})

/** What a card of the scoreboard shows of a game that is on. */
export interface ScoreboardLiveStats {
  team_score: number
  opponent_score: number
  ordinal_period: string
}

export interface ScoreboardItem {
  id: number
  type: 'upcoming' | 'recent'
  sport: { title: string; abbreviation: string }
  opponent: { title: string; image: { url: string | null } }
  atVs: 'at' | 'vs'
  start_date: string
  time: string
  status: 'P' | 'C' | 'Final'
  is_live: boolean
  media: { stats: string | null; audio: string | null; video: string | null }
  result: {
    status: 'W' | 'L' | 'T' | 'N'
    team_score: string | null
    opponent_score: string | null
    prescore: string | null
    postscore: string | null
    boxscore: string | null
  } | null
  story: { url: string | null }
  game_center_enabled: boolean
  game_center_link: string | null
}

/** A card of the scoreboard, as the game itself tells it; `livestats` come from the feeds (`ScoreboardLiveStats`). */
export function toScoreboardItem(game: Game): ScoreboardItem {
  const { result } = game
  return {
    id: game.id,
    // A special event is as recent as its result.
    type: game.type === 'recent' || game.result ? 'recent' : 'upcoming',
    sport: { title: game.sport.title, abbreviation: game.sport.abbrev },
    opponent: { title: game.opponent.title, image: { url: game.opponent.image } },
    atVs: game.atVs,
    start_date: game.startDate,
    time: game.time,
    status: game.status === 'P' || game.status === 'C' ? game.status : 'Final',
    is_live: gameStateOf(game.gameState) === 'Live',
    media: { stats: game.media.stats, audio: game.media.audio, video: game.media.video },
    result: result && {
      status: result.status,
      team_score: result.teamScore,
      opponent_score: result.opponentScore,
      prescore: result.prescore,
      postscore: result.postscore,
      boxscore: result.boxscore,
    },
    story: { url: game.story?.url ?? null },
    game_center_enabled: game.gameCenterEnabled,
    game_center_link: game.gameCenterLink,
  }
}
