import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Done, Draft, Item } from '#contract/editing/desk.shapes.ts'
import { desk } from '#contract/editing/desk.ts'
import type { StoryCard } from '#contract/news.ts'
import { games } from '#server/db/schema/games.ts'
import { storyGames } from '#server/db/schema/news.ts'
import { nextDue } from '#server/due/due-times.ts'
import { type DeskDoor, type DeskMember, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'
import { aSaturday } from '#tests/support/templates.ts'

interface Front {
  lead: StoryCard[]
  top: StoryCard[]
  news: StoryCard[]
}
const host = { halcyon: 'localhost', tamarack: 'tamarack.localhost' }
const hour = 3_600_000
const ids = (part: readonly { id: number }[]) => part.map(({ id }) => id)
const partsOf = ({ lead, top, news }: Front) => ids([...lead, ...top, ...news])

describe.each(engines)('the fronts of two schools on $name', (engine) => {
  let door: DeskDoor
  let publisher: DeskMember
  beforeAll(async () => {
    door = await openDeskDoor(engine)
    publisher = await door.person('publisher', 'halcyon')
  })
  afterAll(() => door.close())

  const frontOf = async (school: keyof typeof host = 'halcyon', query = ''): Promise<Front> => {
    const url = `/api/v2/stories/front?lead=4&top=5&news=8${query}`
    return (await door.app.inject({ url, headers: { host: host[school], tenant: school } })).json()
  }
  const material = async () => (await publisher.send(desk.front, {})).body
  const publish = async ({ id, draft }: Pick<Item, 'id' | 'draft'>) =>
    publisher.ask<'publish', Done>('publish', { kind: 'fronts', id, body: { version: draft?.version ?? 0 } })
  const pin = async (places: { storyId: number; place: number; until: string | null }[]) => {
    const { contentId, sportId } = await material()
    if (contentId === null) {
      const { body } = await publisher.ask<'begin', Item>('begin', {
        kind: 'fronts',
        body: { key: randomUUID(), value: { sportId, note: null, places } },
      })
      return publish(body)
    }
    // What was refused, or undone, is still a draft.
    const { body: item } = await publisher.ask<'item', Item>('item', { kind: 'fronts', id: contentId })
    const { body } = await publisher.ask<'save', Draft>('save', {
      kind: 'fronts',
      id: contentId,
      body: { version: item.draft?.version ?? 0, values: { places } },
    })
    return publish({ id: contentId, draft: body })
  }

  test('have their stories once, and those that lead have a picture', async () => {
    for (const school of ['halcyon', 'tamarack'] as const) {
      const front = await frontOf(school)
      expect(front.lead.every(({ image }) => image !== null)).toBe(true)
      expect(front.lead.length).toBeGreaterThan(1)
      expect(new Set(partsOf(front)).size).toBe(partsOf(front).length)
    }
  })

  test('follow a pin at once, until its end, and its undoing', async () => {
    // What the demo's office keeps in its place goes back to the rule.
    expect((await pin([])).status).toBe(200)
    const before = await frontOf()
    const last = before.news.at(-1)?.id ?? 0
    const until = new Date(aSaturday.getTime() + hour).toISOString()
    const { status, body } = await pin([{ storyId: last, place: 1, until }])
    expect(status).toBe(200)
    expect(ids((await frontOf()).lead)[0]).toBe(last)
    expect((await material()).pins).toEqual([{ storyId: last, place: 1, until }])

    const due = await door.services.scope.read('halcyon', (tx) => nextDue(tx, aSaturday.getTime()))
    expect(due.filter(({ table }) => table === 'front_places').map(({ at }) => at)).toEqual([
      Date.parse(until) + 1,
    ])
    door.clock.now = new Date(Date.parse(until) + 1)
    expect(ids((await frontOf()).lead)[0]).toBe(before.lead[0]?.id)
    door.clock.now = aSaturday

    await publisher.ask('undo', { work: body.work ?? '', body: {} })
    expect(partsOf(await frontOf())).toEqual(partsOf(before))
  })

  test('of another school know nothing of it', async () => {
    const other = await door.person('editor', 'tamarack')
    const pinsThere = async () => (await other.send(desk.front, {})).body.pins
    const [before, pinned] = [partsOf(await frontOf('tamarack')), await pinsThere()]
    await pin([{ storyId: (await frontOf()).top[0]?.id ?? 0, place: 1, until: null }])
    expect(partsOf(await frontOf('tamarack'))).toEqual(before)
    expect(await pinsThere()).toEqual(pinned)
  })

  test('refuse one place for two', async () => {
    const [one = 0, other = 0] = ids((await frontOf()).news)
    const { status, text } = await pin([
      { storyId: one, place: 1, until: null },
      { storyId: other, place: 1, until: null },
    ])
    expect(status).toBe(422)
    expect(text).toContain('one place is named twice')
  })

  test('do not lead with a game that was called off', async () => {
    expect((await pin([])).status).toBe(200)
    const { lead } = await frontOf()
    const [first] = lead
    const [game] = await door.services.scope.read('halcyon', (tx) => tx.select().from(games).limit(1))
    await door.services.scope.write('halcyon', async (tx) => {
      await tx.delete(storyGames).where(eq(storyGames.storyId, first?.id ?? 0))
      await tx.insert(storyGames).values({ storyId: first?.id ?? 0, gameId: game?.id ?? 0, role: 'related' })
      await tx
        .update(games)
        .set({ resultStatus: null, status: 'C' })
        .where(eq(games.id, game?.id ?? 0))
    })
    const front = await frontOf()
    expect(ids([...front.lead, ...front.top])).not.toContain(first?.id)
  })

  test("a team's own has that team's stories alone", async () => {
    const { lead } = await frontOf()
    const sportId = lead[0]?.sport.id ?? 0
    const { top } = await frontOf('halcyon', `&sportId=${sportId}`)
    expect(new Set(top.map(({ sport }) => sport.id))).toEqual(new Set([sportId]))
  })

  test('are not for who may not write', async () => {
    expect((await door.nobody('halcyon').send(desk.front, {})).status).toBe(401)
    expect((await (await door.person('visitor', 'halcyon')).send(desk.front, {})).status).toBe(403)
  })
})
