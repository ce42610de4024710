import { notFound } from '#contract/shapes/problem.ts'
import type { RecordBook, RecordScope } from '#contract/shapes/record-book.ts'
import type { StatGame } from '#contract/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { playerUrls } from '../rosters/rosters.service.ts'
import { toSportRef } from '../sports/sports.service.ts'
import type { SportColumns } from './columns/column.ts'
import { joinPlaces, type Places, type Reached } from './places.ts'
import { type RecordNumber, recordNumbers, recordNumberTitled } from './record-numbers.ts'
import { type Feat, numberId } from './season-feats.ts'
import { bestLines, type CareerLine, careersOf, type SeasonLine } from './season-records.ts'
import { storedFrom, sumsOfSeasons } from './season-sums.ts'
import { isTeamRow } from './season-totals.ts'
import { scoredSport } from './sport-columns.ts'
import { rosterLookup } from './stats.mapper.ts'
import {
  allTotalsOfSport,
  rostersOfSeasons,
  seasonsOfSport,
  sportBySlug,
  type TypedRecordRow,
  typedRecords,
} from './stats.read-model.ts'
import { type Holder, withTyped } from './typed-records.ts'

/** The ten best of each number: counted from the games of every season, and what the office typed in of the years before. */
export async function recordBook(
  work: Work,
  slug: string,
  scope: RecordScope = 'game',
): Promise<RecordBook | null> {
  const sport = await sportBySlug(work.tx, slug)
  if (!sport) throw notFound(`There is no sport '${slug}'.`)
  const scored = scoredSport(sport.globalSportId)
  if (!scored) return null
  const { columns, group } = scored
  const history = await historyOf(work, sport, columns)
  const typed = await typedRecords(work.tx, sport.id, scope)
  const counted = countedRecords(columns, scope, history)
  const categories = recordNumbers(columns, scope).map((number) => ({
    number,
    ...withTyped(
      scope,
      counted(number),
      typed.flatMap((row) => typedHolder(columns, scope, number, row)),
      number.column.isLowBest,
    ),
  }))
  const faces = await facesOf(
    work,
    history,
    categories.flatMap(({ holders }) => holders.map(({ who }) => who.playerId)),
  )
  return {
    sport: toSportRef(sport),
    sportGroup: group,
    scope,
    since: history.seasons[0]?.title ?? null,
    categories: categories
      .filter(({ holders }) => holders.length > 0)
      .map(({ number, holders, others }) => ({
        group: number.group,
        key: number.key,
        table: number.table,
        title: number.title,
        descriptor: number.column.label,
        format: number.column.format,
        holders: holders.map(({ rank, value, who }) => ({ rank, value, ...who, ...faces(who) })),
        others,
      })),
  }
}

type History = Awaited<ReturnType<typeof historyOf>>

/** Every season with games, the oldest first, and those of which only the totals were kept. */
async function historyOf(
  work: Work,
  sport: { id: number; globalSportNameSlug: string },
  columns: SportColumns,
) {
  const known = await seasonsOfSport(work.tx, sport.id)
  const seasons = known.filter(({ hasBoxScores }) => hasBoxScores).toReversed()
  const ids = seasons.map(({ id }) => id)
  const sums = await sumsOfSeasons(work, columns, ids)
  const rosters = await rostersOfSeasons(work.tx, ids)
  const roster = rosterLookup(rosters, sport.globalSportNameSlug)
  const totals = (await allTotalsOfSport(work.tx, sport.id)).filter(
    ({ title }) => !seasons.some((season) => season.title === title),
  )
  return { seasons, sums, rosters, roster, totals, today: work.now.toISOString().slice(0, 10) }
}

function countedRecords(columns: SportColumns, scope: RecordScope, history: History) {
  if (scope === 'game' || scope === 'team-game') {
    const lists = featsOf(history, scope)
    return (number: RecordNumber) => joinPlaces(lists(number))
  }
  const seasons = scope === 'team-season' ? teamSeasons(history) : playerSeasons(columns, history)
  const lines = scope === 'career' ? careersOf(columns, seasons) : seasons
  return (number: RecordNumber) =>
    mapped(bestLines<SeasonLine | CareerLine>(columns, number, lines, scope === 'team-season'), fromLine)
}

function featsOf({ seasons, sums, roster }: History, scope: 'game' | 'team-game') {
  return (number: RecordNumber): Places<Holder>[] =>
    seasons.map(({ id, title }) => {
      const feats = sums.get(id)?.feats[scope === 'game' ? 'players' : 'team'][numberId(number)]
      return feats
        ? mapped(feats, (feat) => fromFeat(feat, title, roster(feat.rosterPlayerId)))
        : { holders: [], others: 0 }
    })
}

