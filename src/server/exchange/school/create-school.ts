import { sql } from 'drizzle-orm'
import type { NewSchool } from '#contract/editing/schools.ts'
import { brandProblems } from '#contract/shapes/brand-checks.ts'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { currentSeason, type ListedSport, sportList } from '#contract/shapes/sport-list.ts'
import type { Tenant } from '#contract/tenants.ts'
import { isTenantKey } from '../../adapters/bucket.ts'
import type { Storage } from '../../adapters/storage.ts'
import type { Database, Tx } from '../../db/client.ts'
import { navigationItems } from '../../db/schema/navigation.ts'
import { promotionLocations } from '../../db/schema/promotions.ts'
import { settings } from '../../db/schema/settings.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import { departments } from '../../db/schema/staff.ts'
import { tenants } from '../../db/schema/tenants.ts'
import { rebuildSearch } from '../../domains/search/search-index.service.ts'
import { allTenants } from '../../domains/tenants/tenants.queries.ts'
import { slugOf } from '../../feeds/slug.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { isTimeZone } from '../school-row.ts'
import { type CrestFile, crestIn } from './crest-file.ts'
import { type MenuEntry, mainMenu, sportMenu } from './first-menu.ts'
import { firstPlaces } from './first-places.ts'
import { firstSettings } from './first-settings.ts'
import { placeholderCrest, placeholderPerson } from './placeholder-crest.ts'

export interface CreateDeps {
  database: Database
  storage: Storage
  now: Date
}

/** Everybody on the staff belongs to one: an office should not have to begin with these. */
const firstDepartments = ['Athletic Administration', 'Athletic Communications', 'Sports Medicine'].map(
  (title, rank) => ({ title, slug: `${slugOf(title)}-department`, rank }),
)

type Fault = { field: string; message: string }

/** What is wrong with a school that is to be, all of it at once and in words. */
function faultsOf(given: NewSchool, known: readonly Tenant[]): Fault[] {
  const faults: Fault[] = []
  const add = (field: string, message: string) => faults.push({ field, message })
  if (!isTenantKey(given.key)) add('key', 'The short name has small letters, digits and dashes alone.')
  else if (known.some(({ key }) => key === given.key))
    add('key', `There is a school '${given.key}' already. Choose another short name.`)
  for (const host of given.hosts) {
    const owner = known.find(({ hosts }) => hosts.includes(host))
    if (owner) add('hosts', `${host} belongs to ${owner.name}.`)
  }
  if (!isTimeZone(given.timeZone))
    add('timeZone', `'${given.timeZone}' is no time zone. Write it like America/Chicago.`)
  for (const problem of brandProblems(given)) add('secondary', problem)
  for (const key of given.sports)
    if (!sportList.some((sport) => sport.key === key)) add('sports', `There is no sport '${key}'.`)
  return faults
}

/** Any constant: two schools are made one after the other, so that the second sees the names of the first. */
const createLock = 7_051_920

/**
 * A school with all its pages: its row, its settings, its sports with the season of now, its menus and its crest. Its row
 * comes last, so that no process knows of a school that is half there.
 */
