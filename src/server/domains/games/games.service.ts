import type {
  CalendarDay,
  Game,
  GamesQuery,
  OpponentHistory,
  ResultsQuery,
  Schedule,
  Series,
} from '#contract/games.ts'
import { badRequest, notFound } from '#contract/shapes/problem.ts'
import { recordOf } from '../../parts/record.ts'
import type { Work } from '../../unit-of-work/work.ts'
import {
  sportRefBySlug,
  type TeamSeason,
  teamSeasonById,
  teamSeasonBySlug,
} from '../sports/sports.service.ts'
import { byDate } from './by-date.ts'
import { linksOfGames, noLinks } from './game-links.ts'
import { referencesOf } from './game-references.read-model.ts'
import { toGame } from './games.mapper.ts'
import {
  countGames,
  decisionsOf,
  type GameRow,
  gameAfter,
  gameById,
  gameDateRange,
  gamesBetween,
  gamesOfSeason,
  gamesOfSport,
  pageOfGames,
  seasonsWithResults,
  updateGameRow,
} from './games.queries.ts'
import { comingWindow, mostResults } from './scoreboard-window.ts'
import { recordsBefore } from './season-records.service.ts'
import { seriesOf } from './series.ts'
import { isShown } from './shown-games.ts'
import { withStatesNow } from './states-now.ts'

interface GamesAnswer {
  items: Game[]
  pageIndex: number
  pageSize: number
  totalItems: number
  dates: CalendarDay[] | null
}

const paging = ({ $pageIndex = 0, $pageSize = 10 }: GamesQuery) => ({
  pageIndex: $pageIndex,
  pageSize: $pageSize,
})

/** Rows as the API shows them, with what other domains hold about them. */
export async function toGames(work: Work, rows: GameRow[]): Promise<Game[]> {
  const references = await referencesOf(work.tx, rows)
  const linksOf = await linksOfGames(
    work,
    rows.map(({ id }) => id),
  )
  const standing = await withStatesNow(work, rows)
  return standing.map((row) => toGame(row, references, linksOf(row.id)))
}

async function answer(
  work: Work,
  rows: GameRow[],
  filter: GamesQuery,
  totalItems: number,
): Promise<GamesAnswer> {
  const items = await toGames(work, rows)
  return {
    items,
    ...paging(filter),
    totalItems,
    dates: filter.groupedByDates ? byDate(items, '0000', '9999') : null,
  }
}

export async function scoreboard(work: Work, filter: GamesQuery): Promise<GamesAnswer> {
  const { pageIndex, pageSize } = paging(filter)
  const past = { when: 'past', now: work.now, filter } as const
  const ahead = { when: 'ahead-or-called-off', now: work.now, filter } as const
  const played =
    pageIndex === 0
      ? await pageOfGames(work.tx, past, { limit: mostResults(pageSize), offset: 0 })
      : { rows: [], totalItems: await countGames(work.tx, past) }
  const window = comingWindow(pageIndex, pageSize, played.totalItems)
  const coming = await pageOfGames(work.tx, ahead, window)
  return answer(
    work,
    [...played.rows.toReversed(), ...coming.rows],
    filter,
    played.totalItems + coming.totalItems,
  )
}

export const upcomingGames = (work: Work, filter: GamesQuery) => gamesPage(work, 'ahead', filter)

export async function gameResults(work: Work, filter: ResultsQuery) {
  const page = await gamesPage(work, 'past', filter)
  // Across teams a record would mean nothing.
  return { ...page, team: filter.sportId ? await teamResults(work, filter.sportId, filter) : null }
}

async function teamResults(work: Work, sportId: number, filter: ResultsQuery) {
  const decisions = await decisionsOf(work.tx, { when: 'past', now: work.now, filter })
  return { record: recordOf(decisions), seasons: await seasonsWithResults(work.tx, sportId) }
}

export const coverage = (work: Work, filter: GamesQuery) =>
  gamesPage(work, 'ahead', { ...filter, withCoverageOnly: true })

async function gamesPage(work: Work, when: 'past' | 'ahead', filter: ResultsQuery): Promise<GamesAnswer> {
  const { pageIndex, pageSize } = paging(filter)
  const selection = { when, now: work.now, filter }
  const { rows, totalItems } = await pageOfGames(work.tx, selection, {
    limit: pageSize,
    offset: pageIndex * pageSize,
  })
  return answer(work, rows, filter, totalItems)
}

const maxCalendarDays = 92

