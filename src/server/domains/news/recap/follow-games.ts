import { setTimeout as sleep } from 'node:timers/promises'
import type { Tenant } from '#contract/tenants.ts'
import type { Bus } from '../../../db/bus.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { Kinds } from '../../../editing/kind/kinds.ts'
import { lockedDrafts } from '../../../editing/pieces/drafts.queries.ts'
import { isFollowing, rewriteDraft } from '../../../editing/pieces/written.ts'
import { writtenRecaps } from './recap.read-model.ts'
import { storyOf } from './story-of-game.ts'

interface FollowDeps {
  scope: TenantScope
  kinds: Kinds
  bus: Pick<Bus, 'subscribe'>
  tenants: () => readonly Tenant[]
  now: () => Date
  log: (line: string, error: unknown) => void
  /** A running game is written every few seconds: what comes within so long is followed once. */
  settleMs?: number
}

/** Which games a change is about: all of them where it does not say. Null for what no recap is told from. */
export function gamesIn(tags: readonly string[]): Set<number> | 'all' | null {
  const told = tags.filter((tag) => /^(?:\*$|games\b|box_scores\b)/.test(tag))
  if (told.length === 0) return null
  const ids = told.map((tag) => (tag.startsWith('box_scores/') ? Number(tag.split('/')[1]) : Number.NaN))
  return ids.some(Number.isNaN) ? 'all' : new Set(ids)
}

/**
 * Keeps recaps that nobody has changed as their games are: whoever writes a box score or a result, the bus tells it. Every
 * process hears it; the draft is locked while it is written, and the second finds nothing new.
 */
export function followGames({ scope, kinds, bus, tenants, now, log, settleMs = 1_000 }: FollowDeps) {
  const stopping = new AbortController()
  /** What is to be followed for each school, and whether somebody is at it. */
  const waiting = new Map<string, Set<number> | 'all'>()
  const busy = new Map<string, Promise<void>>()
  const kind = kinds.named('stories')

  function note(key: string, changed: Set<number> | 'all'): void {
    const before = waiting.get(key)
    waiting.set(key, changed === 'all' || before === 'all' ? 'all' : (before ?? new Set()).union(changed))
    if (busy.has(key) || stopping.signal.aborted) return
    const done = follow(key)
      .catch((error: unknown) => log('the recaps of a school do not follow', error))
      .finally(() => busy.delete(key))
    busy.set(key, done)
  }

  async function follow(key: string): Promise<void> {
    while (waiting.has(key)) {
      await sleep(settleMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      const changed = waiting.get(key)
      const tenant = tenants().find((each) => each.key === key)
      waiting.delete(key)
      if (stopping.signal.aborted || !tenant || !changed) return
      const known = await scope.read(key, writtenRecaps)
      for (const { draftId, gameId } of known)
        if (changed === 'all' || changed.has(gameId)) await rewrite(tenant, draftId, gameId)
    }
  }

  const rewrite = (tenant: Tenant, draftId: number, gameId: number) =>
    scope.write(tenant.key, async (tx) => {
      const [draft] = await lockedDrafts(tx, { ids: [draftId] })
      if (!draft || !isFollowing(draft)) return
      const story = await storyOf({ tx, tenant }, gameId)
      if (story) await rewriteDraft({ tx, now: now() }, kind, draft, story)
    })

  const unsubscribe = bus.subscribe(({ tenant, tags }) => {
    const changed = gamesIn(tags)
    if (!changed) return
    for (const { key } of tenants()) if (tenant === '*' || tenant === key) note(key, changed)
  })
  // What was written while nobody listened.
  for (const { key } of tenants()) note(key, 'all')
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      await Promise.all(busy.values())
    },
  }
}
