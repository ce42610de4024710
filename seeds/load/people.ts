import type { Tx } from '#server/db/client.ts'
import { memberships, users } from '#server/db/schema/accounts.ts'
import type { OfficePerson } from '../desk/office.ts'

/** The people of a demo school's office, as they are for good. Somebody who was given another role keeps it. */
export async function writePeople(
  tx: Tx,
  school: string,
  people: readonly OfficePerson[],
  idOf: (sport: string) => number | undefined,
): Promise<void> {
  for (const { userId, name, email, role, sport } of people) {
    const sportId = sport === null ? undefined : idOf(sport)
    await tx.insert(users).values({ id: userId, name, email, emailVerified: true }).onConflictDoNothing()
    await tx
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
