import { type RecordedGame, recordOf } from '../../../parts/record.ts'
import type { RecapInput, RecapRecord } from './recap-input.ts'

export interface ScoredGame extends RecordedGame {
  teamScore: string | null
  opponentScore: string | null
}

/** The record after the last of these games, in the order of play, and the streak it made or ended. */
export function recordAfter(played: ScoredGame[]): RecapRecord {
  const now = recordOf(played)
  const counted = played.filter(
    ({ status, isExhibition }) => status !== null && status !== 'N' && !isExhibition,
  )
  const sum = (points: (game: ScoredGame) => string | null) =>
    counted.reduce((total, game) => total + (Number(points(game) ?? 0) || 0), 0)
  const streak = streakOf(now.streak)
  const ended = streakOf(recordOf(played.slice(0, -1)).streak)
  return {
    overall: now.overall,
    conference: now.conference,
    home: now.home,
    away: now.away,
    streak,
    lastFive: counted.length >= 5 ? recordOf(counted.slice(-5)).overall : null,
    tally: {
      games: counted.length,
      scored: sum(({ teamScore }) => teamScore),
      allowed: sum(({ opponentScore }) => opponentScore),
    },
    ended: ended && streak && ended.result !== streak.result ? ended : null,
  }
}

function streakOf(text: string): RecapRecord['streak'] {
  const [, result, games] = /^([WLT])(\d+)$/.exec(text) ?? []
  return result === 'W' || result === 'L' || result === 'T' ? { result, games: Number(games) } : null
}

export interface Meeting {
  startDate: string
  isExhibition: boolean
  resultStatus: 'W' | 'L' | 'T' | 'N' | null
  teamScore: string | null
  opponentScore: string | null
}

/** What the meetings on record say, the last of which is this game; null where there was none before. */
export function seriesOf(met: readonly Meeting[]): RecapInput['context']['series'] {
  const counted = met.filter(
    ({ isExhibition, resultStatus, teamScore }) =>
      !isExhibition && teamScore !== null && resultStatus !== null && resultStatus !== 'N',
  )
  const last = counted.at(-2)
  if (!last || counted.at(-1) !== met.at(-1)) return null
  const count = (result: string) => counted.filter(({ resultStatus }) => resultStatus === result).length
  return {
    meetings: counted.length,
    wins: count('W'),
    losses: count('L'),
    ties: count('T'),
    last: {
      date: last.startDate,
      result: last.resultStatus === 'W' || last.resultStatus === 'L' ? last.resultStatus : 'T',
      score: [Number(last.teamScore), Number(last.opponentScore)],
    },
  }
}

/** 8 of '#8' and 'No. 8', as a schedule prints a place in the poll. */
export const rankOf = (prefix: string | null): number | null => Number(/\d+/.exec(prefix ?? '')?.[0]) || null

/** Place and field of '3rd of 12' and 'T-3rd of 12'. */
export function placingOf(prescore: string | null): RecapInput['game']['placing'] {
  const [, tied, place, field] = /^(T-)?(\d+)\w* of (\d+)$/.exec(prescore ?? '') ?? []
  return place && field ? { place: Number(place), field: Number(field), isTied: Boolean(tied) } : null
}

/** Both scores as numbers; null for an event that is not played for one. */
export function scoreOf(team: string | null, opponent: string | null): readonly [number, number] | null {
  const [ours, theirs] = [Number(team ?? Number.NaN), Number(opponent ?? Number.NaN)]
  return Number.isFinite(ours) && Number.isFinite(theirs) ? [ours, theirs] : null
}
