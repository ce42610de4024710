import type { StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import type { PlayerStats, StatGame } from '#contract/stats.ts'
import { statText } from './stat-text.ts'

/** A player's numbers in one sport. */
export type SportNumbers = PlayerStats['sports'][number]
export type LoggedGame = SportNumbers['gameLog'][number]

/** One column of one table: 'Pass Yards' of 'Passing'. */
export interface StatNumber {
  group: string
  /** The table's own. */
  title: string
  column: StatColumn
}

function numberOf(
  tables: readonly StatTable[],
  { group, key }: { group: string; key: string },
): StatNumber | undefined {
  const table = tables.find((one) => one.key === group)
  const column = table?.columns.find((one) => one.key === key)
  return table && column && { group, title: table.title, column }
}

/** 'Pass Yards', and where another of them has the same name 'Passing Touchdowns'. */
export function numberName(number: StatNumber, among: readonly StatNumber[]): string {
  const { name } = number.column
  const isShared = among.some((other) => other.group !== number.group && other.column.name === name)
  return isShared ? `${number.title} ${name}` : name
}

/** The tables that some of the lines have numbers in. */
export const tablesIn = (tables: readonly StatTable[], lines: readonly StatLine[]): StatTable[] =>
  tables.filter(({ key }) => lines.some((line) => line[key]))

/** The tables of single games: without the averages that only a season has. */
export const gameTablesIn = (tables: readonly StatTable[], lines: readonly StatLine[]): StatTable[] =>
  tablesIn(tables, lines).map((table) => ({
    ...table,
    columns: table.columns.filter(({ seasonOnly }) => !seasonOnly),
  }))

/** Newest first. */
export const loggedSeasons = ({ gameLog }: Pick<SportNumbers, 'gameLog'>): string[] =>
  [...new Set(gameLog.map(({ season }) => season))].toSorted().reverse()

/** The season whose games show: the one asked for, else the page's own, else the last one played. */
export function chosenSeason(
  played: readonly string[],
  asked: string | null,
  own: string,
): string | undefined {
  return [asked, own].find((season) => season !== null && played.includes(season)) ?? played[0]
}

const valueIn = (line: StatLine, { group, column }: StatNumber): number | null =>
  line[group]?.[column.key] ?? null

/**
 * What a player's games are told by: the key numbers that are not always nothing. Those of the table that the player
 * fills in most games come first, so that a goalkeeper with an assist is still told by saves.
 */
export function tellingNumbers(
  { columns, keyNumbers }: Pick<SportNumbers, 'columns' | 'keyNumbers'>,
  log: readonly Pick<LoggedGame, 'stats'>[],
): StatNumber[] {
  const numbers = keyNumbers.flatMap((key): StatNumber[] => {
    const number = numberOf(columns, key)
    return number && log.some(({ stats }) => valueIn(stats, number)) ? [number] : []
  })
  const gamesOf = (group: string) =>
    log.filter(({ stats }) => numbers.some((number) => number.group === group && valueIn(stats, number)))
      .length
  const games = new Map(numbers.map(({ group }) => [group, gamesOf(group)]))
  return numbers.toSorted((a, b) => (games.get(b.group) ?? 0) - (games.get(a.group) ?? 0))
}

/** 'passing.yds', as it stands in the address. */
export const numberKey = ({ group, column }: StatNumber): string => `${group}.${column.key}`

export const chosenNumber = (numbers: readonly StatNumber[], asked: string | null): StatNumber | undefined =>
  numbers.find((number) => numberKey(number) === asked) ?? numbers[0]

export interface ChartGame extends Pick<LoggedGame, 'gameId' | 'startDate' | 'opponent' | 'status'> {
  locationIndicator: LoggedGame['locationIndicator']
  value: number | null
}

export interface NumberByGame {
  name: string
  label: string
  format: StatColumn['format']
  games: ChartGame[]
  high: ChartGame
  /** Null for what cannot be averaged by adding: the longest run, innings. */
  average: number | null
}

/** One number game by game; nothing for somebody who did not play. Exhibitions count for nothing. */
export function numberByGame(
  number: StatNumber,
  name: string,
  log: readonly LoggedGame[],
): NumberByGame | null {
  const { label, format, total } = number.column
  const games = log
    .filter(({ isExhibition }) => !isExhibition)
    .map(({ gameId, startDate, opponent, status, locationIndicator, stats }) => ({
      gameId,
      startDate,
      opponent,
      status,
      locationIndicator,
      value: valueIn(stats, number),
    }))
  const high = games.reduce<ChartGame | undefined>(
    (best, game) => ((game.value ?? 0) > (best?.value ?? 0) ? game : best),
    undefined,
  )
  if (!high) return null
  const sum = games.reduce((all, { value }) => all + (value ?? 0), 0)
  const isAdded = total === 'sum' || total === 'derived'
  return { name, label, format, games, high, average: isAdded ? sum / games.length : null }
}

export interface HighGame {
  value: number
  game: StatGame
  season: string
}

export interface HighRow {
  number: StatNumber
  career: HighGame
  season: HighGame | null
}

/** The best single games: those of the career, and beside them the best of one season. */
export function highRows(
  { columns, highs, gameLog }: Pick<SportNumbers, 'columns' | 'highs' | 'gameLog'>,
  season: string,
): HighRow[] {
  const counted = gameLog.filter((game) => game.season === season && !game.isExhibition)
  return highs.flatMap(({ group, key, value, game }): HighRow[] => {
    const number = numberOf(columns, { group, key })
    if (!number) return []
    const best = counted.reduce<HighGame | null>((high, own) => {
      const reached = valueIn(own.stats, number) ?? 0
      return reached > (high?.value ?? 0) ? { value: reached, game: own, season } : high
    }, null)
    const when = gameLog.find(({ gameId }) => gameId === game.gameId)?.season ?? season
    return [{ number, career: { value, game, season: when }, season: best }]
  })
}

/** Where the whole game is told. */
export const boxScoreAddress = (
  sportSlug: string,
  season: string,
  { gameId, opponent }: { gameId: number; opponent: { slug: string } },
): string => `/sports/${sportSlug}/stats/${season}/${opponent.slug}/boxscore/${gameId}`

/** A season in a few large figures: the games, and the good ones of the numbers the player is mostly told by. */
export function seasonFigures(
  numbers: readonly StatNumber[],
  season: Pick<SportNumbers['seasons'][number], 'gp' | 'stats'> | undefined,
): { label: string; value: string }[] {
  if (!season) return []
  const group = numbers[0]?.group
  return [
    { label: season.gp === 1 ? 'Game' : 'Games', value: String(season.gp) },
    ...numbers
      .filter((number) => number.group === group && !number.column.isLowBest)
      .slice(0, 4)
      .map((number) => ({
        label: number.column.name,
        value: statText(valueIn(season.stats, number), number.column.format),
      })),
  ]
}
