import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#contract/client/client.ts'
import { endpoints } from '#contract/endpoint.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import { serverOptions } from '#server/app.ts'
import type { Tx } from '#server/db/client.ts'
import { settings } from '#server/db/schema/settings.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { problemErrors } from '#server/plugins/errors.ts'
import { openapi } from '#server/plugins/openapi.ts'
import { nobody } from '#server/unit-of-work/work.ts'
import type { AnyHandlers, Call, CallHandlers } from '#server/writes/call.ts'
import { callRoutes } from '#server/writes/call-routes.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const Note = Type.Object({ text: Type.String(), version: Type.Integer() })

/** No call of ours changes what somebody else may be changing too, until editors do: this one stands for theirs. */
const notes = endpoints({
  change: {
    method: 'PUT',
    path: '/notes/:noteId',
    summary: 'Changes a note',
    params: Type.Object({ noteId: Type.String() }),
    body: Type.Object({ text: Type.String() }),
    response: Note,
    guard: 'same origin',
    ifVersion: true,
  },
  discard: {
    method: 'DELETE',
    path: '/notes/:noteId',
    summary: 'Discards a note',
    params: Type.Object({ noteId: Type.String() }),
    response: Type.Null(),
    mayBeEmpty: true,
    guard: 'same origin',
    ifVersion: true,
  },
})

/** Kept where a school's settings are: whatever has a row of its own does. */
const notesWrites = ({ scope }: Services): CallHandlers<typeof notes> => {
  const lock = async (tx: Tx, id: string) => {
    const [row] = await tx.select().from(settings).where(eq(settings.group, id)).for('update')
    if (!row) throw notFound('There is no such note.')
    return row.value as Static<typeof Note>
  }
  return {
    change: ({ tenant, refuseStale }: Call, { noteId, version, body }) =>
      scope.write(tenant.key, async (tx) => {
        refuseStale((await lock(tx, noteId)).version)
        const value = { ...body, version: version + 1 }
        await tx.update(settings).set({ value }).where(eq(settings.group, noteId))
        return value
      }),
    discard: ({ tenant, refuseStale }: Call, { noteId }) =>
      scope.write(tenant.key, async (tx) => {
        refuseStale((await lock(tx, noteId)).version)
        await tx.delete(settings).where(eq(settings.group, noteId))
        return null
      }),
  }
}

