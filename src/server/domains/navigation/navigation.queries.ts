import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { navigationItems } from '../../db/schema/navigation.ts'

/** The rows of one sport's menu, and those that every sport's menu has. */
export async function sportMenuRows(tx: Tx, sportId: number | undefined) {
  return tx
    .select()
    .from(navigationItems)
    .where(
      and(
        eq(navigationItems.menu, 'sport'),
        or(isNull(navigationItems.sportId), sportId ? eq(navigationItems.sportId, sportId) : undefined),
      ),
    )
    .orderBy(asc(navigationItems.rank), asc(navigationItems.id))
}
export type SportMenuRow = Awaited<ReturnType<typeof sportMenuRows>>[number]