export async function calendar(
  work: Work,
  startDate: string,
  endDate: string,
  filter: GamesQuery & { type?: Game['type'] },
) {
  const days = Temporal.PlainDate.from(startDate).until(endDate).days
  if (days < 0 || days >= maxCalendarDays)
    throw badRequest(`A calendar covers 1 to ${maxCalendarDays} days, the first before the last.`)
  const all = await toGames(work, await gamesBetween(work.tx, startDate, endDate, filter))
  const games = all.filter((game) => isShown(game) && (!filter.type || game.type === filter.type))
  const range = await gameDateRange(work.tx)
  return {
    startDate,
    endDate,
    days: byDate(games, startDate, endDate),
    firstDate: range?.first ?? null,
    lastDate: range?.last ?? null,
  }
}

export async function opponentHistory(work: Work, slug: string, letter?: string): Promise<OpponentHistory> {
  const sport = await sportRefBySlug(work, slug)
  const rows = await gamesOfSport(work.tx, sport.id)
  const references = await referencesOf(work.tx, rows)
  const byOpponent = Map.groupBy(
    rows.map((row) => toGame(row, references, noLinks)).filter(({ type }) => type !== 'S'),
    ({ opponent }) => opponent.id,
  )
  const items = [...byOpponent.values()].flatMap((games) => {
    const opponent = games.at(-1)?.opponent
    const isWanted = opponent && (!letter || opponent.title.toLowerCase().startsWith(letter.toLowerCase()))
    return isWanted
      ? [
          {
            opponent: { ...opponent, prefix: null },
            meetings: games.filter(({ result }) => result).length,
            ...seriesOf(games),
          },
        ]
      : []
  })
  return { sport, items: items.toSorted((a, b) => a.opponent.title.localeCompare(b.opponent.title)) }
}

export async function opponentSeries(work: Work, slug: string, opponentId: number): Promise<Series> {
  const sport = await sportRefBySlug(work, slug)
  const games = await toGames(work, await gamesOfSport(work.tx, sport.id, opponentId))
  const opponent = games.at(-1)?.opponent
  if (!opponent) throw notFound(`${sport.title} has not met opponent ${opponentId}.`)
  return { sport, opponent: { ...opponent, prefix: null }, ...seriesOf(games), games: games.toReversed() }
}

export async function game(work: Work, gameId: number): Promise<Game> {
  const row = await gameById(work.tx, gameId)
  const [found] = row ? await toGames(work, [row]) : []
  if (!found) throw notFound(`There is no game ${gameId}.`)
  return found
}

/** The game that the team plays after a given one, or has played after it; null while none is known. */
export async function nextGame(work: Work, after: Game): Promise<Game | null> {
  const row = await gameAfter(work.tx, after)
  const [found] = row ? await toGames(work, [row]) : []
  return found ?? null
}

/** What the team's record stood at when a game of its season began. */
export async function recordBefore(work: Work, { id }: Pick<Game, 'id'>): Promise<string> {
  const row = await gameById(work.tx, id)
  const records = row && (await recordsBefore(work.tx, [row]))
  return records?.get(id) ?? recordOf([]).overall.text
}

export async function scheduleBySport(work: Work, slug: string, seasonTitle?: string): Promise<Schedule> {
  return schedule(work, await teamSeasonBySlug(work, slug, seasonTitle))
}

export async function scheduleById(work: Work, id: number): Promise<Schedule> {
  return schedule(work, await teamSeasonById(work, id))
}

async function schedule(work: Work, team: TeamSeason): Promise<Schedule> {
  const { sport, season } = team
  const games = (await toGames(work, await gamesOfSeason(work.tx, season.id))).filter(isShown)
  return {
    scheduleId: season.id,
    title: `${season.title} ${sport.title} Schedule`,
    season: season.title,
    seasons: team.seasons,
    currentSeason: team.currentSeason,
    sport,
    conference: team.conference,
    record: recordOf(games.map((game) => ({ ...game, status: game.result?.status ?? null }))),
    note: season.scheduleNote,
    showNoteOnTop: season.scheduleNoteOnTop,
    settings: {
      opponentHistoryEnabled: team.displayOpponentHistory,
      scoreDisplay: season.scoreDisplay,
      defaultView: season.defaultView,
    },
    games,
  }
}

export async function updateGame(
  work: Work,
  gameId: number,
  change: Parameters<typeof updateGameRow>[2],
): Promise<void> {
  if (!(await updateGameRow(work.tx, gameId, change))) throw notFound(`There is no game ${gameId}.`)
}
