import { formatClock } from '#contract/client/client-shapes.ts'
import type { Game } from '#contract/games.ts'
import type { LiveDetails, LiveLeader, LivePlay, LiveTeam } from '#contract/live.ts'
import type { BoxScore, BoxScoreTeam, StatLeader } from '#contract/stats.ts'
import { periodHeads } from '#site/domains/games/parts/line-score.ts'

/** As much of a box score as a game center shows. */
export type ShownBox = Pick<
  BoxScore,
  'sport' | 'periods' | 'away' | 'home' | 'columns' | 'teams' | 'plays' | 'scoring' | 'drives'
> & { sportGroup: BoxScore['sportGroup'] | null }

/** Whether it is one that is kept, with everything in it. */
export const isWhole = (box: ShownBox): box is BoxScore => 'gameId' in box

type Played = Pick<Game, 'sport' | 'opponent' | 'locationIndicator'>

/** A game that nobody keeps a box score of has what its live statistics tell: the score by period, leaders and plays. */
export function boxOfLive({ Game: state, Leaders, Plays }: LiveDetails, game: Played): ShownBox {
  const { HomeTeam, VisitingTeam } = state
  const count = Math.max(state.Period, HomeTeam.PeriodScores.length, VisitingTeam.PeriodScores.length)
  const names = [state.ClientAbbrev, game.opponent.abbreviation] as const
  const [home, away] = game.locationIndicator === 'A' ? names.toReversed() : names
  return {
    sport: game.sport,
    sportGroup: null,
    periods: periodHeads(game.sport.globalSportNameSlug, count).map(({ short }) => short),
    away: teamOf(VisitingTeam, away ?? '', Leaders.VisitingTeam),
    home: teamOf(HomeTeam, home ?? '', Leaders.HomeTeam),
    columns: [],
    teams: [],
    scoring: [],
    drives: [],
    plays: Plays.map((play, index) => playOf(play, Plays[index - 1] ?? play)),
  }
}

/** A play has a score of its own where it made one. */
function playOf(play: LivePlay, before: LivePlay): ShownBox['plays'][number] {
  const { Period, ClockSeconds, Side, Text, VisitingScore, HomeScore } = play
  const scored = VisitingScore !== before.VisitingScore || HomeScore !== before.HomeScore
  return {
    period: Period,
    clock: ClockSeconds === null ? null : formatClock(ClockSeconds),
    side: Side === 'away' || Side === 'home' ? Side : null,
    text: Text,
    awayScore: scored ? VisitingScore : null,
    homeScore: scored ? HomeScore : null,
  }
}

const teamOf = (team: LiveTeam, abbreviation: string, leaders: LiveLeader[]): BoxScoreTeam => ({
  id: null,
  isSchool: false,
  name: team.Name,
  abbreviation,
  image: team.Logo,
  record: team.CurrentRecord,
  score: team.Score,
  scoreByPeriod: team.PeriodScores,
  leaders: leaders.map(leaderOf),
})

const leaderOf = ({ Name, Number: number, Category, Value }: LiveLeader): StatLeader => ({
  name: Name,
  number,
  group: '',
  position: null,
  statName: Category,
  descriptor: Category,
  value: Value,
  rank: 1,
  playerId: null,
  rosterPlayerId: null,
  image: null,
  url: null,
})
