import type { CountedLine, StoredPlayer, StoredTeam } from '#contract/shapes/stats-shapes.ts'
import { type RecordedGame, recordOf } from '../../parts/record.ts'
import type { SportColumns } from './columns/column.ts'
import { sumLines } from './stat-line.ts'

/** What a season needs of a box score: the school with its players, the opponent without. */
export interface PlayedGame extends RecordedGame {
  periods: string[]
  school: StoredTeam
  opponent: Omit<StoredTeam, 'players'>
}

export interface PlayerTotals {
  rosterPlayerId: number | null
  name: string
  jersey: string | null
  position: string | null
  gp: number
  gs: number
  line: CountedLine
}

/** Exhibitions are played and forgotten: no total knows them. */
export const countedGames = <Game extends Pick<RecordedGame, 'isExhibition'>>(
  games: readonly Game[],
): Game[] => games.filter(({ isExhibition }) => !isExhibition)

/** Rebounds and fouls that belong to nobody stand on a row of their own. */
export const isTeamRow = ({ jersey }: Pick<StoredPlayer, 'jersey'>): boolean => jersey === 'TM'

/** Each player over the games, in the order of their first appearance. */
export function playerTotals(columns: SportColumns, games: readonly PlayedGame[]): PlayerTotals[] {
  const rows = countedGames(games).flatMap(({ school }) => school.players)
  const byPlayer = Map.groupBy(rows, (row) => row.rosterPlayerId ?? row.name)
  return [...byPlayer.values()].map((lines) => totalsOfPlayer(columns, lines))
}

function totalsOfPlayer(columns: SportColumns, lines: StoredPlayer[]): PlayerTotals {
  const last = lines.at(-1)
  return {
    rosterPlayerId: last?.rosterPlayerId ?? null,
    name: last?.name ?? '',
    jersey: last?.jersey ?? null,
    position: last?.position ?? null,
    gp: lines.length,
    gs: lines.filter(({ starter }) => starter).length,
    line: sumLines(
      columns,
      lines.map(({ groups }) => groups),
    ),
  }
}

export interface TeamTotals {
  games: number
  record: string
  team: CountedLine
  opponents: CountedLine
}

export function teamTotals(columns: SportColumns, games: readonly PlayedGame[]): TeamTotals {
  const counted = countedGames(games)
  return {
    games: counted.length,
    record: recordOf(counted).overall.text,
    team: sumLines(
      columns,
      counted.map(({ school }) => school.totals),
    ),
    opponents: sumLines(
      columns,
      counted.map(({ opponent }) => opponent.totals),
    ),
  }
}

const splits = [
  ['home', 'Home', (game: RecordedGame) => game.locationIndicator === 'H'],
  ['away', 'Away', (game: RecordedGame) => game.locationIndicator === 'A'],
  ['neutral', 'Neutral', (game: RecordedGame) => game.locationIndicator === 'N'],
  ['conference', 'Conference', (game: RecordedGame) => game.isConference],
  ['nonconference', 'Non-Conference', (game: RecordedGame) => !game.isConference],
  ['wins', 'In Wins', (game: RecordedGame) => game.status === 'W'],
  ['losses', 'In Losses', (game: RecordedGame) => game.status === 'L'],
] as const

export type Split = TeamTotals & { key: (typeof splits)[number][0]; title: string }

/** The same totals over parts of the season. A part without a game is left out. */
export function splitTotals(columns: SportColumns, games: readonly PlayedGame[]): Split[] {
  return splits
    .map(([key, title, belongs]) => ({ key, title, ...teamTotals(columns, games.filter(belongs)) }))
    .filter(({ games: played }) => played > 0)
}

export interface PeriodTotals {
  labels: string[]
  team: number[]
  opponents: number[]
}

/** Points by period over the season, as long as the longest game. */
export function periodTotals(games: readonly PlayedGame[]): PeriodTotals {
  const counted = countedGames(games)
  const labels = counted.reduce<string[]>(
    (longest, { periods }) => (periods.length > longest.length ? periods : longest),
    [],
  )
  const sum = (scores: (game: PlayedGame) => number[]) =>
    labels.map((_, period) => counted.reduce((total, game) => total + (scores(game)[period] ?? 0), 0))
  return {
    labels,
    team: sum(({ school }) => school.scoreByPeriod),
    opponents: sum(({ opponent }) => opponent.scoreByPeriod),
  }
}
