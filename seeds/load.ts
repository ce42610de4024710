import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Storage } from '#server/adapters/storage.ts'
import { announce } from '#server/bus.ts'
import type { Database } from '#server/db/client.ts'
import { houseSponsors } from '#server/db/schema/ads.ts'
import { formFields, formOptions, forms } from '#server/db/schema/forms.ts'
import { games, opponents } from '#server/db/schema/games.ts'
import { allAmericans, awards, honors, inductees } from '#server/db/schema/honors.ts'
import { liveGames } from '#server/db/schema/live.ts'
import {
  galleries,
  moments,
  playlistVideos,
  podcastCategories,
  podcasts,
  publications,
  videoChannels,
  videoPlaylists,
  videos,
} from '#server/db/schema/media.ts'
import { navigationItems } from '#server/db/schema/navigation.ts'
import {
  clippingSports,
  clippings,
  documents,
  sportFiles,
  stories,
  storyGames,
  storyPeople,
  taggedContent,
  tags,
  writers,
} from '#server/db/schema/news.ts'
import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '#server/db/schema/promotions.ts'
import { historicalPlayers, players, rosterPlayers } from '#server/db/schema/rosters.ts'
import {
  partners,
  redirects,
  rssFeeds,
  settings,
  shopProducts,
  socialAccounts,
  subscribers,
  ticketLinks,
} from '#server/db/schema/settings.ts'
import { conferences, facilities, seasons, sports } from '#server/db/schema/sports.ts'
import { coachingSeasons, departments, staffMembers, teamStaff } from '#server/db/schema/staff.ts'
import { boxScores, seasonTotals } from '#server/db/schema/stats.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { trackingTags } from '#server/db/schema/tracking.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import { rebuildSearch } from '#server/domains/search/search-index.service.ts'
import { picturesOf } from './art/pictures.ts'
import { type PressFile, pressFiles } from './generate/press/files.ts'
import { openNewsroom } from './generate/press/newsroom.ts'
import { momentOf } from './generate/publish.ts'
import { generateSchool, schoolData } from './generate/school.ts'
import type { School, SchoolKey } from './model.ts'
import { countOn, upsert } from './upsert.ts'

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
const filesAtOnce = 16

/**
 * Writes the two schools where there is none yet, and brings schools written on an earlier day up to today:
 * results come in, and there is always a game to come. A platform with schools of its own is left alone.
 */
export async function seedSchools(deps: SeedDeps): Promise<void> {
  const { database, refresh = false, now = new Date() } = deps
  const known = await database.handle.select({ key: tenants.key, seededFor: tenants.seededFor }).from(tenants)
  if (known.some(({ seededFor }) => seededFor === null)) return
  for (const key of Object.keys(schoolData) as SchoolKey[]) {
    const moment = campusTime(now, schoolData[key].timeZone)
    const seededFor = known.find((tenant) => tenant.key === key)?.seededFor
    if (refresh || seededFor !== moment.slice(0, 10)) await seedSchool(deps, key, moment)
  }
  // Without statistics the planner guesses wrong for whole tables of new rows, and nothing else gathers them on PGlite.
  await database.handle.execute(sql`analyze`)
}

async function seedSchool(deps: SeedDeps, key: SchoolKey, moment: string): Promise<void> {
  const { database, scope, storage, log, refresh = false } = deps
  const started = performance.now()
  const school = generateSchool(key, moment)
  const seededFor = moment.slice(0, 10)
  log(`Writing ${school.tenant.name} as of ${moment.replace('T', ', ')} …`)
  const files = await writeFiles(storage, key, filesOf(key, school, moment), refresh)
  await scope.write(key, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ tenantId: key, ...row }))
    for (const [table, rows] of rowsOf(school)) await upsert(tx, table, ['tenant_id', 'id'], owned(rows))
    const groups = Object.entries(school.settings).map(([group, value]) => ({ group, value }))
    await upsert(tx, settings, ['tenant_id', 'group'], owned(groups))
    await rebuildSearch({ tx })
  })
  for (const [table] of rowsOf(school)) await countOn(database.handle, table)
  // The entry comes last: a school that was interrupted half way is written again at the next start.
  const entry = { ...school.tenant, seededFor }
  await database.handle
    .insert(tenants)
    .values(entry)
    .onConflictDoUpdate({ target: tenants.key, set: { seededFor } })
  await announce(database.handle, { tenant: key, tags: ['*'] })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { sports: teams, players: people, games: played } = school
  log(
    `  ${teams.length} sports, ${people.length} players, ${played.length} games, ${files} new files (${seconds} s)`,
  )
}

