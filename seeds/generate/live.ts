import type { LiveSide } from '#server/db/schema/live.ts'
import { printedTime } from '../calendar.ts'
import type { Game, LiveGame } from '../model.ts'

/** How long the game on the air has been going on when a visitor arrives. */
const minutesPlayed = 40
const roundMinutes = 5

/** Periods that a sport plays in regulation, and seconds of one where it has a clock. */
const periods: Record<string, { count: number; seconds: number }> = {
  mbball: { count: 2, seconds: 1200 },
  wbball: { count: 4, seconds: 600 },
  football: { count: 4, seconds: 900 },
  msoc: { count: 2, seconds: 2700 },
  wsoc: { count: 2, seconds: 2700 },
  mhockey: { count: 3, seconds: 1200 },
  fhockey: { count: 4, seconds: 900 },
  mlax: { count: 4, seconds: 900 },
  wlax: { count: 4, seconds: 900 },
  mwpolo: { count: 4, seconds: 480 },
  wvball: { count: 5, seconds: 0 },
  baseball: { count: 9, seconds: 0 },
  softball: { count: 7, seconds: 0 },
}

interface OnAir {
  games: Game[]
  liveGames: LiveGame[]
}

/**
 * Puts the next game of the day on the air: it began a while ago, and its score so far is the beginning of the one it
 * will end with. `finals` are the same games as they stand once played.
 */
export function putOnAir(
  games: Game[],
  finals: Game[],
  shortnames: Map<number, string>,
  nowUtc: string,
  timeZone: string,
): OnAir {
  const ready = games.filter(
    (game) => canStart(game, nowUtc) && periods[shortnames.get(game.sportId) ?? ''] !== undefined,
  )
  const next = ready.find(({ locationIndicator }) => locationIndicator === 'H') ?? ready[0]
  const final = finals.find(({ id }) => id === next?.id)
  if (!next || !final?.lineScores) return { games, liveGames: [] }
  const { count, seconds } = periods[shortnames.get(next.sportId) ?? ''] ?? { count: 2, seconds: 0 }
  const startUtc = startOnAir(nowUtc)
  const clock = Temporal.Instant.from(startUtc).toZonedDateTimeISO(timeZone)
  const played = Math.max(1, Math.ceil(final.lineScores.team.length / 2))
  const live: Game = {
    ...next,
    startUtc,
    startDate: clock.toPlainDate().toString(),
    time: printedTime(clock.toPlainTime().toString({ smallestUnit: 'minute' })),
    timeZone,
    isTbd: false,
    gameState: 3,
  }
  const side = (scores: number[]): LiveSide => {
    const periodScores = scores.slice(0, played)
    return { score: sum(periodScores), periodScores, periodTimeouts: [], stats: {}, leaders: [] }
  }
  return {
    games: games.map((game) => (game.id === live.id ? live : game)),
    liveGames: [
      {
        id: live.id,
        gameId: live.id,
        hasStarted: true,
        isComplete: false,
        period: played,
        periodsRegulation: count,
        clockSeconds: Math.round(seconds / 3),
        rules: null,
        source: 'Fieldhouse demo',
        startedAt: startUtc,
        endedAt: null,
        updatedAt: nowUtc,
        school: side(final.lineScores.team),
        opponent: side(final.lineScores.opponent),
        plays: [],
      },
    ],
  }
}

/** A game of the coming hours that is played against one opponent at a known time. */
function canStart(game: Game, nowUtc: string): boolean {
  const hoursAhead = (Date.parse(game.startUtc) - Date.parse(nowUtc)) / 3_600_000
  const isPlain = game.status === 'A' && game.type === null && !game.isAllDay && game.endDate === null
  return isPlain && game.resultStatus === null && hoursAhead > 0 && hoursAhead < 96
}

function startOnAir(nowUtc: string): string {
  const step = roundMinutes * 60_000
  return new Date(Math.floor((Date.parse(nowUtc) - minutesPlayed * 60_000) / step) * step).toISOString()
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
