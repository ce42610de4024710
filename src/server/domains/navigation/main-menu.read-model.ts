import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { houseSponsors } from '../../db/schema/ads.ts'
import { navigationItems } from '../../db/schema/navigation.ts'
import { sports } from '../../db/schema/sports.ts'

/** Every row of the main menu with the sport it stands for and the sponsor beside it, in one query. */
export async function mainMenuRows(tx: Tx) {
  return tx
    .select({ item: navigationItems, sport: sports, sponsor: houseSponsors })
    .from(navigationItems)
    .leftJoin(
      sports,
      and(eq(sports.tenantId, navigationItems.tenantId), eq(sports.id, navigationItems.sportId)),
    )
    .leftJoin(
      houseSponsors,
      and(
        eq(houseSponsors.tenantId, navigationItems.tenantId),
        eq(houseSponsors.id, navigationItems.sponsorId),
        eq(houseSponsors.enabled, true),
      ),
    )
    .where(eq(navigationItems.menu, 'main'))
    .orderBy(asc(navigationItems.columnNumber), asc(navigationItems.rank), asc(navigationItems.id))
}
export type MainMenuRow = Awaited<ReturnType<typeof mainMenuRows>>[number]
