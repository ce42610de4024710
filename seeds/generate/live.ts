import type { LiveSide } from '#server/db/schema/live.ts'
import { printedTime } from '../calendar.ts'
import type { Game, LiveGame } from '../model.ts'

/** How long the game on the air has been going on when a visitor arrives. */
const minutesPlayed = 40
const roundMinutes = 5
/** Any game this near may be the one; in a quiet week one from further away has to do. */
const nearHours = 96
/** `finals` are the games as they stand so many days later. */
export const daysUntilFinal = 9

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
 * Puts the next game on the air: it began a while ago, and its score so far is the beginning of the one it will end
 * with. When the year is over, the last game is still going on. `finals` are the same games some days later.
 */
export function putOnAir(
  games: Game[],
  finals: Game[],
  shortnames: Map<number, string>,
  nowUtc: string,
  timeZone: string,
): OnAir {
  const scores = new Map(finals.map(({ id, lineScores }) => [id, lineScores]))
  const next = gameToShow(
    games.filter(
      (game) => isPlain(game) && scores.get(game.id) && periods[shortnames.get(game.sportId) ?? ''],
    ),
    nowUtc,
  )
  const final = next && scores.get(next.id)
  if (!final) return { games, liveGames: [] }
  const { count, seconds } = periods[shortnames.get(next.sportId) ?? ''] ?? { count: 2, seconds: 0 }
  const startUtc = startOnAir(nowUtc)
  const clock = Temporal.Instant.from(startUtc).toZonedDateTimeISO(timeZone)
  const played = Math.max(1, Math.ceil(final.team.length / 2))
  const live: Game = {
    ...next,
    startUtc,
    startDate: clock.toPlainDate().toString(),
    time: printedTime(clock.toPlainTime().toString({ smallestUnit: 'minute' })),
    timeZone,
    isTbd: false,
    gameState: 3,
    resultStatus: null,
    teamScore: null,
    opponentScore: null,
    prescore: null,
    postscore: null,
    lineScores: null,
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
        school: side(final.team),
        opponent: side(final.opponent),
        plays: [],
      },
    ],
  }
}

/** Against one opponent on one day. */
const isPlain = ({ status, type, isAllDay, endDate }: Game): boolean =>
  status === 'A' && type === null && !isAllDay && endDate === null

function gameToShow(games: Game[], nowUtc: string): Game | undefined {
  const hoursAhead = ({ startUtc }: Game) => (Date.parse(startUtc) - Date.parse(nowUtc)) / 3_600_000
  const ahead = games.filter((game) => game.resultStatus === null && hoursAhead(game) > 0)
  const near = ahead.filter((game) => hoursAhead(game) < nearHours)
  const nearest = (some: Game[]) =>
    some.toSorted((a, b) => Math.abs(hoursAhead(a)) - Math.abs(hoursAhead(b)))[0]
  return (
    near.find(({ locationIndicator }) => locationIndicator === 'H') ??
    near[0] ??
    nearest(ahead) ??
    nearest(games.filter(({ resultStatus }) => resultStatus !== null))
  )
}

function startOnAir(nowUtc: string): string {
  const step = roundMinutes * 60_000
  return new Date(Math.floor((Date.parse(nowUtc) - minutesPlayed * 60_000) / step) * step).toISOString()
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
