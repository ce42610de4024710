import type { Side } from '#contract/shapes/stats-shapes.ts'
import type { FileTeam, GameReading } from '#server/feeds/statcrew/reading/reading.ts'

/** The game of a school that a file is replayed as: whose names are on it, and when. */
export interface ReplayedAs {
  date: string
  away: string
  home: string
}

/** A file as its program would have written it after one play. */
export interface Replayed {
  reading: GameReading
  away: number
  home: number
  text: string
}

const secondsOf = (clock: string | null): number => {
  const [minutes = 0, seconds = 0] = (clock ?? '').split(':').map(Number)
  return minutes * 60 + seconds
}

/** A finished game, told again play by play: what was not known yet is left out. */
export function replay(file: GameReading, { date, away, home }: ReplayedAs): Replayed[] {
  const scores = { away: 0, home: 0 }
  const byPeriod: Record<Side, number[]> = { away: [], home: [] }
  return file.plays.map((play, index) => {
    const before = { ...scores }
    scores.away = play.awayScore ?? scores.away
    scores.home = play.homeScore ?? scores.home
    for (const side of ['away', 'home'] as const) {
      const had = byPeriod[side]
      for (let period = had.length; period < play.period; period++) had.push(0)
      had[play.period - 1] = (had[play.period - 1] ?? 0) + scores[side] - before[side]
    }
    const team = (given: FileTeam, name: string): FileTeam => ({
      ...given,
      name,
      record: null,
      score: scores[given.side],
      scoreByPeriod: [...byPeriod[given.side]],
      totals: {},
      players: [],
    })
    const [visitors, hosts] = file.teams
    return {
      ...scores,
      text: play.text,
      reading: {
        ...file,
        date,
        state: {
          ...file.state,
          hasStarted: true,
          isComplete: false,
          period: play.period,
          clockSeconds: secondsOf(play.clock),
          possession: null,
          situation: null,
        },
        periods: file.periods.slice(0, play.period),
        teams: [team(visitors, away), team(hosts, home)],
        scoring: [],
        drives: [],
        plays: file.plays.slice(0, index + 1),
        byPeriod: [],
        warnings: [],
      },
    }
  })
}
