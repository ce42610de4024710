import fc from 'fast-check'
import type { CountedLine, CourtMatch, Drive, Side, StoredPeriodLine } from '#contract/shapes/stats-shapes.ts'
import { inningsOf } from '../../../parts/innings.ts'
import type { Cell } from '../frame/cells.ts'
import type { Gender, SportFrame } from '../frame/sport-frame.ts'
import { rulesText } from '../frame/venue.ts'
import type { FilePlayer, FileTeam, GameReading } from '../reading/reading.ts'
import { clockOf } from '../xml/values.ts'
import { drives, matches, playsOf, scoringOf } from './arbitrary-plays.ts'
import { orNull, percent, side, word, words } from './arbitrary-words.ts'

/** A number that the form of a column can hold; often nothing. */
function numberOf({ key, group, merge }: Cell): fc.Arbitrary<number> {
  if (merge === 'innings') return fc.integer({ min: 0, max: 60 }).map(inningsOf)
  if (
    ['win', 'loss', 'tie', 'save', 'appear', 'gs', 'cg', 'sho'].includes(key) &&
    group !== 'singles' &&
    group !== 'doubles'
  )
    return fc.integer({ min: 0, max: 1 })
  if (key === 'tfl' || key === 'sacks')
    return fc.integer({ min: 0, max: 9 }).map((half) => (group === 'defense' ? half / 2 : half))
  if (key === 'plusminus' || key === 'yds' || key === 'intyds') return fc.integer({ min: -30, max: 300 })
  return fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 }))
}

function lineOf(
  cells: readonly Cell[],
  scope: 'team' | 'player',
  isWhole: boolean,
): fc.Arbitrary<CountedLine> {
  const own = cells.filter((cell) => cell.scope === 'both' || cell.scope === scope)
  const groups = [...Map.groupBy(own, ({ group }) => group)].map(([group, columns]) => {
    const keys = new Map(columns.map((cell) => [cell.key, numberOf(cell)]))
    const table = fc
      .tuple(...keys.values())
      .map((values) =>
        Object.fromEntries(
          [...keys.keys()].map((key, index) => [key, values[index] ?? 0]).filter(([, value]) => value !== 0),
        ),
      )
    return fc.tuple(fc.constant(group), isWhole ? table : fc.option(table, { nil: null }))
  })
  return fc
    .tuple(...groups)
    .map((tables) =>
      Object.fromEntries(tables.flatMap(([group, table]) => (table === null ? [] : [[group, table]]))),
    )
}

function playerOf(frame: SportFrame, cells: readonly Cell[]): fc.Arbitrary<FilePlayer> {
  const position =
    frame.group === 'tennis' ? fc.constant(null) : orNull(fc.constantFrom('L', 'GK', 'P', 'SS/P'))
  return fc
    .record({
      jersey: orNull(fc.constantFrom('0', '00', '0A', '2B', '7', '12', '99')),
      name: words,
      checkName: orNull(word.map((name) => name.toUpperCase())),
      position,
      starter: fc.boolean(),
      groups: lineOf(cells, 'player', false),
    })
    .map((player) => {
      const groups = frame.dropsEmptyTables
        ? Object.fromEntries(
            Object.entries(player.groups).filter(([, table]) => Object.keys(table).length > 0),
          )
        : { ...player.groups }
      // Sets played are volleyball's own mark of having played.
      if (frame.group === 'volleyball') groups.play = { ...groups.play, sp: groups.play?.sp ?? 1 }
      const order = groups.pitching?.appear ? { appearance: 1 } : {}
      return {
        ...player,
        ...order,
        position: frame.group === 'baseball' ? (player.position?.toLowerCase() ?? null) : player.position,
        groups,
      }
    })
}

function teamOf(
  frame: SportFrame,
  cells: readonly Cell[],
  of: Side,
  id: string,
  periods: number,
): fc.Arbitrary<FileTeam> {
  return fc
    .record({
      code: orNull(fc.constantFrom('7', '457')),
      name: words,
      record: orNull(fc.constantFrom('3-1', '16-6-2, 7-3-0')),
      score: fc.integer({ min: 0, max: 200 }),
      scoreByPeriod: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: periods, maxLength: periods }),
      totals: lineOf(cells, 'team', true),
      players: fc.array(playerOf(frame, cells), { maxLength: 6 }),
    })
    .map((team) => {
      const totals = { ...team.totals }
      if (frame.group === 'volleyball') totals.play = { ...totals.play, sp: periods }
      // A team's goals from free positions are said once and shown in two tables.
      const fromFree = totals.shots?.freepos
      if (fromFree !== undefined) totals.team = { ...totals.team, ppg: fromFree }
      else if (totals.shots && cells.some(({ key }) => key === 'freepos')) delete totals.team?.ppg
      return { side: of, id, abbreviation: `${id}X`, ...team, totals }
    })
}

