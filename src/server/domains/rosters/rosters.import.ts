import { type Change, changesOf, valuesOf } from '../../feeds/changes.ts'
import type { Reading, RowNote } from '../../feeds/columns.ts'
import type { RosterRow } from '../../feeds/roster-file.ts'
import { slugOf } from '../../feeds/slug.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { indexContent } from '../search/search-index.service.ts'
import { teamSeasonBySlug } from '../sports/sports.service.ts'
import { gatherCareers } from './careers.service.ts'
import { type KnownBy, matchElsewhere, matchPeople, matchRoster, withoutRepeats } from './roster-match.ts'
import {
  deleteLines,
  insertLines,
  insertPlayers,
  peopleOfSport,
  peopleSince,
  rosterToCompare,
  updatePlayer,
  updateRosterLine,
} from './rosters.import-queries.ts'

/** What an import would do. Each row of the file is in exactly one of creates, updates, unchanged and rejects. */
export interface RosterPlan {
  sport: string
  season: string
  seasonId: number
  rows: number
  /** `playerId` is set for somebody known from another season or team, and `changes` then says what is new of them. */
  creates: {
    row: number
    name: string
    playerId: number | null
    values: RosterRow
    changes: Change[]
    known: { by: KnownBy; from: 'an earlier season' | 'another team' } | null
  }[]
  updates: {
    row: number
    name: string
    rosterPlayerId: number
    playerId: number
    changes: Change[]
    by: KnownBy
  }[]
  unchanged: { row: number; name: string; rosterPlayerId: number; by: KnownBy }[]
  /** On the roster and not in the file. They stay unless the import is told to remove them. */
  removals: { name: string; rosterPlayerId: number }[]
  rejects: RowNote[]
  warnings: RowNote[]
}

/** A career with a redshirt year, a mission or a year lost; older namesakes are other people. */
const yearsOfACareer = 7

const personFields = ['hometown', 'highSchool', 'previousSchool', 'major']
const lineFields = [
  'jersey',
  'position',
  'positionTitle',
  'academicYear',
  'heightInches',
  'weight',
  'isCaptain',
]
const exactFields = ['jersey']

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`
const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row

export async function planRosterImport(
  work: Work,
  sport: string,
  season: string,
  reading: Reading<RosterRow>,
): Promise<RosterPlan> {
  const team = await teamSeasonBySlug(work, sport, season)
  const since = Temporal.PlainDate.from(team.season.startsOn).subtract({ years: yearsOfACareer }).toString()
  const lines = await rosterToCompare(work.tx, team.season.id)
  const onRoster = new Set(lines.map(({ playerId }) => playerId))
  const people = (await peopleOfSport(work.tx, team.sport.id, since)).filter(
    ({ playerId }) => !onRoster.has(playerId),
  )

  const read = withoutRepeats(reading.rows)
  const matched = matchRoster(read.rows, lines)
  const known = matchPeople(matched.others, people)
  const inSport = new Set(people.map(({ playerId }) => playerId))
  const elsewhere = matchElsewhere(
    known.others,
    known.others.length === 0
      ? []
      : (await peopleSince(work.tx, since)).filter(
          ({ playerId }) => !onRoster.has(playerId) && !inSport.has(playerId),
        ),
  )
  const recognised = [
    ...known.pairs.map((pair) => ({ ...pair, from: 'an earlier season' as const })),
    ...elsewhere.pairs.map((pair) => ({ ...pair, from: 'another team' as const })),
  ]
  const compared = matched.pairs.map(({ row, line, by }) => ({
    row: row.row,
    by,
    name: nameOf(line),
    rosterPlayerId: line.rosterPlayerId,
    playerId: line.playerId,
    changes: changesOf(line, row, [...lineFields, ...personFields], exactFields),
  }))
  const found = new Set(compared.map(({ rosterPlayerId }) => rosterPlayerId))
  return {
    sport: team.sport.title,
    season: team.season.title,
    seasonId: team.season.id,
    rows: reading.total,
    creates: [
      ...recognised.map(({ row, line: { playerId, ...person }, by, from }) => ({
        row: row.row,
        known: { by, from },
        name: nameOf(row),
        playerId,
        values: row,
        changes: changesOf(person, row, personFields),
      })),
      ...elsewhere.others.map((row) => ({
        row: row.row,
        known: null,
        name: nameOf(row),
        playerId: null,
        values: row,
        changes: [],
      })),
    ].toSorted(byRow),
    updates: compared.filter(({ changes }) => changes.length > 0).toSorted(byRow),
    unchanged: compared
      .filter(({ changes }) => changes.length === 0)
      .map(({ row, name, rosterPlayerId, by }) => ({ row, name, rosterPlayerId, by }))
      .toSorted(byRow),
    removals: lines
      .filter(({ rosterPlayerId }) => !found.has(rosterPlayerId))
      .map((line) => ({ name: nameOf(line), rosterPlayerId: line.rosterPlayerId })),
    rejects: [...reading.rejects, ...read.rejects, ...matched.rejects, ...known.rejects].toSorted(byRow),
    warnings: [...reading.warnings, ...sharedNumbers(read.rows)].toSorted(byRow),
  }
}

/** Two with one number are allowed in some sports and a slip in others, so the office is told. */
function sharedNumbers(rows: readonly RosterRow[]): RowNote[] {
  const wearers = new Map<string, RosterRow>()
  return rows.flatMap((row) => {
    if (!row.jersey) return []
    const first = wearers.getOrInsert(row.jersey, row)
    return first === row
      ? []
      : [{ row: row.row, reason: `wears number ${row.jersey} like ${nameOf(first)} of row ${first.row}` }]
  })
}

/** Does what the plan says. Make the plan in the same unit of work, so that nothing changes in between. */
export async function applyRosterImport(
  work: Work,
  plan: RosterPlan,
  options: { remove?: boolean } = {},
): Promise<void> {
  const { tx } = work
  const newcomers = plan.creates.filter(({ playerId }) => playerId === null)
  const ids = await insertPlayers(
    tx,
    newcomers.map(({ values }) => ({
      firstName: values.firstName,
      lastName: values.lastName,
      slug: slugOf(nameOf(values)),
      ...(pick(values, personFields) as object),
    })),
  )
  const idOf = new Map(newcomers.map(({ row }, index) => [row, ids[index]]))
  await insertLines(
    tx,
    plan.creates.map(({ row, playerId, values }) => ({
      seasonId: plan.seasonId,
      playerId: playerId ?? idOf.get(row) ?? 0,
      academicYear: '',
      ...(pick(values, lineFields) as object),
    })),
  )
  for (const { playerId, changes } of [...plan.updates, ...plan.creates]) {
    const change = valuesOf(changes, personFields)
    if (playerId !== null && Object.keys(change).length > 0) await updatePlayer(tx, playerId, change)
  }
  for (const { rosterPlayerId, changes } of plan.updates) {
    const change = valuesOf(changes, lineFields)
    if (Object.keys(change).length > 0) await updateRosterLine(tx, rosterPlayerId, change)
  }
  const gone = options.remove
    ? await deleteLines(
        tx,
        plan.removals.map(({ rosterPlayerId }) => rosterPlayerId),
      )
    : []
  const known = [...plan.updates, ...plan.creates].flatMap(({ playerId }) => playerId ?? [])
  const touched = [...ids, ...known, ...gone]
  await gatherCareers(work, touched)
  await indexContent(work, 'player', touched)
}

const pick = (values: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
