import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desk } from '#contract/editing/desk.ts'
import { incoming } from '#contract/editing/incoming.ts'
import { people } from '#contract/editing/people.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { subscribers } from '#server/db/schema/subscriptions.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { commandLine } from '#server/domains/accounts/parts/account-events.queries.ts'
import { type AccountDoor, openAccountDoor, password, tokenOf } from '#tests/support/account-door.ts'
import { askCall } from '#tests/support/ask-call.ts'
import { engines } from '#tests/support/engines.ts'

type Values = Record<string, unknown>
describe.each(engines)('the people of a school on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  })
  afterAll(() => door.close())
  beforeEach(() => {
    door.mailed.length = 0
  })

  const send = (cookie: string | undefined, endpoint: Endpoint, input: Values = {}) =>
    askCall(door, cookie, endpoint, input)
  let count = 0
  async function somebody(role: Role, tenant = 'east') {
    const email = `${role}${count++}@people.example`
    await door.person(email, role, tenant)
    return { email, cookie: await door.signedIn(email, tenant) }
  }
  const members = async (cookie: string) => (await send(cookie, people.members)).body
  const idOf = async (cookie: string, email: string): Promise<string> =>
    (await members(cookie)).members.find((member: { email: string }) => member.email === email)?.userId
  const log = async (cookie: string, query: Values = {}) =>
    (await send(cookie, people.accountLog, query)).body.events as {
      what: string
      about: string
      detail: string
      by: { name: string }
    }[]

  test('an administrator sees who works here, with roles, teams and when they were last here', async () => {
    const boss = await somebody('administrator')
    const editor = await somebody('editor')
    await somebody('editor', 'west')
    await send(editor.cookie, people.me)
    const { members: told } = await members(boss.cookie)
    const own = told.find(({ email }: { email: string }) => email === editor.email)
    expect(own).toMatchObject({
      role: 'editor',
      sportIds: null,
      sessions: 1,
      hasTwoStep: false,
      isYou: false,
    })
    expect(own.lastSeenAt).toBe(door.clock.now.toISOString())
    expect(told.map(({ email }: { email: string }) => email)).not.toContain(
      `editor${count - 1}@people.example`,
    )
    expect((await send(editor.cookie, people.members)).status).toBe(403)
    expect((await send(undefined, people.members)).status).toBe(401)
  })

  test('whoever is added by a command stands in the log, and whoever may not do something hears that first', async () => {
    const boss = await somebody('administrator')
    const email = 'added@people.example'
    const given = { email, name: 'Ada', password, tenant: 'east', role: 'editor', by: commandLine } as const
    await createUser(door.services.database, given)
    expect(await log(boss.cookie, { search: email })).toMatchObject([
      { what: 'person added', by: { name: 'Command line' }, about: email, detail: 'as editor' },
    ])
    const rubbish = { body: { role: 7, sportIds: 'none' } }
    const reader = await somebody('visitor')
    const change = { ...rubbish, userId: 'nobody' }
    expect((await send(reader.cookie, people.changeMember, change)).status).toBe(403)
    expect((await send(undefined, people.changeMember, change)).status).toBe(401)
    expect((await send(boss.cookie, people.changeMember, change)).status).toBe(400)
  })

  test('a view of a list is its owner’s until it is shared, and never another school’s', async () => {
    const [boss, ann, bob] = [
      await somebody('administrator'),
      await somebody('editor'),
      await somebody('editor'),
    ]
    const west = await somebody('administrator', 'west')
    const kind = 'partners'
    const save = (cookie: string, name: string, isShared: boolean, query = 'sort=title') =>
      send(cookie, desk.saveView, { kind, body: { name, query, isShared } })
    const namesOf = async (cookie: string, tenant = 'east') =>
      (await askCall(door, cookie, desk.views, { kind }, tenant)).body.views.map(
        ({ name, isOwn }: { name: string; isOwn: boolean }) => (isOwn ? name : `${name} of another`),
      )
    await save(ann.cookie, 'Zebra', false)
    const { body } = await save(ann.cookie, ' Game day ', true)
    expect(body.views).toMatchObject([
      { name: 'Game day', isShared: true, isOwn: true, by: 'A Person' },
      { name: 'Zebra', isShared: false },
    ])
    expect((await save(ann.cookie, 'Zebra', false, 'sort=-title')).body.views).toHaveLength(2)
    await save(bob.cookie, 'Zebra', false)
    expect(await namesOf(bob.cookie)).toEqual(['Game day of another', 'Zebra'])
    expect(await namesOf(west.cookie, 'west')).toEqual([])
    const [{ id: viewId }] = body.views
    const forget = (cookie: string, tenant = 'east') =>
      askCall(door, cookie, desk.forgetView, { kind, viewId }, tenant)
    expect((await forget(bob.cookie)).status).toBe(404)
    expect((await forget(west.cookie, 'west')).status).toBe(404)
    expect((await forget(boss.cookie)).body.views).toEqual([])
    expect(await namesOf(ann.cookie)).toEqual(['Zebra'])
    const reader = await somebody('visitor')
    expect((await save(reader.cookie, 'Mine', false)).status).toBe(403)
    expect((await send(ann.cookie, desk.views, { kind: 'nothing' })).status).toBe(404)
  })

  test('an invitation is mailed, carries role and teams, is sent again and taken back', async () => {
    const boss = await somebody('administrator')
    const invite = (body: Values) => send(boss.cookie, people.invite, { body })
    expect((await invite({ email: 'nobody', role: 'editor' })).status).toBe(422)
    expect((await invite({ email: 'new@people.example', role: 'editor', sportIds: [99] })).status).toBe(422)
    expect((await invite({ email: boss.email, role: 'editor' })).body.detail).toMatch(/already/)
    const { body } = await invite({ email: 'New@People.example', role: 'editor', sportIds: [1] })
    expect(body).toMatchObject({
      email: 'new@people.example',
      role: 'editor',
      sportIds: [1],
      isExpired: false,
    })
    expect(JSON.stringify(body)).not.toContain(tokenOf(door.mailed[0]))
    const again = await send(boss.cookie, people.resendInvitation, { invitationId: body.id })
    expect(door.mailed).toHaveLength(2)
    const [first, second] = door.mailed.map(tokenOf)
    const accept = (token: string | undefined) =>
      door.form('invitation', { token: token ?? '', name: 'New Person', password })
    expect((await accept(first)).location).toMatch(/problem=token/)
    expect((await accept(second)).location).toBe('/admin')
    expect((await members(boss.cookie)).invitations).toEqual([])
    const member = (await members(boss.cookie)).members.find(
      ({ email }: { email: string }) => email === 'new@people.example',
    )
    expect(member).toMatchObject({ role: 'editor', sportIds: [1] })
    expect((await send(boss.cookie, people.resendInvitation, { invitationId: again.body.id })).status).toBe(
      404,
    )

    const other = await invite({ email: 'late@people.example', role: 'visitor' })
    expect((await send(boss.cookie, people.withdrawInvitation, { invitationId: other.body.id })).status).toBe(
      200,
    )
    expect((await accept(tokenOf(door.mailed.at(-1)))).location).toMatch(/problem=token/)
    expect((await log(boss.cookie)).slice(0, 6).map(({ what, about }) => [what, about])).toEqual([
      ['invitation withdrawn', 'late@people.example'],
      ['invited', 'late@people.example'],
      ['signed in', 'new@people.example'],
      ['joined', 'new@people.example'],
      ['invitation resent', 'new@people.example'],
      ['invited', 'new@people.example'],
    ])
  })

  test('a role and teams are changed at once, and never those of another school', async () => {
    const boss = await somebody('administrator')
    const editor = await somebody('editor')
    const stranger = await somebody('administrator', 'west')
    const userId = await idOf(boss.cookie, editor.email)
    const change = (cookie: string, body: Values) => send(cookie, people.changeMember, { userId, body })
    expect((await change(boss.cookie, { role: 'publisher', sportIds: [1] })).body).toMatchObject({
      role: 'publisher',
      sportIds: [1],
    })
    expect((await send(editor.cookie, people.me)).body).toMatchObject({ role: 'publisher', sportIds: [1] })
    expect((await change(editor.cookie, { role: 'administrator', sportIds: null })).status).toBe(403)
    const elsewhere = await door.ask('DELETE', people.removeMember.path.replace(':userId', userId), {
      tenant: 'west',
      cookie: stranger.cookie,
    })
    expect(elsewhere.status).toBe(404)
    const [event] = await log(boss.cookie, { search: 'publisher' })
    expect(event).toMatchObject({
      what: 'role changed',
      detail: 'editor → publisher; all sports → Football',
      by: { name: 'A Person' },
    })
    expect((await send(boss.cookie, people.removeMember, { userId })).status).toBe(200)
    expect((await send(editor.cookie, people.me)).status).toBe(401)
  })

  test('signing somebody out ends their sessions everywhere, and one may do so oneself', async () => {
    const boss = await somebody('administrator')
    const editor = await somebody('editor')
    await door.signedIn(editor.email)
    const userId = await idOf(boss.cookie, editor.email)
    expect((await send(boss.cookie, people.endSessions, { userId })).body).toEqual({ sessions: 2 })
    expect((await send(editor.cookie, people.me)).status).toBe(401)
    expect((await send(boss.cookie, people.endSessions, { userId: 'nobody' })).status).toBe(404)
    const visitor = await somebody('visitor')
    expect((await send(visitor.cookie, people.endMySessions)).body).toEqual({ sessions: 1 })
    expect((await send(visitor.cookie, people.me)).status).toBe(401)
  })

  test('a key is shown once, counts its uses, and is refused when it was taken back', async () => {
    const boss = await somebody('administrator')
    const { body } = await send(boss.cookie, people.makeKey, { body: { label: 'Press box' } })
    expect(body.key).toMatchObject({ label: 'Press box', uses: 0, lastUsedAt: null, revokedAt: null })
    const use = () =>
      door.ask(
        'POST',
        '/api/v2/stats/files',
        { headers: { authorization: `Bearer ${body.secret}`, 'content-type': 'text/xml' } },
        '<x/>',
      )
    expect((await use()).status).not.toBe(401)
    const listed = await send(boss.cookie, people.keys)
    const own = listed.body.keys.find(({ id }: { id: number }) => id === body.key.id)
    expect(own.lastUsedAt).not.toBeNull()
    expect(JSON.stringify(listed.body)).not.toContain(body.secret)
    expect((await send(boss.cookie, people.revokeKey, { keyId: body.key.id })).status).toBe(200)
    expect((await use()).status).toBe(401)
    const came = async (query: Values = {}) => (await send(boss.cookie, incoming.receivedFiles, query)).body
    expect((await came()).files[0]).toMatchObject({
      door: 'post',
      key: 'Press box',
      isTaken: false,
      game: null,
      problem: expect.stringMatching(/\S/),
    })
    expect((await came({ search: 'no such file' })).files).toEqual([])
    const elsewhere = await somebody('editor', 'west')
    expect((await send(elsewhere.cookie, incoming.receivedFiles)).status).not.toBe(200)
    expect((await log(boss.cookie, { search: 'press' })).map(({ what }) => what)).toEqual([
      'key revoked',
      'key made',
    ])
    expect((await log(boss.cookie, { what: 'key made' })).map(({ about }) => about)).toEqual(['Press box'])
  })
})

