import { noMedia } from '#contract/shapes/no-media.ts'
import { type Change, changesOf } from '../../feeds/changes.ts'
import type { Reading, RowNote } from '../../feeds/columns.ts'
import { fold } from '../../feeds/fold.ts'
import { abbreviationOf, opponentFinder, opponentKey } from '../../feeds/opponent-name.ts'
import type { ScheduleRow } from '../../feeds/schedule-file.ts'
import { slugOf } from '../../feeds/slug.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { indexContent } from '../search/search-index.service.ts'
import { facilityNames } from '../sports/facility-names.service.ts'
import { teamSeasonBySlug } from '../sports/sports.service.ts'
import { type GameValues, localTime, valuesOfGame, valuesOfRow } from './game-values.ts'
import {
  allOpponents,
  deleteGames,
  type GameInsert,
  type GameSelect,
  gamesToCompare,
  insertGames,
  insertOpponents,
  writeGame,
} from './games.import-queries.ts'
import { rememberOpponentName } from './opponent-names.service.ts'
import { asGames, matchGames, type RivalRow } from './schedule-match.ts'

/** What an import would do. Each row of the file is in exactly one of creates, updates, unchanged and rejects. */
export interface SchedulePlan {
  sport: string
  season: string
  sportId: number
  seasonId: number
  rows: number
  newOpponents: { title: string }[]
  /** Schools that somebody said a strange name means: they are called so from now on. */
  namedOpponents: { opponentId: number; alias: string }[]
  creates: { row: number; name: string; rival: string; isEvent: boolean; values: GameValues }[]
  updates: { row: number; name: string; gameId: number; changes: Change[] }[]
  unchanged: { row: number; name: string; gameId: number }[]
  /** In the season and not in the file. They stay unless the import is told to remove them. */
  removals: { name: string; gameId: number }[]
  rejects: RowNote[]
  warnings: RowNote[]
}

/** Preseason and postseason lie a little outside the dates of a season; another year lies far outside. */
const graceDays = 60

const fields = [
  'startDate',
  'endDate',
  'startUtc',
  'time',
  'isTbd',
  'isAllDay',
  'isDoubleheader',
  'gameNumber',
  'locationIndicator',
  'atVs',
  'location',
  'isConference',
  'isExhibition',
  'opponentPrefix',
  'tournament',
  'promotion',
  'note',
  'facilityId',
  'tv',
  'radio',
  'tickets',
  'video',
  'liveStats',
  'status',
  'gameState',
  'resultStatus',
  'teamScore',
  'opponentScore',
  'prescore',
  'postscore',
] as const
type MediaField = 'tv' | 'radio' | 'tickets' | 'video' | 'liveStats'
const spelledFields = [
  'location',
  'tournament',
  'promotion',
  'note',
  'tv',
  'radio',
  'postscore',
  'opponentPrefix',
  'time',
]
const exactFields = fields.filter((field) => !spelledFields.includes(field))
const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row

/** What somebody said of a name that no opponent has. */
interface NamedOpponent {
  written: string
  opponentId: number
}

/** The days of the season, which a file's dates without a year fall in. */
export async function seasonSpan(
  work: Work,
  sport: string,
  season: string,
): Promise<{ startsOn: string; endsOn: string }> {
  const { startsOn, endsOn } = (await teamSeasonBySlug(work, sport, season)).season
  return { startsOn, endsOn }
}

export async function planScheduleImport(
  work: Work,
  sport: string,
  season: string,
  reading: Reading<ScheduleRow>,
  named: readonly NamedOpponent[] = [],
): Promise<SchedulePlan> {
  const team = await teamSeasonBySlug(work, sport, season)
  const opponents = (await allOpponents(work.tx)).map((opponent) => ({
    ...opponent,
    aliases: [
      ...opponent.aliases,
      ...named.filter(({ opponentId }) => opponentId === opponent.id).map(({ written }) => written),
    ],
  }))
  const venueOf = facilityFinder(await facilityNames(work.tx))
  const games = await gamesToCompare(work.tx, team.season.id)
  const titles = new Map(opponents.map(({ id, title }) => [id, title]))
  const find = opponentFinder(opponents)
  const rivalOf = (name: string) => String(find(name)?.id ?? `new ${opponentKey(name)}`)

  const { inSeason, rejects } = withinSeason(reading.rows, team.season)
  const placed = new Map(inSeason.map((row) => [row.row, placeOf(row, venueOf)]))
  const valuesFor = (row: ScheduleRow, game: GameSelect | null): GameValues => ({
    ...valuesOfRow({ ...row, ...placed.get(row.row)?.place }, work.tenant.timeZone, game),
    ...placed.get(row.row)?.facility,
  })
  const read = asGames(inSeason.map((row) => ({ row, rival: rivalOf(row.opponent) })))
  const known = games.map((game) => ({
    game,
    rival: String(game.opponentId),
    clock: localTime(game.startUtc, game.timeZone).clock,
    ...pickKnown(game),
  }))
  const matched = matchGames(read.rows, known)
  const compared = matched.pairs.map(({ row: { row }, game: { game } }) => ({
    row: row.row,
    name: label(titles.get(game.opponentId) ?? row.opponent, row.date),
    gameId: game.id,
    changes: changesOf(valuesOfGame(game), valuesFor(row, game), fields, exactFields),
  }))
  const found = new Set(compared.map(({ gameId }) => gameId))
  return {
    sport: team.sport.title,
    season: team.season.title,
    sportId: team.sport.id,
    seasonId: team.season.id,
    rows: reading.total,
    newOpponents: newOpponents(matched.others),
    namedOpponents: named.flatMap(({ written, opponentId }) => {
      const isUsed = reading.rows.some(({ opponent }) => opponentKey(opponent) === opponentKey(written))
      return isUsed && titles.has(opponentId) ? [{ opponentId, alias: written }] : []
    }),
    creates: matched.others
      .map(({ row, rival }) => ({
        row: row.row,
        name: label(titles.get(Number(rival)) ?? row.opponent, row.date),
        rival,
        isEvent: row.isEvent ?? false,
        values: valuesFor(row, null),
      }))
      .toSorted(byRow),
    updates: compared.filter(({ changes }) => changes.length > 0).toSorted(byRow),
    unchanged: compared
      .filter(({ changes }) => changes.length === 0)
      .map(({ row, name, gameId }) => ({ row, name, gameId }))
      .toSorted(byRow),
    removals: games
      .filter(({ id }) => !found.has(id))
      .map((game) => ({ name: label(titles.get(game.opponentId) ?? '', game.startDate), gameId: game.id })),
    rejects: [...reading.rejects, ...rejects, ...read.rejects].toSorted(byRow),
    warnings: [...reading.warnings, ...[...placed.values()].flatMap(({ note }) => note ?? [])].toSorted(
      byRow,
    ),
  }
}