const mapped = <From, To>({ holders, others }: Places<From>, to: (who: From) => To): Places<To> => ({
  holders: holders.map((entry) => ({ ...entry, who: to(entry.who) })),
  others,
})

const bare: Holder = {
  name: null,
  playerId: null,
  url: null,
  image: null,
  season: null,
  game: null,
  playedOn: null,
  opponent: null,
  isTyped: false,
  isTotalsOnly: false,
  note: null,
}

function fromFeat(
  { name, game }: Feat<StatGame>,
  season: string,
  known: { name: string | null; playerId: number | null },
): Holder {
  const { gameId, startDate, locationIndicator, opponent } = game
  const { title, slug } = opponent
  return {
    ...bare,
    name: known.name ?? name,
    playerId: known.playerId,
    season,
    game: { gameId, startDate, locationIndicator, opponent: { title, slug } },
    playedOn: startDate.slice(0, 10),
    opponent: title,
  }
}

function fromLine(line: SeasonLine | CareerLine): Holder {
  const { name, playerId, isTotalsOnly } = line
  return { ...bare, name, playerId, isTotalsOnly, season: 'season' in line ? line.season : yearsOf(line) }
}

const yearsOf = ({ first, last }: CareerLine) => (first === last ? first : `${first} to ${last}`)

/** Everybody's seasons, the oldest first. */
function playerSeasons(columns: SportColumns, history: History): SeasonLine[] {
  const { seasons, sums, roster, totals, today } = history
  const counted = seasons.flatMap(({ id, title, endsOn }) => {
    const own = sums.get(id)
    if (!own) return []
    const { individual, games, team } = storedFrom(own, roster)
    return individual
      .filter((player) => !isTeamRow(player))
      .map(({ name, playerId, rosterPlayerId = null, gp, line }) => ({
        name,
        playerId,
        rosterPlayerId,
        gp,
        line,
        season: title,
        isTotalsOnly: false,
        isOver: endsOn < today,
        team: { games, line: team },
      }))
  })
  const old = totals.flatMap(({ title, data }) =>
    data.individual
      .filter((player) => !isTeamRow(player))
      .map(({ name, playerId, gp, line }) => ({
        name,
        playerId,
        gp,
        line,
        rosterPlayerId: null,
        season: title,
        isTotalsOnly: true,
        isOver: true,
        team: { games: data.games, line: data.team },
      })),
  )
  return [...old, ...counted].toSorted((one, other) => (one.season < other.season ? -1 : 1))
}

function teamSeasons({ seasons, sums, totals, today }: History): SeasonLine[] {
  const line = (
    season: string,
    { games, team }: { games: number; team: SeasonLine['line'] },
    isTotalsOnly: boolean,
    isOver: boolean,
  ): SeasonLine => ({
    name: null,
    playerId: null,
    rosterPlayerId: null,
    season,
    isTotalsOnly,
    isOver,
    gp: games,
    line: team,
    team: { games, line: team },
  })
  return [
    ...totals.map(({ title, data }) => line(title, data, true, true)),
    ...seasons.flatMap(({ id, title, endsOn }) => {
      const own = sums.get(id)
      return own ? [line(title, own, false, endsOn < today)] : []
    }),
  ].toSorted((one, other) => (one.season < other.season ? -1 : 1))
}

function typedHolder(
  columns: SportColumns,
  scope: RecordScope,
  { group, key }: RecordNumber,
  row: TypedRecordRow,
): Reached<Holder>[] {
  const named = recordNumberTitled(columns, scope, row.stat)
  if (named?.group !== group || named.key !== key) return []
  const { holder, playerId, season, opponent, playedOn, note } = row
  return [
    {
      value: Number(row.value),
      who: { ...bare, name: holder, playerId, season, opponent, playedOn, note, isTyped: true },
    },
  ]
}

/** The page and the portrait of whoever has one. */
async function facesOf(work: Work, { rosters, roster }: History, ids: readonly (number | null)[]) {
  const holders = [...new Set(ids)].filter((id) => id !== null)
  const lines = new Map(rosters.map((row) => [row.playerId, row]))
  const elsewhere = await playerUrls(
    work,
    holders.filter((id) => !lines.has(id)),
  )
  return ({ playerId }: Holder) => {
    const line = playerId === null ? undefined : lines.get(playerId)
    return {
      url: line ? roster(line.rosterPlayerId).url : (elsewhere.get(playerId ?? 0) ?? null),
      image: line?.image ?? null,
    }
  }
}
