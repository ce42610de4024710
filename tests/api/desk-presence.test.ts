import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Present } from '#contract/editing/desk.presence.ts'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { type DeskDoor, type DeskPerson, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'

interface Told {
  others: Present[]
  isHeld: boolean
  takenBy: string | null
}

describe.each(engines)('who is at a content, on $name', (engine) => {
  let door: DeskDoor
  let editor: DeskPerson
  let publisher: DeskPerson
  let id: number

  beforeAll(async () => {
    door = await openDeskDoor(engine)
    editor = await door.person('editor', 'halcyon')
    publisher = await door.person('publisher', 'halcyon')
    const { body } = await publisher.ask<'list', ItemList>('list', { kind: 'partners' })
    id = body.items[0]?.id ?? 0
  })
  afterAll(() => door.close())

  /** A window of somebody's, that says what it does. */
  const windowOf = (person: DeskPerson) => {
    const tab = randomUUID()
    return async (field: string | null, more: { isTaking?: boolean; isLeaving?: boolean } = {}) => {
      const body = { tab, field, ...more }
      const answer = await person.ask<'presence', Told>('presence', { kind: 'partners', id, body })
      expect([answer.status, answer.text]).toEqual([200, answer.text])
      return answer.body
    }
  }

  test('a field is written by whoever came first, until it is taken over, and who lost it is told once', async () => {
    const [first, second] = [windowOf(editor), windowOf(publisher)]
    expect(await first('title')).toEqual({ others: [], isHeld: true, takenBy: null })
    expect(await second('title')).toMatchObject({
      others: [{ name: 'A editor', field: 'title' }],
      isHeld: false,
    })
    expect(await second('title', { isTaking: true })).toMatchObject({
      others: [{ field: null }],
      isHeld: true,
    })
    expect(await first('title')).toMatchObject({
      others: [{ name: 'A publisher', field: 'title' }],
      isHeld: false,
      takenBy: 'A publisher',
    })
    expect(await first(null)).toMatchObject({ takenBy: null })
    await second(null, { isLeaving: true })
    expect((await first('title')).others).toEqual([])
    await first(null, { isLeaving: true })
  })

  test('of several who come at once one has it', async () => {
    const windows = [windowOf(editor), windowOf(publisher), windowOf(await door.person('editor', 'halcyon'))]
    const told = await Promise.all(windows.map((say) => say('level')))
    expect(told.filter(({ isHeld }) => isHeld)).toHaveLength(1)
    for (const say of windows) await say(null, { isLeaving: true })
  })

  test('a window of one’s own that was closed without a word keeps nobody from writing on', async () => {
    const [closed, opened] = [windowOf(editor), windowOf(editor)]
    await closed('title')
    expect(await opened('title')).toEqual({ others: [], isHeld: true, takenBy: null })
    await opened(null, { isLeaving: true })
    await closed(null, { isLeaving: true })
  })

  test('whoever does not say so is forgotten after half a minute', async () => {
    const [gone, here] = [windowOf(editor), windowOf(publisher)]
    await gone('title')
    expect((await here(null)).others).toHaveLength(1)
    door.clock.now = new Date(door.clock.now.getTime() + 31_000)
    expect((await here(null)).others).toEqual([])
    await here(null, { isLeaving: true })
  })

  test('another school neither sees nor disturbs it', async () => {
    await windowOf(editor)('title')
    const stranger = await door.person('publisher', 'tamarack')
    const { body } = await stranger.ask<'list', ItemList>('list', { kind: 'partners' })
    const own = body.items[0]?.id ?? 0
    const said = { tab: randomUUID(), field: 'title', isTaking: true }
    const answer = await stranger.ask<'presence', Told>('presence', {
      kind: 'partners',
      id: own,
      body: said,
    })
    expect(answer.body).toEqual({ others: [], isHeld: true, takenBy: null })
  })

  test('a content that is not there has nobody', async () => {
    const body = { tab: randomUUID(), field: null }
    expect((await editor.ask('presence', { kind: 'partners', id: 2_000_000_000, body })).status).toBe(404)
  })
})
