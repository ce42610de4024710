import { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Role } from '#contract/shapes/visitor.ts'
import type { PageCache } from '#host/cache/page-cache.ts'
import { buildHost, type HostDeps } from '#host/host.ts'
import type { Config } from '#server/config/config.ts'
import type { Bus } from '#server/db/bus.ts'
import type { DatabaseOptions } from '#server/db/client.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { password } from './account-door.ts'
import { askSchool, type SiteAnswer, type SiteRequest } from './ask-school.ts'
import type { Engine } from './engines.ts'
import { aSaturday, demo } from './templates.ts'

/** A process's worth of the site, asked over a socket as browsers do. */
export interface SiteDoor {
  /** Where it listens, without a school's own name. */
  origin: string
  /** Asks the school's own host; a form or JSON is posted. */
  ask(school: string, path: string, sent?: SiteRequest): Promise<SiteAnswer>
  /** Over which it hears of changes. */
  bus: Bus
  /** Its pages and answers that are kept for everybody. */
  cache: PageCache
  /** Drops every page that is kept. */
  forget(): void
  /** Drops the answers that pages share. */
  forgetAnswers(): void
  close(): Promise<void>
}

/** The whole site as it is built, over both schools of the demo. */
export interface Site extends SiteDoor {
  services: Services
  /** Where its files and mails are. */
  dataDir: string
  /** Where its data are; empty on PGlite. */
  databaseUrl: string
  /** Another process beside this one, over the same data. */
  beside(changes?: Partial<Config>): Promise<SiteDoor>
  /** Another process beside this one that takes its data from a server of the API; its schools are the same. */
  inFrontOf(apiBaseUrl: string, logTo?: HostDeps['logTo']): Promise<SiteDoor>
  /** The cookie of somebody new who is signed in at the school. */
  signIn(school: string, person: { email: string; role: Role; isOperator?: boolean }): Promise<string>
}

interface SiteOptions
  extends Pick<HostDeps, 'logTo' | 'loadSite' | 'figures'>,
    Pick<DatabaseOptions, 'onQuery' | 'onSent'> {}

/** Its clock starts at the same moment every day, so that it finds the same. */
export async function openSite(
  engine: Engine,
  env: Record<string, string> = {},
  { logTo, loadSite, figures, ...watchers }: SiteOptions = {},
): Promise<Site> {
  const { config, dispose } = await engine.create(
    {
      RATE_LIMIT: '1000000',
      FORM_RATE_LIMIT: '1000000',
      MAX_EVENT_LOOP_DELAY: '0',
      MISS_LIMIT: '0',
      ...env,
    },
    demo(aSaturday),
  )
  const services = await openServices(config, watchers)
  const opened = Date.now()
  const open = async (changes: Partial<Config>, log: HostDeps['logTo']) => {
    const bus = await services.openBus()
    return openDoor({
      config: { ...config, ...changes },
      ...services,
      bus,
      directory: await openTenantDirectory(services.database, bus, config.DEFAULT_TENANT),
      readCache: new ReadCache(),
      dataDir: config.DATA_DIR,
      ...(log ? { logTo: log } : {}),
      ...(loadSite ? { loadSite } : {}),
      ...(figures ? { figures } : {}),
      now: () => new Date(aSaturday.getTime() + Date.now() - opened),
    })
  }
  const door = await open({}, logTo)
  return {
    ...door,
    services,
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    beside: (changes = {}) => open(changes, undefined),
    inFrontOf: (apiBaseUrl, log) => open({ API_BASE_URL: apiBaseUrl }, log),
    async signIn(school, { email, role, isOperator = false }) {
      await createUser(services.database, {
        email,
        name: 'A Person',
        password,
        tenant: school,
        role,
        isOperator,
      })
      const { setCookies, headers } = await door.ask(school, '/api/auth/form/sign-in', {
        form: { email, password },
      })
      if (setCookies.length === 0) throw new Error(`${email} could not sign in: ${headers.location}`)
      return setCookies.map((line) => line.split(';')[0]).join('; ')
    },
    async close() {
      await door.close()
      await services.close()
      await dispose()
    },
  }
}

async function openDoor(deps: HostDeps): Promise<SiteDoor> {
  const host = await buildHost(deps)
  await host.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = host.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })

  const ask: SiteDoor['ask'] = (...asked) => askSchool({ agent, port }, ...asked)

  return {
    origin: `http://127.0.0.1:${port}`,
    ask,
    bus: deps.bus,
    cache: host.cache,
    forget: () => host.cache.clear(),
    forgetAnswers: () => deps.readCache.invalidate('*', ['*']),
    async close() {
      agent.destroy()
      await host.app.close()
    },
  }
}
