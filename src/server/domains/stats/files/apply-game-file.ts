import { isDeepStrictEqual } from 'node:util'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Stranger } from '../../../db/schema/stats.ts'
import { abbreviationOf } from '../../../feeds/opponent-name.ts'
import type { FilePlayer, FileWarning, GameReading } from '../../../feeds/statcrew/reading/reading.ts'
import type { Work } from '../../../unit-of-work/work.ts'
import { fillInCodes } from '../../games/game-codes.service.ts'
import { updateGame } from '../../games/games.service.ts'
import { recordLiveState } from '../../live/live-state.service.ts'
import { indexContent } from '../../search/search-index.service.ts'
import { correctBox } from '../corrections/correct-box.ts'
import { correctionsOf, writeStandings } from '../corrections/corrections.queries.ts'
import { overruledWords } from '../corrections/overruled-words.ts'
import { isOverByHand } from '../hand-acts.queries.ts'
import { isNear } from '../is-near.ts'
import { scoredSport } from '../sport-columns.ts'
import { localDateTime } from '../stats.mapper.ts'
import { liveOf, peopleOf, resultOf, schoolOf, toStoredBox } from './box-from-file.ts'
import { matchGame, type ScheduledGame, schoolIndexIn } from './match-game.ts'
import { decisionKey, type MatchedPlayer, matchPlayers, type RosterLine } from './match-player.ts'
import { decisionsOf } from './stat-decisions.queries.ts'
import { isOlder, lateWords } from './stat-file-versions.ts'
import {
  gameOfFileName,
  type StatFileRow,
  scoredSports,
  standingFile,
  storedBox,
  writeBox,
} from './stat-files.queries.ts'
import { refusal, type StatRefusal } from './stat-refusal.ts'
import type { NamedTeam } from './team-name.ts'
import {
  allOpponents,
  type GameToMatch,
  gamesToMatch,
  gameToMatch,
  rostersOfSeasons,
} from './to-match.read-model.ts'

/** What the school may be called in a file. */
export const schoolNames = ({ key, name, abbreviation }: Tenant): NamedTeam[] => [
  { title: name, abbreviation },
  { title: name, abbreviation: abbreviationOf(name) },
  { title: key, abbreviation: key },
]

/** What a box score calls the school, whatever the file does. */
const schoolIn = ({ name, abbreviation }: Tenant) => ({ name: shortSchoolName(name), abbreviation })

export interface Found {
  row: GameToMatch
  schoolIndex: 0 | 1
  roster: RosterLine[]
  notes: FileWarning[]
}

/** The game a file is about, and the roster its players are on; a refusal where there is none, or more than one. */
export async function findGame(
  work: Work,
  file: GameReading,
  named: { gameId: number | null; fileName: string | null },
): Promise<Found | StatRefusal> {
  if (named.gameId !== null) return namedGame(work, file, named.gameId)
  const { tx, tenant } = work
  const sportIds = await sportsOf(work, file)
  if (sportIds.length === 0)
    return refusal(
      'wrong-sport',
      'file',
      `This is a ${file.group} file, and the school does not play ${file.group}.`,
    )
  const rows = await gamesAround(work, file)
  const rosters = Map.groupBy(
    await rostersOfSeasons(
      tx,
      rows.map(({ game }) => game.seasonId),
    ),
    ({ seasonId }) => seasonId,
  )
  const rosterOf = ({ game }: GameToMatch) => rosters.get(game.seasonId) ?? []
  const match = matchGame(file, rows.map(toScheduled), {
    school: schoolNames(tenant),
    opponents: await allOpponents(tx),
    playersFound: (sportId, schoolIndex) => {
      const row = rows.find(({ game }) => game.sportId === sportId)
      const players = matchPlayers(peopleOf(schoolOf(file, schoolIndex)), row ? rosterOf(row) : [])
      return players.filter(({ kind }) => kind === 'found').length
    },
    earlierGameId: named.fileName === null ? null : await gameOfFileName(tx, named.fileName),
  })
  if (match.kind === 'none') return refusal('no-game', 'venue', `${match.message}${offered(rows, file.date)}`)
  if (match.kind === 'several') return refusal('several-games', 'venue', match.message)
  const { row } = match.game
  return {
    row,
    schoolIndex: match.schoolIndex,
    roster: rosterOf(row),
    notes: match.notes.map((message) => ({ place: 'venue', message })),
  }
}

