import type { ScoreboardLiveStats } from '#contract/client/client-scoreboard.ts'
import { schoolAndOpponent, toClientLiveStats } from '#contract/client/client-shapes.ts'
import type { Game } from '#contract/games.ts'
import type { MinimalGameState } from '#contract/live.ts'
import { type GameState, gameStateOf, isCalledOff, isOver } from '#contract/shapes/game-state.ts'

interface LiveSide {
  name: string
  score: number
}

/** A game as the live feeds tell it, with no more than a card shows. */
export interface LiveGame {
  id: number
  /** A game whose feed has fallen silent is delayed: it has a score, but nobody may call it live. */
  phase: 'ahead' | 'live' | 'delayed' | 'over'
  /** Null where the game center knows of the game but no statistics come in. */
  play: {
    home: LiveSide
    away: LiveSide
    period: string
    clock: string | null
    /** Who has the ball, bats or serves, where the scorer says it. */
    possession: 'home' | 'away' | null
    /** '3rd & 8 at KES 42'. */
    situation: string | null
  } | null
}

/** What both feeds say of one game. */
export function toLiveGame(id: number, stats: MinimalGameState | undefined, gameState: GameState): LiveGame {
  return { id, phase: phaseOf(stats, gameState), play: stats ? playOf(stats) : null }
}

/** Live when live stats show that it has started and is not complete, or the game center reports state Live. */
function phaseOf(
  stats: Pick<MinimalGameState, 'HasStarted' | 'IsComplete' | 'IsStale'> | undefined,
  gameState: GameState,
): LiveGame['phase'] {
  if (isCalledOff(gameState)) return 'ahead'
  const isUnderWay = stats?.HasStarted && !stats.IsComplete
  if (isUnderWay && stats.IsStale) return 'delayed'
  if (isUnderWay || gameState === 'Live') return 'live'
  return stats?.IsComplete || isOver(gameState) ? 'over' : 'ahead'
}

function playOf(state: MinimalGameState): LiveGame['play'] {
  const { home, away, period, ordinal_period, clock_seconds, formatted_clock, possession, situation } =
    toClientLiveStats(state)
  return {
    home: { name: home.name, score: home.score },
    away: { name: away.name, score: away.score },
    period: period.number > 0 ? ordinal_period : '',
    // Innings and sets are played without a clock.
    clock: clock_seconds > 0 ? formatted_clock : null,
    possession,
    situation: situation ?? null,
  }
}

/** From the side of the school. */
export function livestatsOf(
  play: NonNullable<LiveGame['play']>,
  locationIndicator: Game['locationIndicator'],
): ScoreboardLiveStats {
  const { school, opponent } = schoolAndOpponent(play, locationIndicator)
  return { team_score: school.score, opponent_score: opponent.score, ordinal_period: play.period }
}

const aDay = 24 * 60 * 60 * 1000

/** Whether a game may be played while the page is open: the feeds are not asked about next week, nor about last. */
export function mayBeLive(
  { type, startDateUtc, gameState }: Pick<Game, 'startDateUtc' | 'gameState'> & { type: Game['type'] },
  now: number,
): boolean {
  return (
    type === 'upcoming' &&
    (gameStateOf(gameState) === 'Live' || Math.abs(Date.parse(startDateUtc) - now) < aDay)
  )
}
