import { notInArray, sql } from 'drizzle-orm'
import type { Storage } from '#server/adapters/storage.ts'
import type { Tx, WorkDatabase } from '#server/db/client.ts'
import { appRole } from '#server/db/columns/tenant-table.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { settings } from '#server/db/schema/settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { settle } from '#server/db/settle.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import { rebuildCareers } from '#server/domains/rosters/careers.service.ts'
import { rebuildSearch } from '#server/domains/search/search-index.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { offices } from '../desk/office.ts'
import { writeDesk } from '../desk/write-desk.ts'
import { writeFiles } from '../files/files.ts'
import { generateSchool, schoolData } from '../generate/school.ts'
import type { SchoolKey, UnscoredSchool } from '../model/model.ts'
import { deleteBytes, forgetTold, idsTold } from '../simulator/games-on-air.ts'
import { changesBetween } from './changes.ts'
import { accountOfChanges, accountOfSchool, findEdits, noEdits, type Written } from './edits.ts'
import { writePeople } from './people.ts'
import { listNames, tables } from './tables.ts'
import { countOn, upsert } from './upsert.ts'
import { writeChanges, writeChoices } from './write-changes.ts'

export interface SeedDeps {
  database: WorkDatabase
  scope: TenantScope
  storage: Storage
  log: (line: string) => void
  /** Writes the schools and draws their pictures again although they are up to date. */
  refresh?: boolean
  now?: Date
}

/** Any constant: processes that start together take turns at seeding. */
const seedLock = 7_051_918
/** Rows that editors add count from here on, clear of those that the demo's days to come bring. */
const firstOfEditors = 1_000_000

/**
 * Writes the two schools where there is none yet, and anew on another day. In another hour of the day what happened
 * since is added: results come in, and there is always a game going on. What somebody edited stays as they made it,
 * unless the schools are refreshed on purpose. A platform with schools of its own is left alone.
 */
export async function seedSchools(deps: SeedDeps): Promise<void> {
  const { database, refresh = false, now = new Date() } = deps
  const known = await database.platform
    .select({ key: tenants.key, seededFor: tenants.seededFor, seededRows: tenants.seededRows })
    .from(tenants)
  if (known.some(({ seededFor }) => seededFor === null)) return
  let isWritten = false
  for (const key of Object.keys(schoolData) as SchoolKey[]) {
    const entry = known.find((tenant) => tenant.key === key)
    const from = entry?.seededFor && campusTime(entry.seededFor, schoolData[key].timeZone)
    const to = campusTime(now, schoolData[key].timeZone)
    if (from && !refresh && hourOf(from) === hourOf(to)) continue
    if (from && !refresh && !entry.seededRows) {
      deps.log(
        `${key} was written by a version that kept no account of it, so it stays as it is. npm run fieldhouse -- seed --refresh writes it anew.`,
      )
      continue
    }
    const turn: Turn = {
      key,
      now,
      seededFor: entry?.seededFor ?? null,
      written: refresh ? null : ((entry?.seededRows ?? null) as Written | null),
    }
    const isLaterToday = from && !refresh && dayOf(from) === dayOf(to)
    if (isLaterToday) await bringUpToDate(deps, turn, from, to)
    else await seedSchool(deps, turn, to)
    isWritten ||= !isLaterToday
  }
  await openDesks(deps, now, refresh)
  if (isWritten) await settle(database)
}

/** After the schools: what is new at a desk counts on from there. */
async function openDesks({ database, scope }: SeedDeps, now: Date, refresh: boolean): Promise<void> {
  for (const tenant of await allTenants(database.platform)) {
    const office = Object.hasOwn(offices, tenant.key) ? offices[tenant.key as SchoolKey] : null
    if (office) await writeDesk(scope, tenant, office, now, refresh)
  }
}

/** One school's turn at being written. */
interface Turn {
  key: SchoolKey
  now: Date
  /** The moment at which the school stands before. */
  seededFor: Date | null
  /** What was written of it then; null where everything is to be written. */
  written: Written | null
}

