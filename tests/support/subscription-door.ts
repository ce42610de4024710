import Fastify from 'fastify'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail, MailMessage } from '#server/adapters/mail.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { stories } from '#server/db/schema/news.ts'
import { sports } from '#server/db/schema/sports.ts'
import { deliveries, subscribers } from '#server/db/schema/subscriptions.ts'
import type { SubscriptionDeps } from '#server/domains/subscriptions/subscriptions.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { newsMailDeps } from '#server/jobs/mail-news.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool } from '#tests/factories/school.ts'
import type { Engine } from './engines.ts'
import { empty } from './templates.ts'

interface Answer {
  status: number
  location: string | undefined
  body: string
}

/** Two small schools with two sports each, the doors of their subscriptions, or any by its whole address, and what was mailed. */
export interface SubscriptionDoor {
  services: Services
  tenants: { east: Tenant; west: Tenant }
  deps: SubscriptionDeps
  mailed: MailMessage[]
  /** What the mail does instead of taking a message, while it is set. */
  trouble: { send: ((message: MailMessage) => void) | null }
  clock: { now: Date }
  json(path: string, body: object, headers?: Record<string, string>, tenant?: string): Promise<Answer>
  form(path: string, body: string, headers?: Record<string, string>, tenant?: string): Promise<Answer>
  get(path: string, tenant?: string): Promise<Answer>
  /** Asks and confirms, as a fan does. */
  subscribe(email: string, choice?: object, tenant?: string): Promise<void>
  publish(id: number, sportId?: number, tenant?: string): Promise<void>
  subscribers(tenant?: string): Promise<(typeof subscribers.$inferSelect)[]>
  deliveries(tenant?: string): Promise<(typeof deliveries.$inferSelect)[]>
  /** Nobody has subscribed, nothing was written or mailed, and somebody else asks. */
  reset(): Promise<void>
  close(): Promise<void>
}

export const tokenIn = (message: MailMessage | undefined): string =>
  /token=([\w-]{43})/.exec(message?.text ?? '')?.[1] ?? ''

export async function openSubscriptionDoor(engine: Engine): Promise<SubscriptionDoor> {
  const database = await engine.create(
    { RATE_LIMIT: '1000000', PUBLIC_URL: 'https://{host}', MAIL_FROM: 'news@fieldhouse.example' },
    empty,
  )
  const services = await openServices(database.config)
  const tenants = {
    east: await createSchool(services, 'east'),
    west: await createSchool(services, 'west'),
  }
  for (const { key } of Object.values(tenants))
    await services.scope.write(key, (tx) =>
      tx.insert(sports).values({
        id: 2,
        title: 'Softball',
        shortname: 'softball',
        abbreviation: 'SB',
        globalSportId: 13,
        globalSportShortname: 'softball',
        globalSportNameSlug: 'softball',
      }),
    )
  const noon = new Date('2026-11-14T12:00:00Z')
  const clock = { now: noon }
  let sender = 1
  const mailed: MailMessage[] = []
  const trouble: SubscriptionDoor['trouble'] = { send: null }
  const mail: Mail = {
    place: 'a list',
    async send(message) {
      trouble.send?.(message)
      mailed.push(message)
    },
    close: () => {},
  }
  const directory = await openTenantDirectory(services.database, await services.openBus(), '')
  const now = () => clock.now
  const app = Fastify(serverOptions)
  const { config } = database
  await buildServer(app, { config, ...services, mail, directory, readCache: new ReadCache(), now })
  await app.ready()

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    tenant: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/v2/subscriptions${path}`,
      headers: { tenant, host: `${tenant}.localhost`, ...headers },
      remoteAddress: `192.0.2.${sender}`,
      ...(payload === undefined ? {} : { payload }),
    })
    return {
      status: response.statusCode,
      location: response.headers.location?.toString(),
      body: response.body,
    }
  }
  const json: SubscriptionDoor['json'] = (path, body, headers = {}, tenant = 'east') =>
    ask('POST', path, tenant, { 'content-type': 'application/json', ...headers }, JSON.stringify(body))

  return {
    services,
    tenants,
    mailed,
    trouble,
    clock,
    deps: newsMailDeps({ config, scope: services.scope, mail, port: 443, now, log: () => {} }),
    json,
    form: (path, body, headers = {}, tenant = 'east') =>
      ask('POST', path, tenant, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body),
    get: (path, tenant = 'east') => ask('GET', path, tenant, {}),
    async subscribe(email, choice = { allNews: true }, tenant = 'east') {
      await json('', { email, ...choice }, {}, tenant)
      await json('/confirm', { token: tokenIn(mailed.at(-1)) }, {}, tenant)
    },
    async publish(id, sportId = 1, tenant = 'east') {
      await services.scope.write(tenant, (tx) =>
        tx.insert(stories).values({
          id,
          sportId,
          title: `Story ${id} of ${tenant}`,
          slug: `story-${id}`,
          teaser: `What happened in ${id}`,
          type: 'news',
          content: '<p>Much.</p>',
          publishAt: clock.now,
          publishedOn: clock.now.toISOString().slice(0, 10),
        }),
      )
    },
    subscribers: (tenant = 'east') => services.scope.read(tenant, (tx) => tx.select().from(subscribers)),
    deliveries: (tenant = 'east') => services.scope.read(tenant, (tx) => tx.select().from(deliveries)),
    async reset() {
      for (const { key } of Object.values(tenants))
        await services.scope.write(key, async (tx) => {
          await tx.delete(deliveries)
          await tx.delete(subscribers)
          await tx.delete(stories)
        })
      mailed.length = 0
      trouble.send = null
      clock.now = noon
      // Who was stopped for asking too often stays stopped.
      sender++
    },
    async close() {
      await app.close()
      await services.close()
      await database.dispose()
    },
  }
}
