import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desk } from '#contract/editing/desk.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { forgetOldReports } from '#server/exchange/person/old-reports.ts'
import { erasePerson } from '#server/exchange/person/person.ts'
import { type AccountDoor, openAccountDoor } from '#tests/support/account-door.ts'
import { askCall } from '#tests/support/ask-call.ts'
import { engines } from '#tests/support/engines.ts'

const kind = 'accessibility-reports'
const reporter = 'robin@mail.example'

describe.each(engines)('a report of a barrier at the desk on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  })
  afterAll(() => door.close())

  let count = 0
  async function somebody(role: Role, tenant = 'east') {
    const email = `${role}${count++}@people.example`
    await door.person(email, role, tenant)
    const cookie = await door.signedIn(email, tenant)
    const send = (endpoint: (typeof desk)[keyof typeof desk], input: Record<string, unknown> = {}) =>
      askCall(door, cookie, endpoint, { kind, ...input }, tenant)
    return { send, list: async (filter = '') => send(desk.list, filter ? { filter } : {}) }
  }
  const report = (message: string) =>
    door.ask(
      'POST',
      '/api/v2/common/accessibility/reports',
      { tenant: 'east', headers: { 'content-type': 'application/json' } },
      JSON.stringify({ about: 'barrier', message, place: '/calendar', email: reporter }),
    )

  test('is seen by those with the right at its own school, and by nobody else', async () => {
    expect((await report('The months cannot be reached by keyboard')).status).toBe(200)
    const publisher = await somebody('publisher')
    const [item] = (await publisher.list()).body.items
    expect(item).toMatchObject({
      title: 'The months cannot be reached by keyboard',
      value: { state: 'new', about: 'barrier', receivedAt: expect.any(String) },
    })
    const editor = await somebody('editor')
    expect((await editor.list()).status).toBe(403)
    expect((await editor.send(desk.item, { id: item.id })).status).toBe(403)
    const neighbor = await somebody('publisher', 'west')
    expect((await neighbor.list()).body.items).toEqual([])
    expect((await neighbor.send(desk.item, { id: item.id })).status).toBe(404)
  })

  test('is taken up, answered and closed, and its history says by whom', async () => {
    const publisher = await somebody('publisher')
    const { id } = (await publisher.list()).body.items[0]
    for (const state of ['working', 'answered', 'closed']) {
      const saved = await publisher.send(desk.save, {
        id,
        body: { version: 0, values: { state, note: `Now ${state}` } },
      })
      expect(saved.status).toBe(200)
      const done = await publisher.send(desk.publish, { id, body: { version: saved.body.version } })
      expect(done.status).toBe(200)
      expect((await publisher.list(`state:${state}`)).body.items).toHaveLength(1)
      expect((await publisher.list('state:new')).body.items).toEqual([])
    }
    const { body } = await publisher.send(desk.history, { id })
    expect(body.entries.filter(({ what }: { what: string }) => what === 'publish')).toHaveLength(3)
  })

  test('that somebody made by telephone is written down by the office', async () => {
    const publisher = await somebody('publisher')
    const begun = await publisher.send(desk.begin, {
      body: { key: crypto.randomUUID(), value: { message: 'Large print for the media guide' } },
    })
    const { id, draft } = begun.body
    expect((await publisher.send(desk.publish, { id, body: { version: draft.version } })).status).toBe(200)
    const { published } = (await publisher.send(desk.item, { id })).body
    expect(published).toMatchObject({
      state: 'new',
      subject: 'Large print for the media guide',
      receivedAt: door.clock.now.toISOString(),
    })
  })

  test('is forgotten with whoever made it, also by drafts and history', async () => {
    const publisher = await somebody('publisher')
    const items: { id: number; title: string }[] = (await publisher.list()).body.items
    const id = items.find(({ title }) => title.startsWith('The months'))?.id
    await publisher.send(desk.save, { id, body: { version: 0, values: { note: 'Asked them again' } } })
    expect((await erasePerson(door.services.database, reporter)).rows).toEqual({ accessibility_reports: 1 })
    expect((await publisher.send(desk.item, { id })).status).toBe(404)
    expect((await publisher.send(desk.history, { id })).body.entries ?? []).toEqual([])
    expect((await publisher.list()).body.items).toHaveLength(items.length - 1)
  })

  test('that was closed is forgotten two years after it was last worked with, and no other is', async () => {
    const publisher = await somebody('publisher')
    const found = async (title: string) =>
      (await publisher.list()).body.items.find((item: { title: string }) => item.title === title)?.id
    for (const message of ['Closed long ago', 'Answered long ago']) {
      await report(message)
      const id = await found(message)
      const values = { state: message.startsWith('Closed') ? 'closed' : 'answered' }
      const { version } = (await publisher.send(desk.save, { id, body: { version: 0, values } })).body
      await publisher.send(desk.publish, { id, body: { version } })
    }
    const closed = await found('Closed long ago')
    const after = (months: number) => {
      const day = new Date(door.clock.now)
      day.setUTCMonth(day.getUTCMonth() + months)
      return forgetOldReports(door.services.database, day)
    }
    await after(23)
    expect(await found('Closed long ago')).toBe(closed)
    await after(25)
    expect(await found('Closed long ago')).toBeUndefined()
    expect((await publisher.send(desk.history, { id: closed })).body.entries ?? []).toEqual([])
    const answered = await found('Answered long ago')
    expect((await publisher.send(desk.history, { id: answered })).body.entries).not.toEqual([])
  })
})
