import type { FilePlayer, FileTeam, GameReading } from '#server/feeds/statcrew/reading/reading.ts'

/** Somebody who carried the ball: number, name as a scorer writes it, yards. */
export type Runner = [jersey: string, name: string, yards: number]

const player = ([jersey, name, yards]: Runner): FilePlayer => ({
  jersey,
  name,
  checkName: null,
  position: 'RB',
  starter: true,
  groups: { rushing: { att: 5, yds: yards, td: 1, long: yards } },
})

function team(side: FileTeam['side'], name: string, id: string, line: number[], runners: Runner[]): FileTeam {
  const yards = runners.reduce((sum, [, , run]) => sum + run, 0)
  return {
    side,
    id,
    name,
    abbreviation: id,
    record: null,
    score: line.reduce((sum, points) => sum + points, 0),
    scoreByPeriod: line,
    totals: {
      rushing: {
        att: 5 * runners.length,
        yds: yards,
        td: runners.length,
        long: Math.max(0, ...runners.map(([, , run]) => run)),
      },
    },
    players: runners.map(player),
  }
}

export interface FootballFile {
  school?: string
  opponent?: string
  date?: string
  startTime?: string | null
  isHome?: boolean
  line?: [own: number[], other: number[]]
  runners?: Runner[]
  isComplete?: boolean
  plays?: number
}

/** A short football game as a scoring program would write it. The home team is the school unless it is told otherwise. */
export function footballGame({
  school = 'School east',
  opponent = 'Visitors',
  date = '2026-11-14',
  startTime = '19:30',
  isHome = true,
  line = [
    [7, 0, 7, 0],
    [0, 3, 0, 0],
  ],
  runners = [['7', 'Of-east, Ada', 55]],
  isComplete = true,
  plays = 4,
}: FootballFile = {}): GameReading {
  const own = team(isHome ? 'home' : 'away', school, 'EAST', line[0], runners)
  const other = team(isHome ? 'away' : 'home', opponent, 'VIS', line[1], [['20', 'Guest, Gus', 12]])
  return {
    kind: 'game',
    group: 'football',
    program: 'Test Scorer 1.0',
    date,
    startTime,
    isNeutral: false,
    isConference: false,
    venue: {
      stadium: null,
      location: null,
      attendance: 1200,
      duration: isComplete ? '2:58' : null,
      rules: null,
    },
    state: {
      hasStarted: true,
      isComplete,
      period: line[0].length,
      periodsRegulation: 4,
      clockSeconds: isComplete ? 0 : 300,
    },
    periods: line[0].map((_, index) => (index < 4 ? String(index + 1) : 'OT')),
    teams: isHome ? [other, own] : [own, other],
    scoring: [],
    drives: [],
    matches: [],
    officials: [],
    plays: Array.from({ length: plays }, (_, index) => ({
      period: 1,
      clock: `${14 - index}:00`,
      side: 'home' as const,
      text: `Play ${index + 1}`,
      awayScore: null,
      homeScore: null,
    })),
    warnings: [],
  }
}