/** Tables in the order in which they refer to each other. */
function rowsOf(school: School): [PgTable, readonly object[]][] {
  return [
    [conferences, school.conferences],
    [facilities, school.facilities],
    [sports, school.sports],
    [opponents, school.opponents],
    [seasons, school.seasons],
    [players, school.players],
    [rosterPlayers, school.rosterPlayers],
    [historicalPlayers, school.historicalPlayers],
    [departments, school.departments],
    [staffMembers, school.staffMembers],
    [teamStaff, school.teamStaff],
    [coachingSeasons, school.coachingSeasons],
    [games, school.games],
    [boxScores, school.boxScores],
    [seasonTotals, school.seasonTotals],
    [liveGames, school.liveGames],
    [honors, school.honors],
    [inductees, school.inductees],
    [awards, school.awards],
    [allAmericans, school.allAmericans],
    [houseSponsors, school.houseSponsors],
    [podcastCategories, school.podcastCategories],
    [podcasts, school.podcasts],
    [publications, school.publications],
    [galleries, school.galleries],
    [videoChannels, school.videoChannels],
    [videos, school.videos],
    [videoPlaylists, school.videoPlaylists],
    [playlistVideos, school.playlistVideos],
    [moments, school.moments],
    [writers, school.writers],
    [stories, school.stories],
    [storyGames, school.storyGames],
    [storyPeople, school.storyPeople],
    [sportFiles, school.sportFiles],
    [documents, school.documents],
    [clippings, school.clippings],
    [clippingSports, school.clippingSports],
    [tags, school.tags],
    [taggedContent, school.taggedContent],
    [navigationItems, school.navigationItems],
    [promotionLocations, school.promotionLocations],
    [promotionCampaigns, school.promotionCampaigns],
    [splashes, school.splashes],
    [takeovers, school.takeovers],
    [alerts, school.alerts],
    [trackingTags, school.trackingTags],
    [forms, school.forms],
    [formFields, school.formFields],
    [formOptions, school.formOptions],
    [socialAccounts, school.socialAccounts],
    [partners, school.partners],
    [rssFeeds, school.rssFeeds],
    [ticketLinks, school.ticketLinks],
    [shopProducts, school.shopProducts],
    [redirects, school.redirects],
    [subscribers, school.subscribers],
  ]
}

function filesOf(key: SchoolKey, school: School, moment: string): PressFile[] {
  const data = schoolData[key]
  const drawn = picturesOf(key, school).map(({ path, contentType, draw }) => ({
    path,
    contentType,
    bytes: () => Buffer.from(draw()),
  }))
  return [...drawn, ...pressFiles(openNewsroom(data, school, momentOf(moment, data.timeZone)))]
}

/** Files that exist are kept, so that starting again is quick. */
async function writeFiles(
  storage: Storage,
  key: SchoolKey,
  files: PressFile[],
  refresh: boolean,
): Promise<number> {
  const stored = refresh
    ? []
    : [...(await storage.list(`${key}/`)), ...(await storage.list(`private/${key}/`))]
  const known = new Set(stored)
  const missing = files.filter(({ path }) => !known.has(path))
  for (let from = 0; from < missing.length; from += filesAtOnce) {
    await Promise.all(
      missing
        .slice(from, from + filesAtOnce)
        .map(async ({ path, contentType, bytes }) => storage.write(path, await bytes(), contentType)),
    )
  }
  return missing.length
}

/** 'YYYY-MM-DDTHH:MM' on the clock of the campus. */
function campusTime(now: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}
