import type { PushFollower } from '#contract/subscriptions.ts'
import type { Tenant } from '#contract/tenants.ts'
import { areKeys } from '../../../adapters/web-push/encrypt.ts'
import type { PushService } from '../../../adapters/web-push/push-service.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import { areMoreThan, forgetFollowers, isFollower, writeFollower } from './followers.queries.ts'

export interface FollowDeps {
  scope: TenantScope
  now: () => Date
  /** Null: nobody is offered to be told. */
  push: PushService | null
}

/** A school with more has been found by a program. */
const mostFollowers = 100_000

/** Why somebody is not told of games. */
export type NotFollowed = 'not offered' | 'no push service' | 'no keys' | 'too many'

/** Has a browser told of what it wants, in place of what it wanted before; who wants nothing is forgotten. */
export async function followGames(
  { scope, now, push }: FollowDeps,
  { key }: Tenant,
  wanted: PushFollower,
): Promise<NotFollowed | null> {
  if (!push) return 'not offered'
  if (!push.mayBe(wanted.endpoint)) return 'no push service'
  if (!areKeys(wanted)) return 'no keys'
  const { endpoint, before, sportIds, gameIds, playerIds } = wanted
  const wantsSomething = [sportIds, gameIds, playerIds].some((ids) => ids.length > 0)
  return scope.write(key, async (tx) => {
    if (before && before !== endpoint) await forgetFollowers(tx, [before])
    if (!wantsSomething) await forgetFollowers(tx, [endpoint])
    else if (!(await isFollower(tx, endpoint)) && (await areMoreThan(tx, mostFollowers))) return 'too many'
    else await writeFollower(tx, wanted, now())
    return null
  })
}

/** Nobody is told whether there was one. */
export const forgetFollower = (
  { scope }: Pick<FollowDeps, 'scope'>,
  { key }: Pick<Tenant, 'key'>,
  endpoint: string,
): Promise<void> => scope.write(key, (tx) => forgetFollowers(tx, [endpoint]))