describe.each(engines)('the subscribers of a school on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  })
  afterAll(() => door.close())

  test('are told to administrators alone, searched, taken off for good and written down', async () => {
    const [now, before] = [door.clock.now, new Date(door.clock.now.getTime() - 86_400_000)]
    const rows = [
      { email: 'ada@fans.example', confirmedAt: now, createdAt: before },
      { email: 'ben@fans.example', createdAt: now },
      { email: 'cy@fans.example', confirmedAt: before, unsubscribedAt: now },
      { email: 'dot@fans.example', confirmedAt: now },
    ]
    for (const school of ['east', 'west'])
      await door.services.scope.write(school, (tx) =>
        tx.insert(subscribers).values(rows.map((row) => ({ ...row, email: `${school}.${row.email}` }))),
      )
    const cookieOf = async (role: Role, tenant = 'east') => {
      const email = `${role}@${tenant}-lists.example`
      await door.person(email, role, tenant)
      return door.signedIn(email, tenant)
    }
    const boss = await cookieOf('administrator')
    const ask = async (query: Values = {}) =>
      (await askCall(door, boss, incoming.subscribers, query)).body as {
        subscribers: { id: number; email: string; state: string }[]
        total: number
        next: string | null
      }
    const all = await ask()
    expect(all.total).toBe(4)
    expect(all.subscribers.map(({ email, state }) => `${email} ${state}`)).toEqual([
      'east.dot@fans.example subscribed',
      'east.cy@fans.example left',
      'east.ben@fans.example waiting',
      'east.ada@fans.example subscribed',
    ])
    const first = await ask({ limit: 3 })
    const rest = await ask({ limit: 3, after: first.next ?? '' })
    expect([...first.subscribers, ...rest.subscribers]).toEqual(all.subscribers)
    expect((await ask({ search: 'ADA' })).total).toBe(1)
    expect((await ask({ state: 'waiting' })).subscribers.map(({ email }) => email)).toEqual([
      'east.ben@fans.example',
    ])

    const gone = { subscriberId: all.subscribers[0]?.id }
    const publisher = await cookieOf('publisher')
    for (const [endpoint, input] of [
      [incoming.subscribers, {}],
      [incoming.exportSubscribers, {}],
      [incoming.removeSubscriber, gone],
    ] as const)
      expect((await askCall(door, publisher, endpoint, input)).status).toBe(403)
    expect((await askCall(door, boss, incoming.removeSubscriber, gone)).body).toEqual({
      email: 'east.dot@fans.example',
    })
    expect((await askCall(door, boss, incoming.removeSubscriber, gone)).status).toBe(404)
    const { body: text } = await door.ask('GET', incoming.exportSubscribers.path, { cookie: boss })
    expect(text).toContain('east.ada@fans.example,All news')
    expect(text).not.toMatch(/ben@|cy@|dot@|west/)
  })
})

