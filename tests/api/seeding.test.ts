import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateUnscored, schoolData } from '#seeds/generate/school.ts'
import { seedSchools } from '#seeds/load/load.ts'
import { listNames, tables } from '#seeds/load/tables.ts'
import { releases } from '#server/db/schema/editing.ts'
import { games } from '#server/db/schema/games.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { stories, taggedContent } from '#server/db/schema/news.ts'
import { rosterPlayers } from '#server/db/schema/rosters.ts'
import { searchEntries } from '#server/db/schema/search.ts'
import { settings } from '#server/db/schema/settings.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { openServices, type Services } from '#server/open.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { heardOf } from '#tests/support/heard-of.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const later = (hours: number) => new Date(aSaturday.getTime() + hours * 3_600_000)
/** One is enough: both run the same statements. */
const engine = engines.at(-1)

describe('the demo, started again on the same day', () => {
  let database: TestDatabase
  let services: Services

  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    database = await engine.create({}, demo(aSaturday))
    services = await openServices(database.config)
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  /** What the start says. */
  async function startAt(now: Date): Promise<string[]> {
    const lines: string[] = []
    await seedSchools({ ...services, log: (line) => lines.push(line), now })
    return lines
  }
  const onAir = () =>
    services.scope.read('halcyon', (tx) => tx.select({ startedAt: liveGames.startedAt }).from(liveGames))

  test('is left as it is within the hour', async () => {
    const before = await onAir()
    expect(await startAt(later(0.5))).toEqual([])
    expect(await onAir()).toEqual(before)
  })

  test('brings in what happened since, and nothing stays that is over', async () => {
    const before = await onAir()
    // Two processes that start together: one of them writes, the other waits and finds it done.
    const told = await Promise.all([startAt(later(11)), startAt(later(11))])
    expect(told.flat().toSorted()).toEqual([
      expect.stringMatching(/^Halcyon State University: \d+ changes since 12:00/),
      expect.stringMatching(/^Tamarack College: \d+ changes since 09:00/),
    ])
    const school = generateUnscored('halcyon', '2026-11-14T23:00')
    const footballOfTheDay = school.games.find(
      ({ sportId, startDate }) => sportId === 1 && startDate === '2026-11-14',
    )?.id
    const lists = listNames.filter((name) => name !== 'boxScores' && name !== 'seasonTotals')
    await services.scope.read('halcyon', async (tx) => {
      for (const name of lists) {
        const rows = await tx.select({ id: tables[name].id }).from(tables[name])
        const ids = school[name].map(({ id }) => id)
        expect([name, new Set(rows.map(({ id }) => id))]).toEqual([name, new Set(ids)])
      }
      const withSheet = await tx.select({ gameId: boxScores.gameId }).from(boxScores)
      expect(withSheet.map(({ gameId }) => gameId)).toContain(footballOfTheDay)
      const played = await tx.select().from(games).orderBy(asc(games.id))
      const result = (
        game: Pick<(typeof played)[number], 'id' | 'resultStatus' | 'gameState' | 'teamScore'>,
      ) => `${game.id} ${game.resultStatus} ${game.gameState} ${game.teamScore}`
      expect(played.map(result)).toEqual(school.games.toSorted((a, b) => a.id - b.id).map(result))
      const found = await tx
        .select({ id: searchEntries.contentId })
        .from(searchEntries)
        .where(eq(searchEntries.source, 'story'))
      const shown = school.stories.filter(({ hidden }) => !hidden)
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(shown.map(({ id }) => id)))
    })
    expect(await onAir()).not.toEqual(before)
  })
})