interface Placed {
  facility?: { facilityId: number }
  place?: { location: string }
  note?: RowNote
}

/** A venue of the school's own is one of its facilities; another is the place where it is played. */
function placeOf(
  { row, venue, location }: ScheduleRow,
  venueOf: (name: string) => number | undefined,
): Placed {
  if (!venue) return {}
  const facilityId = venueOf(venue)
  if (facilityId !== undefined) return { facility: { facilityId } }
  if (!location) return { place: { location: venue } }
  const note = { row, reason: `the venue '${venue}' is none of the facilities and left out` }
  return { note }
}

function facilityFinder(facilities: readonly { id: number; title: string }[]) {
  const byName = Map.groupBy(facilities, ({ title }) => fold(title))
  return (name: string): number | undefined => {
    const [first, second] = byName.get(fold(name)) ?? []
    return second ? undefined : first?.id
  }
}

const label = (opponent: string, date: string) => `${opponent} on ${date}`
const pickKnown = ({ startDate, gameNumber, locationIndicator }: GameSelect) => ({
  startDate,
  gameNumber,
  locationIndicator,
})

function newOpponents(rows: readonly RivalRow[]): { title: string }[] {
  const firsts = Map.groupBy(
    rows.filter(({ rival }) => rival.startsWith('new ')),
    ({ rival }) => rival,
  )
  return [...firsts.values()].map(([first]) => ({ title: first?.row.opponent ?? '' }))
}

function withinSeason(
  rows: readonly ScheduleRow[],
  season: { title: string; startsOn: string; endsOn: string },
) {
  const first = Temporal.PlainDate.from(season.startsOn).subtract({ days: graceDays }).toString()
  const last = Temporal.PlainDate.from(season.endsOn).add({ days: graceDays }).toString()
  const isIn = ({ date }: ScheduleRow) => date >= first && date <= last
  return {
    inSeason: rows.filter(isIn),
    rejects: rows
      .filter((row) => !isIn(row))
      .map(({ row, date }) => ({ row, reason: `${date} is not in the season ${season.title}` })),
  }
}

/** Does what the plan says. Make the plan in the same unit of work, so that nothing changes in between. */
export async function applyScheduleImport(
  work: Work,
  plan: SchedulePlan,
  options: { remove?: boolean } = {},
): Promise<void> {
  const { tx } = work
  for (const { opponentId, alias } of plan.namedOpponents) await rememberOpponentName(work, opponentId, alias)
  const opponentIds = await insertOpponents(
    tx,
    plan.newOpponents.map(({ title }) => ({
      title,
      slug: slugOf(title),
      abbreviation: abbreviationOf(title),
    })),
  )
  const made = new Map(
    plan.newOpponents.map(({ title }, index) => [`new ${opponentKey(title)}`, opponentIds[index]]),
  )
  const gameIds = await insertGames(
    tx,
    plan.creates.map(({ rival, isEvent, values }) => ({
      ...toColumns(values, noMedia),
      sportId: plan.sportId,
      seasonId: plan.seasonId,
      opponentId: made.get(rival) ?? Number(rival),
      type: isEvent ? ('S' as const) : null,
      locationIndicator: values.locationIndicator ?? 'H',
      atVs: values.atVs ?? 'vs',
    })),
  )
  const current = new Map((await gamesToCompare(tx, plan.seasonId)).map((game) => [game.id, game]))
  for (const { gameId, changes } of plan.updates) {
    const media = current.get(gameId)?.media ?? noMedia
    await writeGame(
      tx,
      gameId,
      toColumns(
        Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Partial<GameValues>,
        media,
      ),
    )
  }
  const gone = options.remove ? plan.removals.map(({ gameId }) => gameId) : []
  await deleteGames(tx, gone)
  await indexContent(work, 'game', [...gameIds, ...plan.updates.map(({ gameId }) => gameId), ...gone])
}

/** The plain values as the table keeps them. */
function toColumns<Values extends Partial<GameValues>>(
  { startUtc, tv, radio, tickets, video, liveStats, ...rest }: Values,
  media: GameInsert['media'],
) {
  const said = Object.entries({ tv, radio, tickets, video, stats: liveStats }).filter(([, words]) => words)
  return {
    ...rest,
    ...(startUtc ? { startUtc: new Date(startUtc) } : {}),
    media: { ...media, ...Object.fromEntries(said) },
  } as Omit<Values, 'startUtc' | MediaField> & Pick<GameInsert, 'media' | 'startUtc'>
}