export async function createSchool(
  { database, storage, now }: CreateDeps,
  given: NewSchool,
): Promise<Tenant> {
  const faults = faultsOf(given, await allTenants(database.platform))
  if (faults.length > 0) throw refused(faults)
  const crest: CrestFile = given.crest
    ? crestIn(Buffer.from(given.crest, 'base64'))
    : {
        bytes: Buffer.from(placeholderCrest({ ...given, letters: given.abbreviation })),
        extension: 'svg',
      }
  const tenant = tenantOf(given, `${given.key}/logo.${crest.extension}`)
  const written: string[] = []
  const write = async (path: string, bytes: Buffer, type: string) => {
    await storage.write(path, bytes, type)
    written.push(path)
  }
  try {
    await write(
      `${given.key}/logo.${crest.extension}`,
      crest.bytes,
      crest.extension === 'png' ? 'image/png' : 'image/svg+xml',
    )
    await write(`${given.key}/default-person.svg`, Buffer.from(placeholderPerson(given)), 'image/svg+xml')
    await database.platform.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(${createLock}), set_config('app.tenant', ${given.key}, true)`,
      )
      const late = faultsOf(given, await allTenants(tx))
      if (late.length > 0) throw refused(late)
      // Its own rows are written as everything of a school is, behind the wall; its entry is the platform's.
      await tx.execute(sql`select set_config('role', 'fieldhouse_app', true)`)
      await writeRows(tx, tenant, given, now)
      await tx.execute(sql`set local role none`)
      await tx.insert(tenants).values(tenant)
    })
  } catch (error) {
    for (const path of written) await storage.delete(path)
    throw error
  }
  return tenant
}

const refused = (faults: readonly Fault[]) =>
  new ApiProblem({
    ...makeProblem(422, faults.map(({ message }) => message).join(' ')),
    errors: [...faults],
  })

const tenantOf = (given: NewSchool, logo: string): Tenant => ({
  key: given.key,
  name: given.name.trim(),
  abbreviation: given.abbreviation.trim(),
  ncaaSchoolCode: null,
  hosts: given.hosts,
  timeZone: given.timeZone,
  brand: { primary: given.primary.toLowerCase(), secondary: given.secondary.toLowerCase() },
  configuration: {
    tenant: given.key,
    bucket: given.key,
    imagesCdnPath: '/images',
    logo: `/files/${logo}`,
    defaultPersonImage: `/files/${given.key}/default-person.svg`,
    nativoEnabled: false,
    enableFooterPersonalInfo: true,
    gtmIds: [],
    htlbid: { siteId: '', isTesting: false },
    disableSSR: false,
    takeoversEnabled: true,
  },
})

async function writeRows(tx: Tx, tenant: Tenant, given: NewSchool, now: Date): Promise<void> {
  const groups = firstSettings(given, tenant.configuration.logo)
  await tx.insert(settings).values(Object.entries(groups).map(([group, value]) => ({ group, value })))
  await tx.insert(promotionLocations).values(firstPlaces)
  await tx.insert(departments).values(firstDepartments)
  const chosen = sportList.filter(({ key }) => given.sports.includes(key))
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(tenant.timeZone)
    .toPlainDate()
    .toString()
  const ids = new Map<string, number>()
  for (const sport of chosen) ids.set(sport.key, await writeSport(tx, sport, today))
  await tx.insert(sports).values({
    title: 'General',
    shortname: 'general',
    abbreviation: 'GEN',
    globalSportId: 0,
    globalSportShortname: 'general',
    globalSportNameSlug: 'general',
    nonSport: true,
  })
  await writeMenu(tx, mainMenu(chosen), (entry) => ({
    menu: 'main',
    sportId: entry.sport ? (ids.get(entry.sport) ?? null) : null,
  }))
  await writeMenu(tx, sportMenu, () => ({ menu: 'sport', sportId: null }))
  await rebuildSearch({ tx })
}

async function writeSport(tx: Tx, sport: ListedSport, today: string): Promise<number> {
  const { key, title, abbreviation, globalSportId, slug, gender, year, hasRoster } = sport
  const [row] = await tx
    .insert(sports)
    .values({
      title,
      shortname: key,
      abbreviation,
      globalSportId,
      globalSportShortname: key,
      globalSportNameSlug: slug,
      gender,
    })
    .returning({ id: sports.id })
  if (!row) throw new Error('The sport was not written')
  await tx
    .insert(seasons)
    .values({ sportId: row.id, ...currentSeason(year, today), isCurrent: true, hasRoster })
  return row.id
}

type Place = Pick<typeof navigationItems.$inferInsert, 'menu' | 'sportId'>

async function writeMenu(
  tx: Tx,
  entries: readonly MenuEntry[],
  placeOf: (entry: MenuEntry) => Place,
  parentId: number | null = null,
): Promise<void> {
  for (const [rank, entry] of entries.entries()) {
    const { title, url, columnNumber = 1, isSeparator = false, className = null, children = [] } = entry
    const [row] = await tx
      .insert(navigationItems)
      .values({ ...placeOf(entry), parentId, rank, title, url, columnNumber, isSeparator, className })
      .returning({ id: navigationItems.id })
    if (row && children.length > 0) await writeMenu(tx, children, placeOf, row.id)
  }
}
