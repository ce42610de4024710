import type { LiveStateUpdate } from '#server/domains/live/live-state.service.ts'

type Change = Partial<Omit<LiveStateUpdate, 'school' | 'opponent'>>

/** Game 1 of a school under way, with a score. */
export function liveState(school: number, opponent: number, change: Change = {}): LiveStateUpdate {
  const side = (score: number) => ({
    score,
    periodScores: [score],
    periodTimeouts: [],
    stats: { points: score },
    leaders: [],
  })
  return {
    gameId: 1,
    hasStarted: true,
    isComplete: false,
    period: 1,
    periodsRegulation: 4,
    clockSeconds: 600,
    possession: null,
    situation: null,
    rules: null,
    source: 'Test',
    plays: [],
    ...change,
    school: side(school),
    opponent: side(opponent),
  }
}
