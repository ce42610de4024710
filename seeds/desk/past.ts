import { eq } from 'drizzle-orm'
import type { KindName } from '#contract/editing/inputs.ts'
import { stories } from '#server/db/schema/news.ts'
import { partners } from '#server/db/schema/settings.ts'
import { facilities } from '#server/db/schema/sports.ts'
import { staffMembers } from '#server/db/schema/staff.ts'
import type { AtDesk, OfficeHours } from './at-desk.ts'
import type { DeskContents } from './contents.ts'
import { misspelt } from './misspelt.ts'
import type { Office } from './office.ts'

/**
 * What the office did in the last days. It leaves the site as it was: what was wrong is put right, what was put up is
 * taken down again, what was a mistake is undone.
 */
export async function writePast(
  hours: OfficeHours,
  { administrator, publisher, editor, student }: Office,
  contents: DeskContents,
): Promise<void> {
  const { tx } = hours
  const { feature, recap, headline, partner, staffMember, facility } = contents

  await hours.quietly()
  await tx.update(staffMembers).set({ phone: '555-0100' }).where(eq(staffMembers.id, staffMember.id))
  await correct(hours.at(publisher, 8, '09:40'), 'staff-members', staffMember.id, {
    phone: staffMember.phone,
  })

  await hours.quietly()
  await tx
    .update(stories)
    .set({ title: misspelt(feature.title) })
    .where(eq(stories.id, feature.id))
  const story = { kind: 'stories', id: feature.id } as const
  await hours.at(editor, 7, '14:15').save(story, { title: feature.title })
  await hours.at(editor, 7, '14:16').submit(story)
  await hours.at(publisher, 7, '15:02').approve(story)

  const tickets = await hours.at(publisher, 6, '10:05').begin('ticket-links', {
    kind: 'group',
    title: 'Family four-pack',
    description: 'Four seats, four drinks and a parking space for one price.',
    url: '/tickets',
  })
  await hours.at(publisher, 6, '10:09').publish(tickets)

  const alert = await hours.at(editor, 6, '16:30').begin('alerts', {
    title: 'Lot C is closed for paving through Thursday. Please park in Lot F.',
  })
  await hours.at(editor, 6, '16:31').publish(alert)
  await hours.at(editor, 5, '08:20').remove(alert)

  const others = contents.partnerIds.toReversed()
  const order = await hours.at(administrator, 4, '11:00').order('partners', others)
  await hours.at(administrator, 4, '11:04').undo(order)

  await hours.quietly()
  await tx
    .update(partners)
    .set({ description: 'A partner of the department.' })
    .where(eq(partners.id, partner.id))
  await correct(hours.at(publisher, 3, '13:30'), 'partners', partner.id, { description: partner.description })

  await hours.quietly()
  await tx
    .update(stories)
    .set({ teaser: misspelt(recap.teaser) })
    .where(eq(stories.id, recap.id))
  const game = { kind: 'stories', id: recap.id } as const
  await hours.at(student, 2, '17:45').save(game, { teaser: recap.teaser })
  await hours.at(student, 2, '17:46').submit(game)
  await hours.at(publisher, 2, '18:10').approve(game)

  await hours.quietly()
  await tx.update(facilities).set({ capacity: null }).where(eq(facilities.id, facility.id))
  await correct(
    hours.at(editor, 1, '08:50'),
    'facilities',
    facility.id,
    { capacity: facility.capacity },
    () => hours.at(publisher, 1, '09:05'),
  )

  await hours.at(publisher, 1, '10:00').remove(tickets)

  const lead = { kind: 'stories', id: headline.id } as const
  await hours.at(publisher, 1, '15:20').save(lead, { title: `WATCH: ${headline.title}` })
  const watched = await hours.at(publisher, 1, '15:20').publish(lead)
  await hours.at(publisher, 1, '15:26').undo(watched)
  await hours.quietly()
}

/** Saves what is right and publishes it, or has somebody else do so. */
async function correct(
  who: AtDesk,
  kind: KindName,
  id: number,
  values: Record<string, unknown>,
  publisher?: () => AtDesk,
): Promise<void> {
  await who.save({ kind, id }, values)
  await (publisher?.() ?? who).publish({ kind, id })
}
