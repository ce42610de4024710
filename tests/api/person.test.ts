import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEvents, invitations, memberships, users } from '#server/db/schema/accounts.ts'
import { forms } from '#server/db/schema/forms.ts'
import { accessibilityReports } from '#server/db/schema/settings.ts'
import { formNotices, formSubmissions, payments } from '#server/db/schema/submissions.ts'
import { subscribers } from '#server/db/schema/subscriptions.ts'
import { schemaModules } from '#server/db/schema-modules.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { erasePerson, exportPerson, PersonError } from '#server/exchange/person/person.ts'
import { nobodysName, places } from '#server/exchange/person/places.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const ada = 'ada@mail.example'
const ben = 'ben@mail.example'
const now = new Date('2026-11-19T12:00:00Z')

describe.each(engines)('what is known of somebody on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    for (const key of ['east', 'west']) await createSchool(services, key)
    for (const [email, name] of [
      [ada, 'Ada Marsh'],
      [ben, 'Ben Orr'],
    ] as const)
      await createUser(services.database, {
        email,
        name,
        tenant: 'east',
        role: 'administrator',
        isOperator: false,
        password: 'a long enough password',
        by: commandLine,
      })
    for (const school of ['east', 'west'])
      await services.scope.write(school, async (tx) => {
        await tx.insert(forms).values({ id: 1, title: 'Camp' })
        await tx.insert(subscribers).values([{ email: ada, sportIds: [1] }, { email: ben }])
        await tx.insert(formSubmissions).values([
          {
            id: 1,
            formId: 1,
            reference: 'A-1',
            status: 'final',
            email: 'Ada@Mail.example',
            answers: [{ name: 'n', title: 'Name', value: 'Ada' }],
            createdAt: now,
          },
          {
            id: 2,
            formId: 1,
            reference: 'B-2',
            status: 'final',
            email: ben,
            answers: [{ name: 'f', title: 'Friend', value: `ask ${ada}` }],
            createdAt: now,
          },
        ])
        await tx.insert(formNotices).values({ submissionId: 1, kind: 'thanks', recipient: ada })
        await tx.insert(payments).values({
          submissionId: 1,
          gateway: 'test',
          amountCents: 500,
          currency: 'usd',
          createdAt: now,
          payBy: now,
        })
        await tx.insert(accessibilityReports).values({
          about: 'barrier',
          message: 'No ring',
          subject: 'No ring',
          email: ada,
          receivedAt: now,
        })
        await tx
          .insert(invitations)
          .values({ tokenHash: `hash-${school}`, email: ada, role: 'editor', expiresAt: now })
        await tx
          .insert(accountEvents)
          .values({ id: 900, what: 'invited', userId: 'somebody', userName: 'Head', about: ada, at: now })
      })
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  test('is shown as a whole, of every school, and without what opens anything', async () => {
    const data = await exportPerson(services.database, ' ADA@mail.example ')
    const counts = Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]))
    expect(counts).toMatchObject({
      subscribers: 2,
      form_submissions: 2,
      form_notices: 2,
      payments: 2,
      accessibility_reports: 2,
      invitations: 2,
      users: 1,
      accounts: 1,
      memberships: 1,
    })
    const text = JSON.stringify(data)
    expect(text).not.toContain('hash-east')
    expect(text).not.toContain('"password"')
    expect(text).not.toContain(ben)
  })

  test('is erased as a whole, and what others sent and paid for stays', async () => {
    const { rows, mentions } = await erasePerson(services.database, ada)
    expect(rows).toMatchObject({ users: 1, subscribers: 2, form_submissions: 2 })
    expect(mentions).toEqual([
      { school: 'east', reference: 'B-2' },
      { school: 'west', reference: 'B-2' },
    ])
    const left = await exportPerson(services.database, ada)
    expect(left).toEqual({})
    const { scope } = services
    expect(await scope.read('east', (tx) => tx.$count(subscribers))).toBe(1)
    expect(await scope.read('east', (tx) => tx.$count(payments))).toBe(1)
    const submissions = await scope.read('west', (tx) =>
      tx.select().from(formSubmissions).orderBy(formSubmissions.id),
    )
    expect(submissions[0]).toMatchObject({ email: null, answers: [], reference: 'A-1' })
    expect(submissions[1]).toMatchObject({ email: ben })
    const events = await scope.read('east', (tx) => tx.select().from(accountEvents))
    expect(events.find(({ id }) => id === 900)?.about).toBe(nobodysName)
    const people = await services.database.platform.select({ email: users.email }).from(users)
    expect(people.map(({ email }) => email)).toEqual([ben])
  })

  test('is not erased of the only administrator of a school, and then nothing is', async () => {
    await expect(erasePerson(services.database, ben)).rejects.toThrow(PersonError)
    expect(await services.database.platform.$count(memberships)).toBe(1)
    expect(await services.scope.read('east', (tx) => tx.$count(subscribers))).toBe(1)
  })

  test('is nothing where nobody knows them', async () => {
    expect(await exportPerson(services.database, 'nobody@mail.example')).toEqual({})
    expect(await erasePerson(services.database, 'nobody@mail.example')).toEqual({ rows: {}, mentions: [] })
  })
})

test('every column in which a person may stand is looked at, or says why not', () => {
  const personal = /^(email|recipient|user_id|user_name|ip_address|user_agent|about)$/
  /** What a school publishes of its own staff and authors, at the desk, and how a form is made. */
  const published = new Set(['staff_members.email', 'writers.email', 'awards.recipient'])
  const known = new Set(places.map(({ table }) => table))
  const open = Object.values(schemaModules)
    .flatMap((module) => Object.values<unknown>(module as Record<string, unknown>))
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) =>
      columns
        .filter((column) => personal.test(column.name))
        .map((column) => ({ table: name, column: column.name })),
    )
    .filter(({ table, column }) => !known.has(table) && !published.has(`${table}.${column}`))
  expect(open).toEqual([])
})