async function seedSchool(deps: SeedDeps, turn: Turn, moment: string): Promise<void> {
  const { database, storage, log, refresh = false } = deps
  const { key, written } = turn
  const started = performance.now()
  const school = generateSchool(key, moment)
  log(`Writing ${school.tenant.name} as of ${moment.replace('T', ', ')} …`)
  const files = await writeFiles(storage, key, school, moment, refresh)
  const groups = Object.entries(school.settings).map(([group, value]) => ({ group, value }))
  const hashes = await inTurn(deps, turn, school, async (tx) => {
    const ids = await idsTold(tx)
    const edits = written ? await findEdits(tx, written, ids) : noEdits
    const told = await forgetTold(tx, ids)
    const owned = (rows: readonly object[]) => rows.map((row) => ({ tenantId: key, ...row }))
    // A game that is over is told by its result, and nobody else writes what goes on.
    const onAir = school.liveGames.map(({ id }) => id)
    await tx.delete(liveGames).where(notInArray(liveGames.id, onAir))
    for (const name of listNames)
      await upsert(tx, tables[name], ['tenant_id', 'id'], owned(edits.ours<object>(name, school[name])))
    await upsert(tx, settings, ['tenant_id', 'group'], owned(edits.ours('settings', groups)))
    await countRows(tx)
    await rebuildCareers({ tx })
    await rebuildSearch({ tx })
    const account = await accountOfSchool(tx, { ...school, settings: groups }, written ?? {}, edits)
    return { result: told, account }
  })
  await deleteBytes(storage, key, hashes ?? [])
  for (const name of listNames) await countOn(database.platform, tables[name], firstOfEditors)
  const { sports, players, games } = school
  log(
    `  ${sports.length} sports, ${players.length} players, ${games.length} games, ${files} new files (${secondsSince(started)} s)`,
  )
}

/** A database that has not counted its new rows joins them the long way round, for minutes; only their owner may count. */
async function countRows(tx: Tx): Promise<void> {
  const names = listNames.map((name) => sql`${tables[name]}`)
  await tx.execute(sql`set local role none`)
  await tx.execute(sql`analyze ${sql.join(names, sql`, `)}`)
  await tx.execute(sql`set local role ${sql.identifier(appRole.name)}`)
}

/** Adds what happened between two moments of one day. */
async function bringUpToDate(deps: SeedDeps, turn: Turn, from: string, to: string): Promise<void> {
  const { key, written } = turn
  const started = performance.now()
  const touched = await deps.scope.read(key, idsTold)
  const { school, changes } = changesBetween(key, from, to, touched)
  await writeFiles(deps.storage, key, school, to, false)
  const done = await inTurn(deps, turn, school, async (tx) => {
    const edits = await findEdits(tx, written ?? {}, touched)
    const hashes = await forgetTold(tx, touched)
    const choices = await writeChoices(tx, school.settings, edits)
    const count = choices.length + (await writeChanges(tx, key, changes, edits))
    const all = [...changes, ['settings', { written: choices, gone: [] }] as const]
    return { result: { count, hashes }, account: await accountOfChanges(tx, all, written ?? {}, edits) }
  })
  if (!done) return
  await deleteBytes(deps.storage, key, done.hashes)
  deps.log(`${school.tenant.name}: ${done.count} changes since ${timeOf(from)} (${secondsSince(started)} s)`)
}

/** Writes a school and what is told of it in one piece; null where another process has done so meanwhile. */
const inTurn = <Result>(
  deps: SeedDeps,
  { key, now, seededFor }: Turn,
  { tenant, sports }: UnscoredSchool,
  work: (tx: Tx) => Promise<{ result: Result; account: Written }>,
): Promise<Result | null> =>
  deps.scope.write(key, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    // Nobody waits for it, and a database that has not counted its new rows yet may read them the long way round.
    await tx.execute(sql`set local statement_timeout = 0`)
    const [current] = await tx.select({ seededFor: tenants.seededFor }).from(tenants)
    if ((current?.seededFor?.getTime() ?? null) !== (seededFor?.getTime() ?? null)) return null
    const { result, account } = await work(tx)
    // The entry among the schools is the platform's, and so are people.
    await tx.execute(sql`set local role none`)
    const sportId = (name: string) => sports.find(({ shortname }) => shortname === name)?.id
    await writePeople(tx, key, Object.values(offices[key]), sportId)
    await tx
      .insert(tenants)
      .values({ ...tenant, seededFor: now, seededRows: account })
      .onConflictDoUpdate({ target: tenants.key, set: { seededFor: now, seededRows: account } })
    return result
  })

const secondsSince = (started: number): string => ((performance.now() - started) / 1000).toFixed(1)

/** 'YYYY-MM-DDTHH:MM' on the clock of the campus, and its parts. */
function campusTime(now: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}
const dayOf = (moment: string): string => moment.slice(0, 10)
const hourOf = (moment: string): string => moment.slice(0, 13)
const timeOf = (moment: string): string => moment.slice(11)
