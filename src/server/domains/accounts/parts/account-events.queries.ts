import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AccountEventName } from '#contract/shapes/account-events.ts'
import type { PlatformScope, Tx } from '../../../db/client.ts'
import { accountEvents } from '../../../db/schema/accounts.ts'

/** Who did something: a person, or a command. */
export interface Actor {
  userId: string
  name: string
}

/** Somebody at the machine itself. */
export const commandLine: Actor = { userId: 'command', name: 'Command line' }

interface NewEvent {
  what: AccountEventName
  by: Actor
  about: string
  detail?: string
  at: Date
}

export async function noteEvent(
  platform: PlatformScope,
  tenantId: string,
  { what, by, about, detail = '', at }: NewEvent,
): Promise<void> {
  await platform.insert(accountEvents).values({
    tenantId,
    what,
    userId: by.userId,
    userName: by.name,
    about: about.slice(0, 300),
    detail: detail.slice(0, 300),
    at,
  })
}

interface Wanted {
  search?: string | undefined
  what?: AccountEventName | undefined
  before?: number | undefined
  limit: number
}

/** The latest first. Words are looked for in names, in whom it was about and in the details. */
export const listEvents = (tx: Tx, { search, what, before, limit }: Wanted) =>
  tx
    .select()
    .from(accountEvents)
    .where(
      and(
        before === undefined ? undefined : lt(accountEvents.id, before),
        what ? eq(accountEvents.what, what) : undefined,
        search
          ? sql`strpos(lower(concat_ws(' ', ${accountEvents.userName}, ${accountEvents.about}, ${accountEvents.what}, ${accountEvents.detail})), lower(${search})) > 0`
          : undefined,
      ),
    )
    .orderBy(desc(accountEvents.id))
    .limit(limit)
