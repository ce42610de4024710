import { type LiveGame, livestatsOf } from '#site/domains/live/live-game.ts'
import type { CardResult, ScoreboardCard } from './scoreboard-card.ts'

/** Where the game of a card stands, with only what it can show there. */
export type CardStanding =
  | { kind: 'called-off'; word: 'Postponed' | 'Cancelled' }
  | { kind: 'over'; result: CardResult }
  | {
      kind: 'live'
      word: 'Live' | 'Delayed'
      score: { team: number; opponent: number } | null
      moment: string
    }
  | { kind: 'ahead' }

type Card = Pick<ScoreboardCard, 'status' | 'result' | 'isLive' | 'locationIndicator'>

/** A card moves from its time to the live score and on to the final one as the feed tells it. */
export function cardStanding(card: Card, now: LiveGame | null): CardStanding {
  if (card.status === 'P') return { kind: 'called-off', word: 'Postponed' }
  if (card.status === 'C') return { kind: 'called-off', word: 'Cancelled' }
  if (card.result) return { kind: 'over', result: card.result }
  const stats = now?.play ? livestatsOf(now.play, card.locationIndicator) : null
  const score = stats && { team: stats.team_score, opponent: stats.opponent_score }
  if (now?.phase === 'over' && score) return { kind: 'over', result: resultOf(score) }
  const isDelayed = now?.phase === 'delayed'
  if (isDelayed || (now ? now.phase === 'live' : card.isLive)) {
    const moment = [stats?.ordinal_period, now?.play?.clock].filter(Boolean).join(' · ')
    return { kind: 'live', word: isDelayed ? 'Delayed' : 'Live', score, moment }
  }
  return { kind: 'ahead' }
}

/** The result as the feed left it, until the office enters its own. */
function resultOf({ team, opponent }: { team: number; opponent: number }): CardResult {
  const status = team > opponent ? 'W' : team < opponent ? 'L' : 'T'
  return {
    status,
    teamScore: String(team),
    opponentScore: String(opponent),
    prescore: null,
    postscore: null,
  }
}

/** Whose score is emphasised; nobody's where it is level. */
export function leader(score: { team: number; opponent: number } | null): 'team' | 'opponent' | null {
  if (!score || score.team === score.opponent) return null
  return score.team > score.opponent ? 'team' : 'opponent'
}