/** What the rules of a sport allow: gender, periods of a whole game, minutes of one. */
const rulesOf: Record<SportFrame['group'], [Gender, number, number][]> = {
  football: [[null, 4, 15]],
  basketball: [
    ['M', 2, 20],
    ['W', 4, 10],
  ],
  baseball: [
    ['M', 9, 0],
    ['W', 7, 0],
  ],
  soccer: [[null, 2, 45]],
  'field-hockey': [['W', 4, 15]],
  volleyball: [[null, 5, 0]],
  lacrosse: [
    ['M', 4, 15],
    ['W', 4, 15],
  ],
  hockey: [[null, 3, 20]],
  'water-polo': [[null, 4, 8]],
  tennis: [[null, 2, 0]],
}

/** Any game of a sport that a file can hold: it need not add up. */
export function arbitraryGame(frame: SportFrame): fc.Arbitrary<GameReading> {
  return fc
    .tuple(
      fc.constantFrom(...rulesOf[frame.group]),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      fc.boolean(),
    )
    .chain(([[gender, regulation, minutes], extra, isComplete, isStarted]) => {
      const played = frame.group === 'tennis' ? 2 : regulation + extra
      const cells = frame.cells(gender)
      const hasStarted = isComplete || isStarted
      return fc.record({
        kind: fc.constant('game' as const),
        group: fc.constant(frame.group),
        gender: fc.constant(gender),
        program: fc.constantFrom('TAS For Testing 1.2.3', 'PrestoSports 7.13.0', 'StatInput'),
        ncaaGameId: orNull(fc.constantFrom('6387650')),
        date: fc.constantFrom('2026-11-07', '2027-01-31', '2024-02-29'),
        startTime: orNull(fc.constantFrom('00:05', '09:30', '12:00', '19:36')),
        gameNumber: orNull(fc.integer({ min: 1, max: 3 })),
        isNeutral: fc.boolean(),
        isConference: fc.boolean(),
        venue: fc.record({
          stadium: orNull(words),
          location: orNull(words),
          attendance: orNull(fc.integer({ min: 1, max: 99_999 })),
          // Entered when a game is closed.
          duration: isComplete ? orNull(fc.integer({ min: 60, max: 300 }).map(clockOf)) : fc.constant(null),
          weather: orNull(words),
          notes: fc.uniqueArray(words, { maxLength: 3 }),
          rules: fc.constant(
            frame.group === 'baseball' ? `${regulation} innings` : rulesText(regulation, minutes),
          ),
        }),
        state: fc.record({
          hasStarted: fc.constant(hasStarted),
          isComplete: fc.constant(isComplete),
          period: fc.integer({ min: 1, max: played }),
          periodsRegulation: fc.constant(regulation),
          clockSeconds: frame.clock === 'none' ? fc.constant(0) : fc.integer({ min: 0, max: 6000 }),
          possession: isComplete ? fc.constant(null) : orNull(side),
          situation: isComplete ? fc.constant(null) : orNull(words),
        }),
        periods: fc.constant(frame.labels(played, regulation)),
        teams: fc.tuple(
          teamOf(frame, cells, 'away', 'AAA', played),
          teamOf(frame, cells, 'home', 'HHH', played),
        ),
        scoring: scoringOf(frame, played),
        drives: frame.drives ? drives : fc.constant<Drive[]>([]),
        matches: frame.matches ? matches : fc.constant<CourtMatch[]>([]),
        officials: fc.array(fc.record({ title: words, name: words }), { maxLength: 4 }),
        plays: playsOf(frame, played),
        byPeriod: fc.array(periodTable, { maxLength: frame.byPeriod ? 8 : 0 }),
        warnings: fc.constant<GameReading['warnings']>([]),
      })
    })
    .map(({ byPeriod, ...game }) => {
      const lines = inPlaces(game, byPeriod)
      return lines.length > 0 ? { ...game, byPeriod: lines } : game
    })
}

const periodTable = fc
  .record({ fgm: percent, tp: percent, min: fc.integer({ min: 0, max: 20 }) })
  .map(({ min, ...table }) => ({ stats: min === 0 ? table : { ...table, min } }))

/** The tables in the places that a file has for them: team and players, period by period. */
function inPlaces(
  { teams, periods }: Pick<GameReading, 'teams' | 'periods'>,
  tables: readonly CountedLine[],
): StoredPeriodLine[] {
  const places = teams.flatMap(({ side: of, players }) =>
    [null, ...players.keys()].flatMap((player) =>
      periods.map((_, index) => ({ period: index + 1, side: of, player })),
    ),
  )
  return tables.flatMap((groups, index) => {
    const place = places[index]
    return place ? [{ ...place, groups }] : []
  })
}
