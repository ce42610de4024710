import { and, asc, isNotNull, isNull, lte, min } from 'drizzle-orm'
import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { drafts, releases } from '../../db/schema/editing.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { titleOf } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import { beginWork } from './begin-work.ts'
import { lockedDrafts, updateDraft } from './drafts.queries.ts'
import type { Hand } from './hand.ts'
import { subjectOf } from './history.ts'
import { publishDraft, tellWritten } from './publish.ts'
import { inWords } from './refusals.ts'
import { changeRelease, publishRelease, releaseRow } from './releases.ts'

export interface DueDeps {
  scope: TenantScope
  kinds: Kinds
  now: () => Date
}

/** Whoever planned it had the right to publish it; the duty acts in their name. */
const planner = (row: { userId: string; userName: string }): Hand['visitor'] => ({
  userId: row.userId,
  name: row.userName,
  email: '',
  role: 'administrator',
  isOperator: true,
})

const atOnce = 50

/**
 * Publishes what is due, each in a unit of work of its own that looks again under a lock: two processes publish nothing
 * twice, and one that cannot go out does not keep the others. Such a one is planned no more, and says why.
 */
export async function publishDue(
  { scope, kinds, now }: DueDeps,
  tenant: Tenant,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<number> {
  const due = await scope.read(tenant.key, async (tx) => ({
    releases: await tx
      .select({ id: releases.id })
      .from(releases)
      .where(and(isNull(releases.publishedAt), isNotNull(releases.publishAt), lte(releases.publishAt, now())))
      .orderBy(asc(releases.publishAt), asc(releases.id))
      .limit(atOnce),
    drafts: await tx
      .select({ id: drafts.id })
      .from(drafts)
      .where(and(isNull(drafts.releaseId), isNotNull(drafts.publishAt), lte(drafts.publishAt, now())))
      .orderBy(asc(drafts.publishAt), asc(drafts.id))
      .limit(atOnce),
  }))
  let done = 0
  const attempt = async (
    publish: (tx: Hand['tx']) => Promise<boolean>,
    putOff: (tx: Hand['tx'], why: string) => Promise<unknown>,
  ) => {
    if (!(await goesOn())) return
    try {
      if (await scope.write(tenant.key, publish)) done++
    } catch (error) {
      if (!isApiProblem(error) || error.status >= 500) throw error
      await scope.write(tenant.key, (tx) => putOff(tx, error.message))
    }
  }
  for (const { id } of due.releases)
    await attempt(
      (tx) => publishDueRelease({ tx, kinds, tenant, now: now() }, id),
      (tx, note) => changeRelease({ tx }, id, { publishAt: null, note }),
    )
  for (const { id } of due.drafts)
    await attempt(
      (tx) => publishDueDraft({ tx, kinds, tenant, now: now() }, id),
      (tx, note) => updateDraft(tx, id, { publishAt: null, state: 'returned', note }),
    )
  return done
}

/** When the next of a school's plans comes; null where there are none. */
export async function nextPlanned({ scope }: DueDeps, tenant: Tenant): Promise<Date | null> {
  const [draft, release] = await scope.read(tenant.key, async (tx) => [
    await tx
      .select({ at: min(drafts.publishAt) })
      .from(drafts)
      .where(isNull(drafts.releaseId)),
    await tx
      .select({ at: min(releases.publishAt) })
      .from(releases)
      .where(isNull(releases.publishedAt)),
  ])
  const moments = [draft?.[0]?.at, release?.[0]?.at].flatMap((at) => (at ? [at.getTime()] : []))
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

type Working = Omit<Hand, 'visitor'>

async function publishDueRelease(work: Working, id: number): Promise<boolean> {
  const release = await releaseRow(work, id, true)
  if (release.publishedAt || !release.publishAt || release.publishAt > work.now) return false
  await publishRelease({ ...work, visitor: planner(release) }, id)
  return true
}

async function publishDueDraft(work: Working, id: number): Promise<boolean> {
  const [draft] = await lockedDrafts(work.tx, { ids: [id] })
  if (!draft?.publishAt || draft.publishAt > work.now || draft.releaseId) return false
  const kind = work.kinds.named(draft.kind)
  const visitor = planner(draft)
  await beginWork(
    { ...work, visitor },
    {
      what: 'publish',
      subject: subjectOf(kind, draft.contentId),
      title: titleOf(kind, draft.value),
      sportId: draft.sportId,
    },
  )
  await publishDraft(work, draft).catch((error: unknown) => {
    throw inWords(kind, error)
  })
  await tellWritten(work, [{ kind, id: draft.contentId }])
  return true
}
