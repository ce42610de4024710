import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Tenant } from '#contract/tenants.ts'
import type { Tx } from '#server/db/client.ts'
import { changes, drafts, releases } from '#server/db/schema/editing.ts'
import type { TenantScope } from '#server/db/tenant-scope.ts'
import { openOffice } from './at-desk.ts'
import { findContents } from './contents.ts'
import { writeLibrary } from './library.ts'
import type { Office } from './office.ts'
import { writePast } from './past.ts'
import { comingSaturday, writePresent, writeRelease } from './present.ts'

/** Any constant: processes that start together take turns. */
const deskLock = 7_051_921

/** What the demo's office has left at the desk so far. */
async function tracesIn(tx: Tx, people: string[]) {
  return {
    past: (await tx.$count(changes, inArray(changes.userId, people))) > 0,
    present: (await tx.$count(drafts, inArray(drafts.userId, people))) > 0,
    release:
      (await tx.$count(releases, and(inArray(releases.userId, people), isNull(releases.publishedAt)))) > 0,
  }
}

/**
 * Puts the demo's office to work: once, and a release again when the last one is out. What it did and is writing stays as
 * somebody who tries the demo made it. Asked at every start, answered from three counts where all is there.
 */
export async function writeDesk(
  scope: TenantScope,
  tenant: Tenant,
  office: Office,
  now: Date,
  refresh: boolean,
): Promise<void> {
  const people = Object.values(office).map(({ userId }) => userId)
  const before = await scope.read(tenant.key, (tx) => tracesIn(tx, people))
  if (before.past && before.release && !refresh) return
  await scope.write(tenant.key, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${deskLock})`)
    if (refresh) await clear(tx, people)
    const { past, present, release } = await tracesIn(tx, people)
    const contents = await findContents(tx, office.student.sport ?? '')
    if (!contents) return
    const hours = openOffice(tx, tenant, now, ({ sport }) => (sport === null ? null : [contents.team.id]))
    if (!past) {
      await writeLibrary(tx, tenant, office)
      await writePast(hours, office, contents)
    }
    if (!present && (!past || refresh)) await writePresent(hours, office, contents, now)
    if (!release) await writeRelease(hours, office, contents, comingSaturday(now, tenant.timeZone))
  })
}

/** What waits to go out is begun again; history stays history. */
async function clear(tx: Tx, people: string[]): Promise<void> {
  await tx.delete(drafts).where(inArray(drafts.userId, people))
  const own = and(inArray(releases.userId, people), isNull(releases.publishedAt))
  const ids = (await tx.select({ id: releases.id }).from(releases).where(own)).map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(drafts).set({ releaseId: null }).where(inArray(drafts.releaseId, ids))
  await tx.delete(releases).where(inArray(releases.id, ids))
}