describe.each(engines)('the last administrator on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  })
  afterAll(() => door.close())

  test('is neither removed nor given a lower role, also where two try at once', async () => {
    const cookies = await Promise.all(
      ['ann', 'bob'].map(async (name) => {
        const email = await door.person(`${name}@people.example`, 'administrator')
        return door.signedIn(email)
      }),
    )
    const ask = async (cookie: string, method: 'GET' | 'DELETE', path: string) => {
      const { status, body } = await door.ask(method, path, { cookie })
      return { status, body: JSON.parse(body) }
    }
    const ids = await Promise.all(
      cookies.map(async (cookie) => (await ask(cookie, 'GET', people.me.path)).body.userId as string),
    )
    const remove = (by: number, whom: number) =>
      ask(cookies[by] ?? '', 'DELETE', people.removeMember.path.replace(':userId', ids[whom] ?? ''))
    const both = await Promise.all([remove(0, 1), remove(1, 0)])
    const [done, refused] = both.map(({ status }) => status).toSorted((a, b) => a - b)
    // Who is removed before they are heard has no session here any more.
    expect([done, [401, 409].includes(refused ?? 0)]).toEqual([200, true])
    const left = both[0]?.status === 200 ? 0 : 1
    const self = await remove(left, left)
    expect(self).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/only administrator/) } })
    const { body } = await ask(cookies[left] ?? '', 'GET', people.members.path)
    expect(body.members).toMatchObject([{ isLastAdministrator: true, isYou: true }])
  })
})
