import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noAccessibilitySettings } from '#contract/settings.accessibility.ts'
import { MailNotTaken } from '#server/adapters/mail.ts'
import { accessibilityReports } from '#server/db/schema/settings.ts'
import { writeSettings } from '#server/domains/settings/settings.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSubscriptionDoor, type SubscriptionDoor } from '#tests/support/subscription-door.ts'

const statement = '/api/v2/common/accessibility'
const reports = `${statement}/reports`
const office = { name: 'Access', phone: '', email: 'access@east.example' }
const report = { about: 'barrier', message: 'The chart cannot be read aloud.' }

describe.each(engines)('reports of barriers on $name', (engine) => {
  let door: SubscriptionDoor
  beforeAll(async () => {
    door = await openSubscriptionDoor(engine)
    await door.services.scope.write('east', (tx) =>
      writeSettings({ tx }, 'accessibility', { ...noAccessibilitySettings, office }),
    )
  })
  beforeEach(() => door.reset())
  afterAll(() => door.close())

  test('a school tells its own statement, and one without says nothing that it did not write', async () => {
    expect(JSON.parse((await door.get(statement)).body)).toMatchObject({ office })
    expect(JSON.parse((await door.get(statement, 'west')).body)).toEqual(noAccessibilitySettings)
  })

  test('come to the office of the school by mail, with whom to answer', async () => {
    expect(await door.json(reports, { ...report, email: ' Fan@Mail.Example ' })).toMatchObject({
      status: 200,
    })
    expect(door.mailed).toMatchObject([
      {
        to: office.email,
        subject: 'A barrier on the site',
        text: expect.stringMatching(
          /The chart cannot be read aloud\.[^]+https:\/\/east\.localhost\/admin\/content\/accessibility-reports\/\d+/,
        ),
        headers: { 'Reply-To': 'fan@mail.example' },
      },
    ])
  })

  test('that cannot be taken are refused in words, field by field', async () => {
    for (const [change, field, words] of [
      [{ email: 'nobody' }, 'email', /looks like name@example.com/],
      [{ about: 'document' }, 'email', /document can be sent to/],
      [{ message: ' ' }, 'message', /which document/],
    ] as const) {
      const { status, body } = await door.json(reports, { ...report, ...change })
      expect([status, JSON.parse(body).errors]).toEqual([
        422,
        [{ field, message: expect.stringMatching(words) }],
      ])
    }
    expect(await door.json(reports, { ...report, blank: 'spam' })).toMatchObject({ status: 422 })
    expect(door.mailed).toEqual([])
  })

  test('from pages of others are refused', async () => {
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://west.localhost', 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of strangers)
      expect(await door.json(reports, report, headers)).toMatchObject({ status: 403 })
    expect(door.mailed).toEqual([])
  })

  test('are kept for the desk of their school alone, also where no mail goes out', async () => {
    const kept = (school: string) =>
      door.services.scope.read(school, (tx) =>
        tx.select().from(accessibilityReports).orderBy(accessibilityReports.id),
      )
    const before = { east: (await kept('east')).length, west: (await kept('west')).length }
    door.trouble.send = () => {
      throw new MailNotTaken('down')
    }
    expect(await door.json(reports, { ...report, message: 'Mail is down' })).toMatchObject({ status: 200 })
    door.trouble.send = null
    expect(await door.json(reports, report, {}, 'west'), 'nobody is named').toMatchObject({ status: 200 })
    expect(door.mailed).toEqual([])
    expect((await kept('east')).slice(before.east)).toMatchObject([
      { message: 'Mail is down', subject: 'Mail is down', state: 'new', receivedAt: door.clock.now },
    ])
    expect((await kept('west')).slice(before.west)).toMatchObject([{ message: report.message }])
  })

  test('cannot fill an inbox', async () => {
    let status = 200
    for (let times = 0; status === 200 && times < 40; times++) ({ status } = await door.json(reports, report))
    expect(status).toBe(429)
    expect(door.mailed.length).toBeLessThanOrEqual(20)
  })
})
