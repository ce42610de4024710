import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { desk } from '#contract/editing/desk.ts'
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { buildServer, type ServerDeps, serverOptions } from '#server/app.ts'
import { memberships } from '#server/db/schema/accounts.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { password } from './account-door.ts'
import type { Engine } from './engines.ts'
import { aSaturday, demo } from './templates.ts'

export interface DeskAnswer<Body = Record<string, never>> {
  status: number
  body: Body
  text: string
}

type Table = typeof desk
type Anything = Record<string, unknown>

/** Somebody at the desk of a school. */
export interface DeskPerson {
  ask<Name extends keyof Table, Body = Anything>(
    name: Name,
    ...input: Record<never, never> extends Input<Table[Name]> ? [Input<Table[Name]>?] : [Input<Table[Name]>]
  ): Promise<DeskAnswer<Body>>
}

/** The same of any table. */
export interface DeskMember extends DeskPerson {
  send<E extends Endpoint, Body = Answer<E>>(
    endpoint: E,
    ...input: Record<never, never> extends Input<E> ? [Input<E>?] : [Input<E>]
  ): Promise<DeskAnswer<Body>>
}

export interface DeskDoor {
  services: Services
  app: FastifyInstance
  clock: { now: Date }
  /** Somebody who is signed in at a school, at the desk of that one or of another. */
  person(role: Role, school: string, at?: string, sportIds?: number[] | null): Promise<DeskMember>
  nobody(school: string): DeskMember
  close(): Promise<void>
}

const hosts: Record<string, string> = { halcyon: 'localhost', tamarack: 'tamarack.localhost' }

/** The API over both schools of the demo, as the desk asks it. Its clock stands where a test puts it. */
export async function openDeskDoor(
  engine: Engine,
  more: Pick<ServerDeps, 'demoDoor'> = {},
): Promise<DeskDoor> {
  const { config, dispose } = await engine.create(
    { RATE_LIMIT: '1000000', PUBLIC_URL: 'http://{host}' },
    demo(aSaturday),
  )
  const services = await openServices(config)
  const bus = await services.openBus()
  const directory = await openTenantDirectory(services.database, bus, config.DEFAULT_TENANT)
  const clock = { now: aSaturday }
  const app = Fastify(serverOptions)
  await buildServer(app, {
    config,
    ...services,
    directory,
    readCache: new ReadCache(),
    now: () => clock.now,
    ...more,
  })
  await app.ready()
  let asked = 0

  const personWith = (cookie: string | null, school: string): DeskMember => ({
    ask: (name, ...[given]) => askAs(cookie, school, desk[name], given),
    send: (endpoint, ...[given]) => askAs(cookie, school, endpoint, given),
  })
  async function askAs(
    cookie: string | null,
    school: string,
    endpoint: Endpoint,
    given: unknown,
  ): Promise<never> {
    const { body, bytes, ...input } = (given ?? {}) as Anything
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(input[key])
      delete input[key]
      return encodeURIComponent(value)
    })
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    const response = await app.inject({
      method: endpoint.method,
      url: query.size > 0 ? `${path}?${query}` : path,
      // Many people work at the desks, each from a place of their own.
      remoteAddress: `10.${(asked++ >> 8) % 250}.${asked % 250}.1`,
      headers: {
        host: hosts[school] ?? '',
        ...(cookie ? { cookie } : {}),
        ...(endpoint.method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      },
      ...(body === undefined && bytes === undefined ? {} : { payload: (body ?? bytes) as object }),
    })
    const isJson = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      text: response.body,
    } as never
  }

  let people = 0
  return {
    services,
    app,
    clock,
    nobody: (school) => personWith(null, school),
    async person(role, school, at = school, sportIds = null) {
      const email = `${role}${people++}@desk.example`
      await createUser(services.database, { email, name: `A ${role}`, password, tenant: school, role })
      if (sportIds) {
        const { users } = await import('#server/db/schema/accounts.ts')
        const [user] = await services.database.platform.select().from(users).where(eq(users.email, email))
        await services.database.platform
          .update(memberships)
          .set({ sportIds })
          .where(eq(memberships.userId, user?.id ?? ''))
      }
      const response = await app.inject({
        method: 'POST',
        url: '/api/auth/form/sign-in',
        remoteAddress: `10.251.${people % 250}.1`,
        headers: { host: hosts[school] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams({ email, password })),
      })
      const cookies = [response.headers['set-cookie'] ?? []].flat()
      if (cookies.length === 0) throw new Error(`${email} could not sign in: ${response.headers.location}`)
      return personWith(cookies.map((line) => line.split(';')[0]).join('; '), at)
    },
    async close() {
      await app.close()
      await bus.close()
      await services.close()
      await dispose()
    },
  }
}
