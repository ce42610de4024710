import type { PlatformScope } from '#server/db/client.ts'
import { memberships, users } from '#server/db/schema/accounts.ts'
import type { OfficePerson } from '../desk/office.ts'

/** The people of a demo school's office, as they are for good. Somebody who was given another role keeps it. */
export async function writePeople(
  platform: PlatformScope,
  school: string,
  people: readonly OfficePerson[],
  idOf: (sport: string) => number | undefined,
): Promise<void> {
  for (const { userId, name, email, role, sport } of people) {
    const sportId = sport === null ? undefined : idOf(sport)
    await platform
      .insert(users)
      .values({ id: userId, name, email, emailVerified: true })
      .onConflictDoNothing()
    await platform
      .insert(memberships)
      .values({
        tenantId: school,
        userId,
        role,
        sportIds: sportId === undefined ? null : [sportId],
        isInvented: true,
      })
      .onConflictDoNothing()
  }
}