const sportsOf = async ({ tx }: Pick<Work, 'tx'>, { group }: GameReading): Promise<number[]> =>
  (await scoredSports(tx))
    .filter(({ globalSportId }) => scoredSport(globalSportId)?.group === group)
    .map(({ id }) => id)

/** Games that a file of this sport and this day could be of, whatever it calls the teams. */
export async function gamesAround(work: Pick<Work, 'tx'>, file: GameReading): Promise<GameToMatch[]> {
  const day = Temporal.PlainDate.from(file.date)
  const [from, to] = [day.subtract({ days: 1 }), day.add({ days: 1 })]
  return gamesToMatch(work.tx, await sportsOf(work, file), from.toString(), to.toString())
}

/** What there is on that day, for somebody who knows by which name. */
function offered(rows: readonly GameToMatch[], date: string): string {
  const games = rows.filter(({ game }) => game.startDate <= date && date <= (game.endDate ?? game.startDate))
  if (games.length === 0) return ''
  const list = games.map(({ game, opponent }) => `${opponent.title} (game ${game.id})`).join(', ')
  return ` That day has ${list}. If it is ${games.length > 1 ? 'one of these' : 'this one'}, name the game, or add what the file calls the opponent to its other names.`
}

async function namedGame(work: Work, file: GameReading, gameId: number): Promise<Found | StatRefusal> {
  const row = await gameToMatch(work.tx, gameId)
  if (!row) return refusal('no-game', 'gameId', `There is no game ${gameId}.`)
  const group = scoredSport(row.sport.globalSportId)?.group
  if (group !== file.group)
    return refusal(
      'wrong-sport',
      'file',
      `This is a ${file.group} file, and game ${gameId} is not ${file.group}.`,
    )
  return {
    row,
    schoolIndex: schoolIndexOf(work, file, row),
    roster: await rostersOfSeasons(work.tx, [row.game.seasonId]),
    notes: [],
  }
}

/** Which of the file's teams the school is, in a game that is known. */
export const schoolIndexOf = ({ tenant }: Pick<Work, 'tenant'>, file: GameReading, row: GameToMatch): 0 | 1 =>
  schoolIndexIn(file, toScheduled(row), schoolNames(tenant))

function toScheduled(row: GameToMatch): ScheduledGame & { row: GameToMatch } {
  const { game, opponent, sport } = row
  const hasClock = !game.isTbd && !game.isAllDay
  return {
    row,
    id: game.id,
    sportId: game.sportId,
    gender: sport.gender,
    opponent,
    startDate: game.startDate,
    endDate: game.endDate,
    clock: hasClock ? localDateTime(game.startUtc, game.timeZone).slice(11, 16) : null,
    gameNumber: game.gameNumber,
    locationIndicator: game.locationIndicator,
    isOn: game.status === 'A',
    isComplete: game.resultStatus !== null,
    line: game.lineScores ? [game.lineScores.team, game.lineScores.opponent] : null,
  }
}

/** Whether a file comes too late to stand in place of the one that does; where that is not sure, what is said of it. */
export async function lateness(
  work: Work,
  file: GameReading,
  gameId: number,
  cameBefore: boolean,
): Promise<{ isLate: boolean; remarks: FileWarning[] }> {
  const standing = await standingFile(work.tx, gameId)
  const box = standing && (await storedBox(work.tx, gameId))
  const { state, plays } = file
  const next = { isComplete: state.isComplete, period: state.period, plays: plays.length }
  const now =
    standing && box
      ? { isComplete: standing.isComplete, period: box.data.periods.length, plays: box.plays.length }
      : null
  return {
    isLate: isOlder(next, now),
    remarks: lateWords(next, now, cameBefore).map((message) => ({ place: 'venue', message })),
  }
}

export interface Applied {
  gameId: number
  seasonId: number
  /** Something that a visitor can see is another than before. */
  isChanged: boolean
  warnings: FileWarning[]
  strangers: Stranger[]
}

/** The box score that a file says, before anything in it is corrected, and who of it is who. */
export async function boxOfFile(work: Work, file: GameReading, { row, schoolIndex, roster }: Found) {
  const people = peopleOf(schoolOf(file, schoolIndex))
  const found = matchPlayers(people, roster, await decisionsOf(work.tx, row.game.seasonId))
  const matched = new Map(
    people.map((player, index) => [player, found[index] ?? { kind: 'unknown' as const }]),
  )
  const sides = { schoolIndex, school: schoolIn(work.tenant), opponent: row.opponent }
  return { box: toStoredBox(file, sides, matched), matched }
}

