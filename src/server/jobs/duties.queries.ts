import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PlatformScope, WorkDatabase } from '../db/client.ts'
import { duties } from '../db/schema/duties.ts'

/** A duty in hand. The holder's word tells this time from any other. */
export interface Claim {
  name: string
  school: string
  holder: string
}

/** By the clock of the database, which all processes share. */
const inMs = (ms: number): SQL<Date> => sql`now() + ${ms}::float8 * interval '1 millisecond'`

/** Writes down duties that are not yet, and brings forward those that are now wanted sooner. */
export async function enrol(
  platform: PlatformScope,
  { name, schools, everyMs }: { name: string; schools: readonly string[]; everyMs: number },
): Promise<void> {
  if (schools.length === 0) return
  await platform
    .insert(duties)
    .values(schools.map((school) => ({ name, school, nextAt: inMs(everyMs) })))
    .onConflictDoUpdate({
      target: [duties.name, duties.school],
      set: { nextAt: sql`least(${duties.nextAt}, excluded.next_at)` },
    })
}

/** Takes the duty that is due longest, of those that nobody has in hand: one statement, so that no two can. */
export async function claimDue(
  platform: PlatformScope,
  { name, schools, holder, leaseMs }: Omit<Claim, 'school'> & { schools: readonly string[]; leaseMs: number },
): Promise<Claim | undefined> {
  const due = platform
    .select({ school: duties.school })
    .from(duties)
    .where(
      and(
        eq(duties.name, name),
        inArray(duties.school, [...schools]),
        lte(duties.nextAt, sql`now()`),
        or(isNull(duties.leaseUntil), lt(duties.leaseUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(duties.nextAt), asc(duties.school))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await platform
    .update(duties)
    .set({ holder, leaseUntil: inMs(leaseMs) })
    .where(and(eq(duties.name, name), eq(duties.school, sql`(${due})`)))
    .returning({ school: duties.school })
  return claimed && { name, school: claimed.school, holder }
}

const held = ({ name, school, holder }: Claim) =>
  and(eq(duties.name, name), eq(duties.school, school), eq(duties.holder, holder))

/** False where another process has taken it over. */
export async function renew(platform: PlatformScope, claim: Claim, leaseMs: number): Promise<boolean> {
  const rows = await platform
    .update(duties)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(held(claim))
    .returning({ name: duties.name })
  return rows.length > 0
}

/** Gives it out of hand. Changes nothing of a duty that another process has taken over. */
export async function putDown(
  platform: PlatformScope,
  claim: Claim,
  { nextInMs, lastError }: { nextInMs: number; lastError: string | null },
): Promise<void> {
  await platform
    .update(duties)
    .set({ holder: null, leaseUntil: null, nextAt: inMs(nextInMs), lastError })
    .where(held(claim))
}

/** For each school how many milliseconds it is until the duty may be claimed. */
export const waitsOf = (platform: PlatformScope, name: string): Promise<{ school: string; ms: number }[]> =>
  platform
    .select({
      school: duties.school,
      ms: sql<number>`(extract(epoch from greatest(${duties.nextAt}, ${duties.leaseUntil}) - now()) * 1000)::float8`,
    })
    .from(duties)
    .where(eq(duties.name, name))

/** The duties that failed the last time, for whoever looks after the platform. */
export const failedDuties = (platform: PlatformScope) =>
  platform
    .select({ name: duties.name, school: duties.school, lastError: duties.lastError })
    .from(duties)
    .where(isNotNull(duties.lastError))
    .orderBy(asc(duties.name), asc(duties.school))

/** How the duties stand, each over all schools: how many failed the last time, and how late the latest is. */
export const dutyLoad = ({ platform }: WorkDatabase) =>
  platform
    .select({
      duty: duties.name,
      failed: sql<number>`count(${duties.lastError})::int`,
      lateSeconds: sql<number>`greatest(0, max(case when ${duties.leaseUntil} > now() then 0 else extract(epoch from now() - ${duties.nextAt}) end))::float8`,
    })
    .from(duties)
    .groupBy(duties.name)
    .orderBy(asc(duties.name))
