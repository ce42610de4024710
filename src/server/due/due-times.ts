import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/client.ts'
import { forms } from '../db/schema/forms.ts'
import { countdowns, games } from '../db/schema/games.ts'
import { liveGames } from '../db/schema/live.ts'
import { galleries, podcasts, publications, videos } from '../db/schema/media.ts'
import { documents, frontPlaces, sportFiles, stories } from '../db/schema/news.ts'
import {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '../db/schema/promotions.ts'
import { searchEntries } from '../db/schema/search.ts'
import { shopProducts } from '../db/schema/settings.ts'
import { silenceSteps } from '../domains/games/feed-silence.ts'
import { turnMs } from '../domains/promotions/promotion-set.ts'
import { nextMidnight } from '../parts/next-midnight.ts'

const hour = 3_600_000
const day = 24 * hour

/** A time that a row holds and, in milliseconds, how long after it something is shown differently; before it if negative. */
interface DueTime {
  column: PgColumn
  after: readonly number[]
}

const then = [0]
const published = [stories, sportFiles, documents, galleries, podcasts, publications, videos]
const inWindows = [promotionCampaigns, splashes, takeovers]

/**
 * All that changes what a school shows by the passing of time alone. A query or a rule that compares a time of a row with
 * the time of now has its place here: what was made from that row falls at that moment, and stays until then.
 */
const dueTimes: readonly DueTime[] = [
  ...published.map(({ publishAt }) => ({ column: publishAt, after: then })),
  ...inWindows.flatMap(({ startDate, endDate }) => [
    { column: startDate, after: then },
    { column: endDate, after: then },
  ]),
  { column: frontPlaces.until, after: then },
  { column: searchEntries.shownFrom, after: then },
  { column: alerts.endDate, after: then },
  { column: forms.startDate, after: then },
  { column: forms.expirationDate, after: then },
  { column: shopProducts.discountExpiration, after: then },
  { column: countdowns.customDate, after: then },
  // May be live within a day of its start, has begun, should be over, and is no longer looked for (games.queries.ts).
  { column: games.startUtc, after: [-day, 0, 12 * hour, day, 14 * day] },
  { column: games.endUtc, after: [12 * hour] },
  { column: liveGames.updatedAt, after: silenceSteps },
]

/** 'stories.publish_at' */
export const dueColumns: ReadonlySet<string> = new Set(
  dueTimes.map(({ column }) => `${getTableName(column.table)}.${column.name}`),
)

/** The tables whose rows hold such times, or say that there are some. */
export const dueTables: ReadonlySet<string> = new Set([
  ...Array.from(dueColumns, (name) => name.split('.')[0] ?? ''),
  getTableName(promotionLocations),
])

/** When something that was made from a table is no longer right. */
export interface Due {
  table: string
  at: number
}

const asked = dueTimes.flatMap(({ column, after }) => after.map((ms) => ({ column, ms })))

/**
 * For each time that rows hold, the first after `since`; the next midnight at every venue of these days; and the next
 * hour where campaigns take turns.
 */
export async function nextDue(tx: Tx, since: number): Promise<Due[]> {
  const times = asked.map(
    ({ column, ms }) =>
      sql`(select min(${column}) from ${column.table} where ${column} > ${new Date(since - ms).toISOString()}::timestamptz)`,
  )
  const [from, to] = [since - 3 * day, since + 9 * day].map((time) => new Date(time).toISOString())
  const found = await tx
    .select({
      times: sql<(string | null)[]>`json_build_array(${sql.join(times, sql`, `)})`,
      zones: sql<string[] | null>`(select json_agg(distinct ${games.timeZone}) from ${games}
        where ${games.startUtc} between ${from}::timestamptz and ${to}::timestamptz)`,
      takesTurns: sql<boolean>`exists (select from ${promotionLocations} where ${promotionLocations.effect} = 'random')`,
    })
    .from(sql`(select) as nothing`)
  const { times: firsts = [], zones = null, takesTurns = false } = found[0] ?? {}
  const ofRows = asked.flatMap(({ column, ms }, index) => {
    const first = firsts[index]
    // The database counts in microseconds, and an end is itself still shown.
    return first ? [{ table: getTableName(column.table), at: Date.parse(first) + ms + 1 }] : []
  })
  const ofDays = (zones ?? []).map((zone) => ({ table: getTableName(games), at: nextMidnight(zone, since) }))
  const ofTurns = takesTurns
    ? [{ table: getTableName(promotionCampaigns), at: (Math.floor(since / turnMs) + 1) * turnMs }]
    : []
  return [...ofRows, ...ofDays, ...ofTurns]
}