/** Writes what the file says, with what was corrected of it: box score, result, live state. Whoever calls has the lock and records the file. */
export async function applyGame(
  work: Work,
  file: GameReading,
  found: Found,
  standing: Pick<StatFileRow, 'isComplete'> | undefined,
): Promise<Applied> {
  const { row, schoolIndex, notes } = found
  const { game } = row
  const scored = scoredSport(row.sport.globalSportId)
  if (!scored) throw new Error(`Game ${game.id} is of a sport without statistics`)
  const { box, matched } = await boxOfFile(work, file, found)
  const corrections = await correctionsOf(work.tx, game.id)
  const { box: data, standings } = correctBox(box, corrections, scored.columns)
  await writeStandings(work.tx, corrections, standings)
  const before = await storedBox(work.tx, game.id)
  const isBoxNew =
    !before || !isDeepStrictEqual(plain([before.data, before.plays]), plain([data, file.plays]))
  if (isBoxNew || before.source !== file.program)
    await writeBox(work.tx, {
      gameId: game.id,
      seasonId: game.seasonId,
      sportGroup: file.group,
      source: file.program,
      data,
      plays: file.plays,
    })
  await fillInCodes(work, row, {
    ncaaGameId: file.ncaaGameId ?? null,
    ncaaSchoolCode: file.teams[schoolIndex === 0 ? 1 : 0].code ?? null,
  })
  // The first file of a game takes the place of whatever was said of it by hand, its end too.
  const wasComplete = standing ? standing.isComplete : await isOverByHand(work.tx, game.id)
  const isResultNew = await writeResult(work, row, file, schoolIndex, wasComplete)
  if (isNear(work.now, game.startUtc))
    await recordLiveState(work, { gameId: game.id, ...liveOf(file, schoolIndex, scored.columns) })
  return {
    gameId: game.id,
    seasonId: game.seasonId,
    isChanged: isBoxNew || isResultNew,
    warnings: [
      ...file.warnings,
      ...notes,
      ...overruledWords(scored.columns, corrections, standings),
      ...(game.status === 'A'
        ? []
        : [{ place: 'venue', message: 'The schedule says that the game was called off.' }]),
    ],
    strangers: strangersOf(matched),
  }
}

/** As the database gives it back. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function strangersOf(matched: ReadonlyMap<FilePlayer, MatchedPlayer<RosterLine>>): Stranger[] {
  return [...matched].flatMap(([{ jersey, name }, match]): Stranger[] => {
    if (match.kind === 'found') return match.isDecided ? [{ jersey, name, decision: 'player' }] : []
    return [{ jersey, name, decision: match.kind === 'nobody' ? 'nobody' : 'open' }]
  })
}

/** Whether two ways of writing are one stranger. */
export const isSameStranger = (
  a: { jersey: string | null; name: string },
  b: { jersey: string; nameKey: string },
): boolean => isDeepStrictEqual(decisionKey(a), { jersey: b.jersey, nameKey: b.nameKey })

/** A final file gives the result; one that takes the end back takes the result back that its predecessor gave. */
async function writeResult(
  work: Work,
  { game }: GameToMatch,
  file: GameReading,
  schoolIndex: 0 | 1,
  wasComplete: boolean,
): Promise<boolean> {
  const nothing = {
    resultStatus: null,
    teamScore: null,
    opponentScore: null,
    lineScores: null,
    postscore: null,
  }
  const { isComplete } = file.state
  if (!isComplete && !wasComplete) return false
  const result = isComplete ? resultOf(file, schoolIndex) : nothing
  const known = Object.fromEntries(
    Object.keys(result).map((name) => [name, game[name as keyof typeof result]]),
  )
  const isOver = isComplete && !isNear(work.now, game.startUtc) && game.gameState !== 'GameComplete'
  if (isDeepStrictEqual(known, result) && !isOver) return false
  // A game of another day has no live state to follow; it is simply over.
  await updateGame(work, game.id, { ...result, ...(isOver ? { gameState: 'GameComplete' } : {}) })
  await indexContent(work, 'game', [game.id])
  return true
}
