import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unannounced } from '#server/db/announced.ts'
import { stories } from '#server/db/schema/news.ts'
import { tablesBehind } from '#server/db/schema/search.ts'
import { dueColumns } from '#server/due/due-times.ts'
import { engines } from '#tests/support/engines.ts'
import { keptAddresses } from '#tests/support/kept-addresses.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { aSaturday } from '#tests/support/templates.ts'

const minute = 60_000
const hour = 60 * minute
/** A column beside a parameter; calendars compare days, which are no moments. */
const compared = /"(\w+)"\."(\w+)" [<>]=? \$(\d+)/g
const isMoment = (value: unknown) => value instanceof Date || /^\d{4}-\d\d-\d\d[T ]\d/.test(String(value))
const patience = { timeout: 15_000, interval: 100 }

describe.each(engines)('what is kept, over $name,', (engine) => {
  let site: Site
  beforeAll(async () => {
    // Pages ask for the time themselves.
    vi.useFakeTimers({ toFake: ['Date'], now: aSaturday })
    site = await openSite(engine)
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  const pass = (time: number) => vi.setSystemTime(aSaturday.getTime() + time)

  test('is made anew when a story is due, and not before', async () => {
    const [story] = await site.services.scope.read('halcyon', (tx) =>
      tx.select().from(stories).where(eq(stories.hidden, false)).limit(1),
    )
    const title = 'Told at its hour'
    await site.services.scope.write('halcyon', (tx) =>
      tx
        .update(stories)
        .set({ title, publishAt: new Date(aSaturday.getTime() + 10 * minute) })
        .where(eq(stories.id, story?.id ?? 0)),
    )
    const list = () => site.ask('halcyon', '/archives')
    await vi.waitFor(async () => expect((await list()).headers['x-cache']).toBe('hit'), patience)
    expect((await list()).body.includes(title)).toBe(false)
    pass(9 * minute)
    await vi.waitFor(async () => expect((await list()).headers['x-cache']).toBe('hit'), patience)
    expect((await list()).body.includes(title)).toBe(false)
    pass(10 * minute + 1)
    await vi.waitFor(async () => expect((await list()).body.includes(title)).toBe(true), patience)
    pass(0)
  })
})

describe('everything that is kept is as it would be made', () => {
  let site: Site
  let addresses: string[]
  const times = new Set<string>()
  beforeAll(async () => {
    const [engine] = engines
    if (!engine) return
    vi.useFakeTimers({ toFake: ['Date'], now: aSaturday })
    const onQuery = (query: string, params: unknown[]) => {
      for (const [, table, column, number] of query.matchAll(compared)) {
        if (isMoment(params[Number(number) - 1])) times.add(`${table}.${column}`)
      }
    }
    site = await openSite(engine, {}, { onQuery })
    // One school and one form of each page: what a page is made from is the same for the others.
    const all = await keptAddresses(site, 'halcyon', false)
    addresses = all.flatMap(({ address, isOtherForm }) => (isOtherForm ? [] : [address]))
  })
  afterAll(async () => {
    await site.close()
    vi.useRealTimers()
  })

  /** Each with whether it came out of the cache. */
  async function askAll(): Promise<Map<string, { body: string; isKept: boolean }>> {
    const all = new Map<string, { body: string; isKept: boolean }>()
    for (const address of addresses) {
      const { body, headers } = await site.ask('halcyon', address)
      all.set(address, { body, isKept: headers['x-cache'] === 'hit' })
    }
    return all
  }

  test.each([
    ['a quarter of an hour', 15 * minute],
    ['an afternoon', 5 * hour],
  ])('%s later', async (_when, later) => {
    await askAll()
    vi.setSystemTime(Date.now() + later)
    // What is due is noticed within moments.
    await new Promise((done) => setTimeout(done, 1_500))
    const shown = await askAll()
    site.forget()
    site.forgetAnswers()
    const wrong: string[] = []
    for (const [address, { body, isKept }] of shown)
      if (isKept && body !== (await site.ask('halcyon', address)).body) wrong.push(address)
    expect(wrong).toEqual([])
  })

  test('every time that a query compares with another is one that something may be due at', () => {
    expect(times.size).toBeGreaterThan(5)
    const isDue = (time: string) => {
      const [table = '', column] = time.split('.')
      const tables = tablesBehind[table] ?? [table]
      return unannounced.has(table) || tables.some((behind) => dueColumns.has(`${behind}.${column}`))
    }
    expect([...times].filter((time) => !isDue(time))).toEqual([])
  })
})
