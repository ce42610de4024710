import type { OfficeHours } from './at-desk.ts'
import type { DeskContents } from './contents.ts'
import type { Office } from './office.ts'

/** What the office is writing, waits for and was sent back. */
export async function writePresent(
  hours: OfficeHours,
  { administrator, publisher, editor, student }: Office,
  contents: DeskContents,
  now: Date,
): Promise<void> {
  const { team, department, revised, returned, otherPartner, otherStaffMember, otherFacility } = contents
  const publishAt = now.toISOString()

  await hours.at(editor, 1, '16:40').begin('stories', {
    sportId: department.id,
    type: 'feature',
    title: 'The People Behind Game Day',
    content:
      '<p>The gates open at noon, but the day begins at five in the morning, when the first truck backs up to the loading dock.</p><p>[Ask the grounds crew for a quote, and get the number of volunteers.]</p>',
    publishAt,
  })
  await hours
    .at(editor, 1, '12:10')
    .save({ kind: 'staff-members', id: otherStaffMember.id }, { title: `Senior ${otherStaffMember.title}` })
  await hours
    .at(publisher, 1, '11:30')
    .save(
      { kind: 'partners', id: otherPartner.id },
      { description: `${otherPartner.description} Now also at every home match.` },
    )
  await hours
    .at(administrator, 1, '14:00')
    .save({ kind: 'facilities', id: otherFacility.id }, { capacity: Number(otherFacility.capacity) + 240 })
  await hours
    .at(editor, 2, '13:05')
    .save({ kind: 'stories', id: revised.id }, { subHeadline: 'With notes, quotes and the numbers' })

  const waiting = await hours.at(student, 1, '18:20').begin('stories', {
    sportId: team.id,
    type: 'feature',
    title: `Five Questions With the ${team.title} Seniors`,
    teaser: 'On the loudest gym in the league, the worst bus ride and what they will miss.',
    byline: student.name,
    content:
      '<p>Four of them came in together, and for four years they have sat in the same row of the bus.</p><p>We asked each the same five questions after practice on Monday, one at a time, so that nobody could copy.</p>',
    publishAt,
  })
  await hours.at(student, 1, '18:31').submit(waiting)

  const story = { kind: 'stories', id: returned.id } as const
  await hours.at(student, 2, '19:00').save(story, { subHeadline: 'A second look at a long night' })
  await hours.at(student, 2, '19:02').submit(story)
  await hours
    .at(publisher, 1, '09:30')
    .sendBack(
      story,
      'Good idea. Please say in the second headline who it was against, and check the set scores with the box score.',
    )
}

/** What goes out together on the coming Saturday. */
export async function writeRelease(
  hours: OfficeHours,
  { publisher }: Office,
  { department }: DeskContents,
  saturday: Temporal.ZonedDateTime,
): Promise<void> {
  const day = saturday.toLocaleString('en-US', { month: 'long', day: 'numeric' })
  const morning = new Date(saturday.epochMilliseconds)
  const night = new Date(saturday.with({ hour: 23, minute: 0 }).epochMilliseconds)
  const guide = await hours.at(publisher, 1, '13:10').begin('stories', {
    sportId: department.id,
    type: 'news',
    title: `What to Know for Saturday, ${day}`,
    teaser: 'Gates, parking, the bag policy and who plays when.',
    content:
      '<p>Gates open ninety minutes before each game. Bags must be clear; small purses are fine.</p><p>Students come in at the north gate with their card. Parking in Lot F is free until eleven.</p>',
    publishAt: morning.toISOString(),
  })
  const alert = await hours.at(publisher, 1, '13:20').begin('alerts', {
    title: `Saturday, ${day}: gates open ninety minutes before each game, and Lot F is free until eleven.`,
    endDate: night.toISOString(),
  })
  await hours.at(publisher, 1, '13:24').release(`Game day, ${day}`, morning, [guide, alert])
}

/** Nine in the morning of the next Saturday that is not today. */
export function comingSaturday(now: Date, timeZone: string): Temporal.ZonedDateTime {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  const days = (6 - today.dayOfWeek + 7) % 7 || 7
  return today.add({ days }).toZonedDateTime({ timeZone, plainTime: '09:00' })
}