describe('the demo, started again on another day', () => {
  let database: TestDatabase
  let services: Services

  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    database = await engine.create({}, demo(aSaturday))
    services = await openServices(database.config)
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  /** As somebody begins one. */
  const nextStory = () =>
    services.scope.write('tamarack', async (tx) => {
      const { rows } = (await tx.execute(
        sql`select nextval(pg_get_serial_sequence('stories', 'id'))::int as id`,
      )) as unknown as { rows: [{ id: number }] }
      return rows[0].id
    })

  test('leaves what somebody edited, added or took away, and brings the rest up to date', async () => {
    const edited = await services.scope.write('tamarack', async (tx) => {
      const [changed, removed] = await tx.select().from(stories).orderBy(asc(stories.id)).limit(2)
      const [player] = await tx.select().from(rosterPlayers).orderBy(asc(rosterPlayers.id)).limit(1)
      const [site] = await tx.select().from(settings).where(eq(settings.group, 'site'))
      if (!changed || !removed || !player || !site) throw new Error('The demo has no stories')
      await tx.update(stories).set({ title: 'Written by hand' }).where(eq(stories.id, changed.id))
      await tx
        .delete(taggedContent)
        .where(and(eq(taggedContent.kind, 'story'), eq(taggedContent.contentId, removed.id)))
      await tx.delete(stories).where(eq(stories.id, removed.id))
      await tx.update(rosterPlayers).set({ jersey: '99' }).where(eq(rosterPlayers.id, player.id))
      const value = { ...(site.value as object), tagline: 'Our own words' }
      await tx.update(settings).set({ value }).where(eq(settings.group, 'site'))
      const { id: _, tenantId: __, ...story } = changed
      const [added] = await tx
        .insert(stories)
        .values({ ...story, title: 'Added by hand', slug: 'added-by-hand' })
        .returning({ id: stories.id })
      return { changed, removed, player, added: added?.id ?? 0 }
    })
    expect(edited.added).toBeGreaterThan(1_000_000)
    const begun = await nextStory()

    const tomorrow = later(24)
    await services.scope.write('tamarack', (tx) => tx.update(releases).set({ publishedAt: aSaturday }))
    await seedSchools({ ...services, log: () => {}, now: tomorrow })
    const planned = await services.scope.read('tamarack', (tx) =>
      tx.$count(releases, isNull(releases.publishedAt)),
    )
    // One story more was begun, for that release; none has the id of another that is begun and has no row yet.
    expect(await nextStory()).toBe(begun + 2)
    expect(planned, 'the last release is out, so the office plans another').toBe(1)
    const school = generateUnscored('tamarack', '2026-11-15T09:00')
    await services.scope.read('tamarack', async (tx) => {
      const titles = new Map(
        (await tx.select({ id: stories.id, title: stories.title }).from(stories)).map(({ id, title }) => [
          id,
          title,
        ]),
      )
      expect(titles.get(edited.changed.id)).toBe('Written by hand')
      expect(titles.get(edited.added)).toBe('Added by hand')
      expect(titles.has(edited.removed.id)).toBe(false)
      const [player] = await tx.select().from(rosterPlayers).where(eq(rosterPlayers.id, edited.player.id))
      expect(player?.jersey).toBe('99')
      const [site] = await tx.select().from(settings).where(eq(settings.group, 'site'))
      expect(site?.value).toMatchObject({ tagline: 'Our own words' })
      // Everything else stands at the new day.
      const missing = school.stories.filter(({ id }) => !titles.has(id)).map(({ id }) => id)
      expect(missing).toEqual([edited.removed.id])
      const played = await tx.select({ id: games.id, result: games.resultStatus }).from(games)
      const results = new Map(played.map(({ id, result }) => [id, result]))
      expect(school.games.filter(({ id, resultStatus }) => results.get(id) !== resultStatus)).toEqual([])
    })
    // An edit of yesterday is one tomorrow, too.
    await seedSchools({ ...services, log: () => {}, now: later(26) })
    const [story] = await services.scope.read('tamarack', (tx) =>
      tx.select({ title: stories.title }).from(stories).where(eq(stories.id, edited.changed.id)),
    )
    expect(story?.title).toBe('Written by hand')
  })

  test('writes within the day what another version of it chooses otherwise, and tells of that', async () => {
    const bus = await services.openBus()
    const chosen = schoolData.halcyon.settings
    const before = chosen['sports-template']
    const startAt = (hours: number) =>
      heardOf(services, bus, () => seedSchools({ ...services, log: () => {}, now: later(hours) }))
    try {
      chosen['sports-template'] = { ...before, roster: { columns: ['number', 'position'] } }
      expect(await startAt(28)).toEqual(expect.arrayContaining(['halcyon careers', 'halcyon settings']))
      const [written] = await services.scope.read('halcyon', (tx) =>
        tx.select().from(settings).where(eq(settings.group, 'sports-template')),
      )
      expect(written?.value).toEqual(chosen['sports-template'])
      expect(await startAt(29)).not.toContain('halcyon settings')
    } finally {
      chosen['sports-template'] = before
    }
    // It is the demo's own still, and nobody's edit.
    expect(await startAt(30)).toContain('halcyon settings')
    await bus.close()
  })
})
