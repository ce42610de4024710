import { notInArray, sql } from 'drizzle-orm'
import type { Storage } from '#server/adapters/storage.ts'
import { announce } from '#server/bus.ts'
import type { Database, Tx } from '#server/db/client.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { settings } from '#server/db/schema/settings.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { settle } from '#server/db/settle.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import { rebuildCareers } from '#server/domains/rosters/careers.service.ts'
import { rebuildSearch } from '#server/domains/search/search-index.service.ts'
import { changesBetween } from './changes.ts'
import { writeFiles } from './files.ts'
import { generateSchool, schoolData } from './generate/school.ts'
import type { School, SchoolKey, UnscoredSchool } from './model.ts'
import { deleteBytes, forgetTold, idsTold } from './simulator/games-on-air.ts'
import { listNames, tables } from './tables.ts'
import { countOn, upsert } from './upsert.ts'
import { writeChanges } from './write-changes.ts'

export interface SeedDeps {
  database: Database
  scope: TenantScope
  storage: Storage
  log: (line: string) => void
  /** Writes the schools and draws their pictures again although they are up to date. */
  refresh?: boolean
  now?: Date
}

/** Any constant: processes that start together take turns at seeding. */
const seedLock = 7_051_918

/**
 * Writes the two schools where there is none yet, and anew on another day. In another hour of the day what happened
 * since is added: results come in, and there is always a game going on. A platform with schools of its own is left alone.
 */
export async function seedSchools(deps: SeedDeps): Promise<void> {
  const { database, refresh = false, now = new Date() } = deps
  const known = await database.handle.select({ key: tenants.key, seededFor: tenants.seededFor }).from(tenants)
  if (known.some(({ seededFor }) => seededFor === null)) return
  let isWritten = false
  for (const key of Object.keys(schoolData) as SchoolKey[]) {
    const seededFor = known.find((tenant) => tenant.key === key)?.seededFor
    const before = seededFor && campusTime(seededFor, schoolData[key].timeZone)
    const moment = campusTime(now, schoolData[key].timeZone)
    if (before && !refresh && hourOf(before) === hourOf(moment)) continue
    const isLaterToday = before && !refresh && dayOf(before) === dayOf(moment)
    const school = isLaterToday
      ? await bringUpToDate(deps, key, before, moment)
      : await seedSchool(deps, key, moment)
    // The entry comes last: a school that was interrupted half way is written again at the next start.
    await database.handle
      .insert(tenants)
      .values({ ...school.tenant, seededFor: now })
      .onConflictDoUpdate({ target: tenants.key, set: { seededFor: now, ...codesOf(school.tenant) } })
    await announce(database.handle, { tenant: key, tags: ['*'] })
    isWritten ||= !isLaterToday
  }
  if (isWritten) await settle(database)
}

async function seedSchool(deps: SeedDeps, key: SchoolKey, moment: string): Promise<School> {
  const { database, storage, log, refresh = false } = deps
  const started = performance.now()
  const school = generateSchool(key, moment)
  log(`Writing ${school.tenant.name} as of ${moment.replace('T', ', ')} …`)
  const files = await writeFiles(storage, key, school, moment, refresh)
  const hashes = await inTurn(deps, key, async (tx) => {
    const told = await forgetTold(tx, await idsTold(tx))
    const owned = (rows: readonly object[]) => rows.map((row) => ({ tenantId: key, ...row }))
    // A game that is over is told by its result, and nobody else writes what goes on.
    const onAir = school.liveGames.map(({ id }) => id)
    await tx.delete(liveGames).where(notInArray(liveGames.id, onAir))
    for (const name of listNames) await upsert(tx, tables[name], ['tenant_id', 'id'], owned(school[name]))
    const groups = Object.entries(school.settings).map(([group, value]) => ({ group, value }))
    await upsert(tx, settings, ['tenant_id', 'group'], owned(groups))
    await rebuildCareers({ tx })
    await rebuildSearch({ tx })
    return told
  })
  await deleteBytes(deps.storage, key, hashes)
  for (const name of listNames) await countOn(database.handle, tables[name])
  const { sports, players, games } = school
  log(
    `  ${sports.length} sports, ${players.length} players, ${games.length} games, ${files} new files (${secondsSince(started)} s)`,
  )
  return school
}

/** Adds what happened between two moments of one day. */
async function bringUpToDate(
  deps: SeedDeps,
  key: SchoolKey,
  from: string,
  to: string,
): Promise<UnscoredSchool> {
  const started = performance.now()
  const touched = await deps.scope.read(key, idsTold)
  const { school, changes } = changesBetween(key, from, to, touched)
  await writeFiles(deps.storage, key, school, to, false)
  const { count, hashes } = await inTurn(deps, key, async (tx) => {
    const told = await forgetTold(tx, touched)
    return { count: await writeChanges(tx, key, changes), hashes: told }
  })
  await deleteBytes(deps.storage, key, hashes)
  deps.log(`${school.tenant.name}: ${count} changes since ${timeOf(from)} (${secondsSince(started)} s)`)
  return school
}

const inTurn = <Result>(deps: SeedDeps, key: SchoolKey, work: (tx: Tx) => Promise<Result>) =>
  deps.scope.write(key, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    return work(tx)
  })

/** Schools that were written before these were kept get them with the next seeding. */
const codesOf = ({ abbreviation, ncaaSchoolCode }: School['tenant']) => ({ abbreviation, ncaaSchoolCode })

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