describe.each(engines)('what two may change at once, on $name', (engine) => {
  let services: Services
  let app: FastifyInstance
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await engine.create({}, empty)
    services = await openServices(database.config)
    for (const key of ['east', 'west']) await createSchool(services, key)
    app = Fastify(serverOptions)
    problemErrors(app)
    await openapi(app, 'generated')
    await app.register(async (rest) =>
      callRoutes(rest, { notes }, { notes: notesWrites(services) } as unknown as AnyHandlers, {
        directory: await openTenantDirectory(services.database, await services.openBus(), ''),
        findAsker: async () => nobody,
        now: () => new Date(),
        originOf: ({ key }: Tenant) => `http://${key}.localhost`,
        count: () => 0,
      }),
    )
    await app.ready()
    close = async () => {
      await app.close()
      await services.close()
      await database.dispose()
    }
  })
  afterAll(() => close())

  /** A note of both schools under the same name, each at its seventh version. */
  async function write(group: string) {
    for (const school of ['east', 'west'])
      await services.scope.write(school, (tx) =>
        tx.insert(settings).values({ group, value: { text: `Of ${school}`, version: 7 } }),
      )
  }
  const noteOf = (school: string, group: string) =>
    services.scope.read(school, async (tx) => {
      const [row] = await tx.select().from(settings).where(eq(settings.group, group))
      return row?.value
    })
  const put = (group: string, headers: Record<string, string>, body: object = { text: 'New' }) =>
    app.inject({
      method: 'PUT',
      url: `/api/v2/notes/${group}`,
      headers: { tenant: 'east', ...headers },
      body,
    })
  const clientOf = (tenant: string) =>
    createClient(
      {
        baseUrl: '',
        tenant,
        log: () => {},
        fetch: async (url, init) => {
          const { method, headers, body } = init ?? {}
          const answer = await app.inject({
            method: method as 'PUT',
            url: String(url),
            headers: headers as Record<string, string>,
            ...(body ? { payload: String(body) } : {}),
          })
          return new Response(answer.body || null, { status: answer.statusCode })
        },
      },
      { notes },
    )

  test('the version that was seen is changed, and the answer tells the new one', async () => {
    await write('a')
    const answer = await put('a', { 'if-match': '"7"' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ etag: '"8"', 'cache-control': 'private, no-store' })
    expect(answer.json()).toEqual({ text: 'New', version: 8 })
    expect(await noteOf('east', 'a')).toEqual({ text: 'New', version: 8 })
    expect(await noteOf('west', 'a')).toEqual({ text: 'Of west', version: 7 })
  })

  test.each([{}, { 'if-match': '7' }, { 'if-match': '"x"' }, { 'if-match': '*' }, { 'if-match': 'W/"7"' }])(
    'whoever does not say which version was seen is asked to, and changes nothing: %j',
    async (headers) => {
      const group = `b${JSON.stringify(headers)}`
      await write(group)
      const answer = await put(encodeURIComponent(group), headers as Record<string, string>)
      expect(answer.json()).toMatchObject({ status: 428, title: 'Precondition Required' })
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(await noteOf('east', group)).toEqual({ text: 'Of east', version: 7 })
    },
  )

  test.each(['"6"', '"8"', '"999999999"'])(
    'whoever saw another version is refused, and changes nothing: %s',
    async (version) => {
      const group = `c${version.slice(1, -1)}`
      await write(group)
      const answer = await put(group, { 'if-match': version })
      expect(answer.json()).toMatchObject({ status: 412, title: 'Precondition Failed' })
      expect(answer.headers.etag).toBeUndefined()
      expect(await noteOf('east', group)).toEqual({ text: 'Of east', version: 7 })
    },
  )

  test('of ten who come at once with the same version one is taken', async () => {
    await write('d')
    const tries = Array.from({ length: 10 }, (_, index) =>
      put('d', { 'if-match': '"7"' }, { text: `Of tab ${index}` }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(9)
    expect(await noteOf('east', 'd')).toMatchObject({ version: 8 })
  })

  test('what is wrong with the rest is said as ever', async () => {
    await write('e')
    expect((await put('e', { 'if-match': '"7"' }, {})).statusCode).toBe(400)
    expect((await put('none', { 'if-match': '"7"' })).statusCode).toBe(404)
  })

  test('the client says which version it saw, and goes on with the one it is told', async () => {
    await write('f')
    const api = clientOf('east')
    const first = await api.notes.change({ noteId: 'f', version: 7, body: { text: 'One' } })
    const second = await api.notes.change({ noteId: 'f', version: first.version, body: { text: 'Two' } })
    expect(second).toEqual({ text: 'Two', version: 9 })
    await expect(
      api.notes.change({ noteId: 'f', version: first.version, body: { text: 'Three' } }),
    ).rejects.toMatchObject({ status: 412 })
    expect(await noteOf('west', 'f')).toEqual({ text: 'Of west', version: 7 })
  })

  test('what was changed meanwhile is not deleted either', async () => {
    await write('g')
    const api = clientOf('west')
    await expect(api.notes.discard({ noteId: 'g', version: 6 })).rejects.toMatchObject({ status: 412 })
    expect(await api.notes.discard({ noteId: 'g', version: 7 })).toBeNull()
    expect(await noteOf('west', 'g')).toBeUndefined()
    expect(await noteOf('east', 'g')).toEqual({ text: 'Of east', version: 7 })
  })

  test('the description names the header, the new version and both refusals', async () => {
    const { paths } = (await app.inject('/api/docs/json')).json()
    const { put: change, delete: discard } = paths['/api/v2/notes/{noteId}']
    for (const { parameters, responses } of [change, discard]) {
      const header = parameters.find(({ name }: { name: string }) => name === 'If-Match')
      expect(header).toMatchObject({ in: 'header', required: true })
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['412', '428']))
    }
    expect(Object.keys(change.responses['200'].headers)).toEqual(['ETag'])
  })
})

test('a change whose answer tells no version is refused at the start', async () => {
  const app = Fastify()
  const change = { ...notes.change, response: Type.Object({ text: Type.String() }) }
  const handlers = { notes: { change: async () => ({ text: '' }) } } as unknown as AnyHandlers
  callRoutes(app, { notes: { change } }, handlers, {} as never)
  await expect(app.ready()).rejects.toThrow('its answer tells none')
})
