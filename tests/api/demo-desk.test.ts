import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Draft, HistoryEntry, Release } from '#contract/editing/desk.shapes.ts'
import { offices } from '#seeds/desk/office.ts'
import { writeDesk } from '#seeds/desk/write-desk.ts'
import { findEdits, type Written } from '#seeds/load/edits.ts'
import { seedSchools } from '#seeds/load/load.ts'
import { memberships } from '#server/db/schema/accounts.ts'
import { changes, drafts, releases } from '#server/db/schema/editing.ts'
import { alerts } from '#server/db/schema/promotions.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { kinds } from '#server/desk.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { publishDue } from '#server/editing/pieces/due.ts'
import { type DeskDoor, type DeskPerson, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'
import { aSaturday } from '#tests/support/templates.ts'

const saturday = { halcyon: '2026-11-21T14:00:00.000Z', tamarack: '2026-11-21T17:00:00.000Z' }
type School = keyof typeof saturday
const schools: School[] = ['halcyon', 'tamarack']
const nextWeek = new Date('2026-11-22T17:00:00Z')

describe.each(engines)("the demo's desk on $name", (engine) => {
  let door: DeskDoor
  const people = new Map<string, DeskPerson>()
  beforeAll(async () => {
    door = await openDeskDoor(engine)
    for (const school of schools) people.set(school, await door.person('administrator', school))
  })
  afterAll(() => door.close())

  const at = (school: School) => {
    const person = people.get(school)
    if (!person) throw new Error('Nobody is there')
    return person
  }
  const countAll = (school: School) =>
    door.services.scope.read(school, async (tx) => ({
      changes: await tx.$count(changes),
      drafts: await tx.$count(drafts),
      releases: await tx.$count(releases),
    }))
  /** Halcyon's desk at a start, without the school itself, which tests/api/seeding.test.ts is about. */
  async function openDesk(now: Date, refresh = false) {
    await writeDesk(door.services.scope, await tenantOf('halcyon'), offices.halcyon, now, refresh)
  }
  async function tenantOf(school: School) {
    const tenant = (await allTenants(door.services.database.platform)).find(({ key }) => key === school)
    if (!tenant) throw new Error('There is no school')
    return tenant
  }

  describe.each(schools)('of %s', (school) => {
    const office = offices[school]

    test('has an office of four, of whom a student works for one team', async () => {
      const rows = await door.services.database.platform
        .select()
        .from(memberships)
        .where(eq(memberships.tenantId, school))
      const own = rows.filter(({ isInvented }) => isInvented)
      expect(own.map(({ role }) => role).toSorted()).toEqual([
        'administrator',
        'editor',
        'editor',
        'publisher',
      ])
      expect(own.filter(({ sportIds }) => sportIds?.length === 1).map(({ userId }) => userId)).toEqual([
        office.student.userId,
      ])
    })

    test('has drafts of several kinds, one that waits and one that was sent back with a word', async () => {
      const { body } = await at(school).ask<'drafts', { drafts: Draft[] }>('drafts')
      const open = body.drafts.filter(({ state }) => state === 'open')
      expect(new Set(open.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      const [waiting] = body.drafts.filter(({ state }) => state === 'submitted')
      expect(waiting).toMatchObject({ kind: 'stories', problems: [], by: { name: office.student.name } })
      const [returned] = body.drafts.filter(({ state }) => state === 'returned')
      expect(returned?.note).toMatch(/box score/)
      expect(body.drafts.every(({ changedAt }) => new Date(changedAt) < aSaturday)).toBe(true)
    })

    test('has a release for the coming Saturday, with nothing that keeps it from going out', async () => {
      const { body } = await at(school).ask<'releases', { releases: Release[] }>('releases')
      expect(body.releases).toHaveLength(1)
      const [release] = body.releases
      expect(release).toMatchObject({ title: 'Game day, November 21', publishAt: saturday[school] })
      expect(release?.drafts.map(({ kind, problems }) => [kind, problems])).toEqual([
        ['stories', []],
        ['alerts', []],
      ])
    })

    test('has a history of several people and days, and two things in the trash', async () => {
      const { body } = await at(school).ask<'log', { entries: HistoryEntry[] }>('log')
      expect(new Set(body.entries.map(({ by }) => by.name)).size).toBe(3)
      expect(new Set(body.entries.map(({ at: moment }) => moment.slice(0, 10))).size).toBeGreaterThan(5)
      expect(new Set(body.entries.map(({ what }) => what))).toEqual(
        new Set(['publish', 'delete', 'order', 'undo']),
      )
      const sorted = body.entries.map(({ at: moment }) => moment)
      expect(sorted).toEqual(sorted.toSorted().toReversed())
      const trash = await at(school).ask<'trash', { entries: HistoryEntry[] }>('trash')
      expect(trash.body.entries.map(({ kind }) => kind)).toEqual(['ticket-links', 'alerts'])
    })

    test('leaves the site as it is without it', async () => {
      const [row] = await door.services.database.platform
        .select({ written: tenants.seededRows })
        .from(tenants)
        .where(eq(tenants.key, school))
      const written = row?.written as Written
      const theirs = await door.services.scope.read(school, async (tx) => {
        const edits = await findEdits(tx, written, [])
        return Object.entries(written).flatMap(([name, { rows }]) =>
          Object.keys(rows)
            .filter((key) => edits.isTheirs(name as 'stories', key))
            .map((key) => `${name} ${key}`),
        )
      })
      expect(theirs).toEqual([])
      expect(await door.services.scope.read(school, (tx) => tx.$count(alerts))).toBe(
        Object.keys(written.alerts?.rows ?? {}).length,
      )
    })
  })

  test('is not written twice, and written anew on purpose', async () => {
    const before = await countAll('halcyon')
    const started = performance.now()
    const moment = new Date(aSaturday.getTime() + 60_000)
    await seedSchools({ ...door.services, log: () => {}, now: moment })
    expect(performance.now() - started).toBeLessThan(500)
    expect(await countAll('halcyon')).toEqual(before)
    await door.services.scope.write('halcyon', (tx) => tx.delete(drafts).where(eq(drafts.state, 'submitted')))
    const refreshed = new Date(aSaturday.getTime() + 120_000)
    // With the schools once: both engines run the same statements.
    if (engine === engines.at(-1))
      await seedSchools({ ...door.services, log: () => {}, now: refreshed, refresh: true })
    else await openDesk(refreshed, true)
    // What was taken back stays a draft, which is of the past: what the office is writing is begun again without it.
    expect(await countAll('halcyon')).toEqual({ ...before, drafts: before.drafts - 1 })
  })

  test('plans another release when the last one is out', async () => {
    const halcyon = await tenantOf('halcyon')
    expect(await publishDue({ ...door.services, kinds, now: () => nextWeek }, halcyon)).toBe(1)
    // Two processes that start together: one of them plans it, the other waits and finds it planned.
    await Promise.all([openDesk(nextWeek), openDesk(nextWeek)])
    const { body } = await at('halcyon').ask<'releases', { releases: Release[] }>('releases')
    expect(body.releases.map(({ title, publishedAt }) => [title, publishedAt !== null])).toEqual([
      ['Game day, November 28', false],
      ['Game day, November 21', true],
    ])
  })
})
