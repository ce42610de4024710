import type { MinimalGameState } from '#contract/live.ts'
import type { Side, SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { FileTeam } from '#server/feeds/statcrew/reading/reading.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'

const groups: Record<string, SportGroup> = {
  football: 'football',
  mbball: 'basketball',
  wbball: 'basketball',
  msoc: 'soccer',
  wsoc: 'soccer',
  mvball: 'volleyball',
  wvball: 'volleyball',
  mhockey: 'hockey',
  whockey: 'hockey',
  fhockey: 'field-hockey',
  mlax: 'lacrosse',
  wlax: 'lacrosse',
  baseball: 'baseball',
  softball: 'baseball',
  mwpolo: 'water-polo',
  wwpolo: 'water-polo',
}

export interface Scores {
  visitors: number
  home: number
  isComplete?: boolean
  /** What happened in its first period, in words. */
  told?: string[]
}

/** The file that a scorer would send of a game in progress, with another score and little else in it. */
export function runningGame(
  game: MinimalGameState,
  { visitors, home, isComplete = false, told = [] }: Scores,
): string {
  const group = groups[game.GlobalSportShortname]
  if (!group) throw new Error(`No stat file is written of ${game.GlobalSportShortname}`)
  const team = (side: Side, name: string, score: number): FileTeam => ({
    side,
    id: side === 'home' ? 'HOME' : 'AWAY',
    name,
    abbreviation: side === 'home' ? 'HOM' : 'AWY',
    record: null,
    score,
    scoreByPeriod: [score],
    totals: {},
    players: [],
  })
  return writeStatFile({
    kind: 'game',
    group,
    program: 'Test 1.0',
    date: game.Date,
    startTime: null,
    isNeutral: false,
    isConference: false,
    venue: { stadium: null, location: null, attendance: null, duration: null, rules: null },
    state: {
      hasStarted: true,
      isComplete,
      period: 1,
      periodsRegulation: game.PeriodsRegulation,
      clockSeconds: 300,
    },
    periods: ['1'],
    teams: [team('away', game.VisitingTeam.Name, visitors), team('home', game.HomeTeam.Name, home)],
    scoring: [],
    drives: [],
    matches: [],
    officials: [],
    plays: told.map((text, index) => ({
      period: 1,
      clock: null,
      side: 'home',
      text,
      awayScore: index === 0 ? visitors : null,
      homeScore: index === 0 ? home : null,
    })),
    warnings: [],
  })
}
