import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MailNotTaken } from '#server/adapters/mail.ts'
import { attempts } from '#server/db/schema/accounts.ts'
import { seasons } from '#server/db/schema/sports.ts'
import { departments, staffMembers, teamStaff } from '#server/db/schema/staff.ts'
import { formSubmissions } from '#server/db/schema/submissions.ts'
import { exportSubmissions } from '#server/domains/submissions/export.service.ts'
import { sendNotices } from '#server/domains/submissions/notices.service.ts'
import { accountDuty } from '#server/jobs/account-duty.ts'
import { engines } from '#tests/support/engines.ts'
import { type FormOffice, formIds, goodValues, names, openFormOffice } from '#tests/support/form-office.ts'
import { readCsv } from '#tests/support/read-csv.ts'

const day = 24 * 3_600_000
const person = { userId: 'u', name: 'Ed', email: 'ed@east.example', isOperator: false } as const

describe.each(engines)('submissions on $name', (engine) => {
  let door: FormOffice
  beforeAll(async () => {
    door = await openFormOffice(engine)
  })
  beforeEach(() => door.reset())
  afterAll(() => door.close())

  const keys = async (tenant = 'east') => (await door.submissions(tenant)).map(({ key }) => key)

  test('a form is received, kept with the titles of its fields, and counted', async () => {
    const answer = await door.submit(formIds.open)
    expect(answer).toMatchObject({ status: 200, json: { status: 'received', redirect: null } })
    expect(await door.submissions()).toMatchObject([
      {
        reference: answer.json.reference,
        status: 'final',
        email: 'ada@mail.example',
        answers: [
          { name: names.name, title: 'Name', value: 'Ada Fan' },
          { name: names.email, title: 'Email', value: 'ada@mail.example' },
        ],
      },
    ])
    const form = await door.ask('GET', `/forms/${formIds.open}`)
    expect(JSON.parse(form.body)).toMatchObject({ submissionsCount: 1 })
    expect(await door.submissions('west')).toEqual([])
  })

  test('a double click, a retry and a refresh make one; another form with the same key is refused', async () => {
    const begun = await door.start(formIds.open)
    door.pass(5_000)
    const body = { ...begun, values: goodValues[formIds.open] }
    const first = await Promise.all([door.send(formIds.open, body), door.send(formIds.open, body)])
    await door.change(formIds.open, { expirationDate: new Date('2026-11-01') })
    door.pass(3 * day)
    const all = [...first, await door.send(formIds.open, body)]
    expect(new Set(all.map(({ json }) => json.reference)).size).toBe(1)
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await door.submissions()).toHaveLength(1)
    expect(await door.places()).toMatchObject([{ taken: 1 }])
    const other = { ...body, values: { ...body.values, [names.name]: 'Somebody else' } }
    expect(await door.send(formIds.open, other)).toMatchObject({ status: 409 })
  })

  test('200 concurrent submissions to a form with 100 places give exactly 100', async () => {
    await door.change(formIds.open, { maxSubmissions: 130, submissionsCount: 30 })
    const starts = await Promise.all(Array.from({ length: 200 }, () => door.start(formIds.open)))
    door.pass(5_000)
    // On a busy machine some wait too long for the database: whoever is told to come again does.
    const sendUntilTaken = async (begun: (typeof starts)[number]) => {
      for (;;) {
        const answer = await door.send(formIds.open, { ...begun, values: goodValues[formIds.open] })
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(starts.map(sendUntilTaken))
    const counts = Object.fromEntries(
      Map.groupBy(answers, ({ status }) => status)
        .entries()
        .map(([status, same]) => [status, same.length]),
    )
    expect(counts).toEqual({ 200: 100, 409: 100 })
    expect(await door.submissions()).toHaveLength(100)
    expect(new Set(await keys()).size).toBe(100)
    expect(await door.faults()).toEqual([])
    expect(JSON.parse((await door.ask('GET', `/forms/${formIds.open}`)).body)).toMatchObject({
      status: 'full',
      submissionsCount: 130,
    })
  })

  test.each([
    ['pending', { startDate: new Date('2027-01-01') }, 'This form is not open yet.'],
    ['closed', { expirationDate: new Date('2026-01-01') }, 'This form is closed.'],
    [
      'closed',
      { expirationDate: new Date('2026-01-01'), closedMessage: 'Come in spring.' },
      'Come in spring.',
    ],
    ['full', { maxSubmissions: 1, submissionsCount: 1, closedMessage: 'All gone.' }, 'All gone.'],
  ])('a %s form takes nothing and says why', async (status, change, detail) => {
    await door.change(formIds.open, change)
    expect(await door.submit(formIds.open)).toMatchObject({
      status: 409,
      type: expect.stringContaining('application/problem+json'),
      json: { detail, errors: [{ field: 'status', message: status }] },
    })
    expect(await door.submissions()).toEqual([])
  })

  test('the server validates by the same rules and has a message for every field', async () => {
    const values = { [names.name]: '', [names.email]: 'nobody' }
    expect(await door.submit(formIds.open, { values })).toMatchObject({
      status: 422,
      json: {
        detail: 'Form incomplete.',
        errors: expect.arrayContaining([
          { field: names.name, message: 'Name is required.' },
          { field: names.email, message: 'Please enter a valid email address.' },
        ]),
      },
    })
    expect(await door.submissions()).toEqual([])
  })

  test('what nobody asked for is not kept, and no field takes a file', async () => {
    const values = { ...goodValues[formIds.open], 'field-99': 'x', role: 'administrator' }
    await door.submit(formIds.open, { values })
    expect((await door.submissions())[0]?.answers.map(({ name }) => name)).toEqual([names.name, names.email])
    const upload = await door.send(
      formIds.open,
      {},
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    )
    expect(upload).toMatchObject({
      status: 415,
      json: { detail: 'Send it with Content-Type: application/json.' },
    })
  })

  test('what fills in every field is told so, and whoever did not mean it sends the same form once more', async () => {
    const begun = await door.start(formIds.open)
    door.pass(5_000)
    const body = { ...begun, values: goodValues[formIds.open] }
    expect(await door.send(formIds.open, { ...body, blank: 'https://spam.example' })).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('send the form once more') },
    })
    expect(await door.submissions()).toEqual([])
    expect(await door.send(formIds.open, { ...body, blank: '' })).toMatchObject({ status: 200 })
  })

  test('who is too quick, too slow or did not begin here is asked politely to send it again', async () => {
    const begun = await door.start(formIds.open)
    const body = { ...begun, values: goodValues[formIds.open] }
    door.pass(200)
    expect(await door.send(formIds.open, body)).toMatchObject({
      status: 422,
      json: { detail: 'That was quick. Wait a moment and send the form again.' },
    })
    const [moment = '', signature = ''] = begun.startedAt.split('.')
    for (const forged of [
      { ...body, startedAt: `${Number(moment) - 60_000}.${signature}` },
      { ...body, key: randomUUID() },
      { ...body, startedAt: 'long ago' },
    ])
      expect(await door.send(formIds.open, forged)).toMatchObject({ status: 422 })
    expect(await door.send(formIds.open, body, { tenant: 'west' })).toMatchObject({ status: 422 })
    door.pass(day + 1_000)
    expect(await door.send(formIds.open, body)).toMatchObject({
      status: 422,
      json: {
        detail: expect.stringContaining('more than a day'),
        errors: [{ field: 'startedAt', message: expect.any(String) }],
      },
    })
    const again = { ...body, ...(await door.start(formIds.open)) }
    door.pass(2_000)
    expect(await door.send(formIds.open, again)).toMatchObject({ status: 200 })
    expect(await door.submissions()).toHaveLength(1)
  })

  test('a hidden form needs a session and a protected one its code', async () => {
    const begun = { key: randomUUID(), startedAt: 'x', values: {} }
    expect(await door.ask('GET', `/forms/${formIds.hidden}/start`)).toMatchObject({ status: 401 })
    expect(await door.send(formIds.hidden, begun)).toMatchObject({ status: 422 })
    expect(await door.ask('GET', `/forms/${formIds.protected}/start`)).toMatchObject({ status: 403 })
    door.asker.visitor = { ...person, role: 'visitor' }
    door.asker.entered = [`form ${formIds.protected}`]
    const [hidden, locked] = [await door.start(formIds.hidden), await door.start(formIds.protected)]
    door.pass(5_000)
    const sent = () =>
      Promise.all([
        door.send(formIds.hidden, { ...hidden, values: goodValues[formIds.hidden] }),
        door.send(formIds.protected, { ...locked, values: goodValues[formIds.protected] }),
      ]).then((answers) => answers.map(({ status }) => status))
    door.asker.visitor = null
    door.asker.entered = []
    expect(await sent()).toEqual([401, 403])
    door.asker.visitor = { ...person, role: 'visitor' }
    door.asker.entered = [`form ${formIds.protected}`]
    expect(await sent()).toEqual([200, 200])
  })

  test("another site's page cannot send a form", async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[])
      expect(await door.submit(formIds.open, {}, { headers })).toMatchObject({ status: 403 })
    expect(await door.submissions()).toEqual([])
  })

  test('one recipient is told, and who sent the form is thanked; what was typed goes to the office alone', async () => {
    await door.submit(formIds.open, { values: { ...goodValues[formIds.open], [names.name]: 'Buy pills' } })
    await expect.poll(() => door.mailed.length).toBe(2)
    expect(door.mailed.map(({ to, subject }) => `${to}: ${subject.split(':')[0]}`).toSorted()).toEqual([
      'ada@mail.example: Thank you',
      'office@east.example: Club',
    ])
    const text = (to: string) => door.mailed.find((message) => message.to === to)?.text
    expect(text('office@east.example')).toContain('Name: Buy pills')
    expect(text('ada@mail.example')).not.toContain('pills')
    await door.duties.run()
    expect(door.mailed).toHaveLength(2)
  })

  test('many recipients are all told, and a form about a sport goes to its coaches', async () => {
    await door.change(formIds.open, { isMultiRecipient: true })
    await door.services.scope.write('east', async (tx) => {
      const [season] = await tx.select().from(seasons)
      await tx
        .insert(departments)
        .values({ id: 1, title: 'Football', slug: 'football-department', sportId: 1 })
      for (const [index, name] of ['Able', 'Baker'].entries()) {
        const id = index + 1
        await tx.insert(staffMembers).values({
          id,
          firstName: 'Coach',
          lastName: name,
          slug: name.toLowerCase(),
          title: 'Coach',
          departmentId: 1,
          email: `${name.toLowerCase()}@east.example`,
        })
        await tx.insert(teamStaff).values({
          id,
          seasonId: season?.id ?? 0,
          staffMemberId: id,
          kind: 'coach',
          title: 'Coach',
          rank: id,
        })
      }
    })
    await door.submit(formIds.open)
    await door.submit(formIds.sport)
    const told = async () =>
      (await door.notices()).filter(({ kind }) => kind === 'notice').map(({ recipient }) => recipient)
    expect((await told()).toSorted()).toEqual(
      ['office@east.example', 'desk@east.example', 'able@east.example', 'baker@east.example'].toSorted(),
    )
    await door.change(formIds.sport, { isMultiRecipient: false })
    await door.submit(formIds.sport)
    expect((await told()).filter((to) => to === 'baker@east.example')).toHaveLength(1)
  })

  test('a mail that was certainly not taken is tried again; one that may have been taken is not', async () => {
    door.trouble.send = () => {
      throw new MailNotTaken('busy')
    }
    await door.submit(formIds.open)
    await door.duties.run()
    expect(door.mailed).toEqual([])
    door.trouble.send = null
    door.pass(10 * 60_000)
    await door.duties.run()
    expect(door.mailed).toHaveLength(2)
    door.trouble.send = (message) => {
      door.mailed.push(message)
      throw new Error('gone')
    }
    await door.submit(formIds.open)
    await expect.poll(() => door.mailed.length).toBe(4)
    door.trouble.send = null
    door.pass(day)
    await door.duties.run()
    expect(door.mailed).toHaveLength(4)
  })

  test('a process that has lost its duty, or stops, sends no further mail', async () => {
    door.trouble.send = () => {
      throw new MailNotTaken('busy')
    }
    await door.submit(formIds.open)
    await expect.poll(async () => (await door.notices()).map(({ refusals }) => refusals)).toEqual([1, 1])
    door.trouble.send = null
    door.pass(10 * 60_000)
    let asked = 0
    await sendNotices(door.office, door.tenants.east, async () => asked++ < 1)
    expect(door.mailed).toHaveLength(1)
    await door.duties.run()
    expect(door.mailed).toHaveLength(2)
  })

  test('mails of one submission go once, whatever runs at once', async () => {
    for (let times = 0; times < 5; times++) await door.submit(formIds.open)
    await Promise.all([door.duties.run(), door.duties.run()])
    await expect.poll(() => door.mailed.length).toBe(10)
    expect((await door.notices()).every(({ sentAt }) => sentAt !== null)).toBe(true)
  })

  test('an editor exports the answers as CSV, and no answer is a formula', async () => {
    await door.submit(formIds.open, {
      values: { ...goodValues[formIds.open], [names.name]: '=HYPERLINK("x")' },
    })
    await door.submit(formIds.open, { values: { [names.name]: 'Bo, "B"' } })
    const path = `/forms/${formIds.open}/submissions.csv`
    expect(await door.ask('GET', path)).toMatchObject({ status: 401 })
    door.asker.visitor = { ...person, role: 'visitor' }
    expect(await door.ask('GET', path)).toMatchObject({ status: 403 })
    door.asker.visitor = { ...person, role: 'editor' }
    const file = await door.ask('GET', path)
    expect(file).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' })
    const rows = readCsv(file.body.replace('\uFEFF', ''))
    expect(rows.map((row) => row.slice(4))).toEqual([
      ['Name', 'Email'],
      [`'=HYPERLINK("x")`, 'ada@mail.example'],
      ['Bo, "B"', ''],
    ])
    expect(readCsv((await door.ask('GET', path, 'west')).body)).toHaveLength(1)
  })

  test('an export is read in parts, without what is sent meanwhile', async () => {
    for (let times = 0; times < 5; times++)
      await door.submit(formIds.open, { values: { [names.name]: `Fan ${times}` } })
    for (const batch of [1, 2, 5, 500]) {
      const parts = await exportSubmissions(door.services.scope, 'east', formIds.open, batch)
      const rows = readCsv((await Array.fromAsync(parts)).join(''))
      expect(rows.slice(1).map((row) => row[4])).toEqual(['Fan 0', 'Fan 1', 'Fan 2', 'Fan 3', 'Fan 4'])
    }
    const parts = await exportSubmissions(door.services.scope, 'east', formIds.open, 2)
    await door.submit(formIds.open)
    expect(readCsv((await Array.fromAsync(parts)).join(''))).toHaveLength(6)
  })

  test('what the office wrote to thank is plain text, on the page and in the mail', async () => {
    await door.change(formIds.open, { thankYouText: 'See you at <Gate 3> & bring a friend.' })
    await door.submit(formIds.open)
    await expect.poll(() => door.mailed.length).toBe(2)
    const mail = door.mailed.find(({ to }) => to === 'ada@mail.example')
    expect(mail?.text).toContain('See you at <Gate 3> & bring a friend.')
    expect(mail?.html).toContain('See you at &lt;Gate 3&gt; &amp; bring a friend.')
  })

  test('tries that do not count any more are swept up, whether or not somebody signs in', async () => {
    const { platform: handle } = door.services.database
    const endsAt = (milliseconds: number) => new Date(door.clock.now.getTime() + milliseconds)
    await handle.insert(attempts).values([
      { key: 'over', count: 3, endsAt: endsAt(-1_000) },
      { key: 'on', count: 3, endsAt: endsAt(60_000) },
    ])
    await accountDuty(door.services.database, () => door.clock.now, 0).forPlatform(() => true)
    expect((await handle.select().from(attempts)).map(({ key }) => key)).toEqual(['on'])
    await handle.delete(attempts)
  })

  test('an administrator deletes what one visitor answered, and the place is free again', async () => {
    await door.change(formIds.open, { maxSubmissions: 1 })
    const { json } = await door.submit(formIds.open)
    await expect.poll(() => door.mailed.length).toBe(2)
    const path = `/forms/${formIds.open}/submissions/${json.reference}`
    for (const [role, status] of [
      [null, 401],
      ['publisher', 403],
    ] as const) {
      door.asker.visitor = role ? { ...person, role } : null
      expect(await door.ask('DELETE', path)).toMatchObject({ status })
    }
    door.asker.visitor = { ...person, role: 'administrator' }
    expect(await door.ask('DELETE', path, 'west')).toMatchObject({ status: 404 })
    expect(await door.ask('DELETE', path)).toMatchObject({ status: 204 })
    expect(JSON.stringify([await door.submissions(), await door.notices()])).not.toMatch(/ada/i)
    expect(await door.submit(formIds.open)).toMatchObject({ status: 200 })
    expect(await door.faults()).toEqual([])
  })

  test('answers are deleted by the retention rule of their form, and a place that was taken stays taken', async () => {
    await door.change(formIds.open, { retentionDays: 30 })
    await door.submit(formIds.open)
    await door.submit(formIds.sport)
    await door.duties.run()
    door.pass(29 * day)
    await door.duties.run()
    expect((await door.submissions()).filter(({ erasedAt }) => erasedAt)).toEqual([])
    door.pass(2 * day)
    await door.duties.run()
    const rows = await door.submissions()
    expect(rows.filter(({ erasedAt }) => erasedAt)).toMatchObject([
      { formId: formIds.open, answers: [], email: null, bodyHash: null },
    ])
    expect(rows.find(({ formId }) => formId === formIds.sport)?.answers).toHaveLength(1)
    expect(await door.faults()).toEqual([])
  })

  test('a school sees its own submissions only', async () => {
    await door.submit(formIds.open)
    expect(await door.submissions('west')).toEqual([])
    await door.services.scope.write('west', (tx) => tx.update(formSubmissions).set({ status: 'released' }))
    expect(await door.submissions()).toMatchObject([{ status: 'final' }])
  })
})

describe('a sender who sends all the time', () => {
  test('is told when to go on', async () => {
    const [engine] = engines
    if (!engine) throw new Error('There is no engine')
    const door = await openFormOffice(engine, { env: { FORM_RATE_LIMIT: '3' } })
    await door.reset()
    const statuses = []
    for (let times = 0; times < 4; times++)
      statuses.push((await door.submit(formIds.open, {}, { ip: '10.1.1.1' })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await door.submit(formIds.open, {}, { ip: '10.1.1.2' })).toMatchObject({ status: 200 })
    await door.close()
  })
})
