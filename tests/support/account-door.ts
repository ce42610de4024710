import Fastify from 'fastify'
import type { Role } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail, MailMessage } from '#server/adapters/mail.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { createSchool } from '#tests/factories/school.ts'
import type { Engine } from './engines.ts'
import { empty } from './templates.ts'

export interface AccountAnswer {
  status: number
  location: string | undefined
  cacheControl: string | undefined
  setCookies: string[]
  body: string
}

interface Sent {
  tenant?: string
  cookie?: string
  headers?: Record<string, string>
  address?: string
}

/** Two small schools, the doors of their accounts, and what was mailed. */
export interface AccountDoor {
  services: Services
  tenants: { east: Tenant; west: Tenant }
  mailed: MailMessage[]
  clock: { now: Date }
  form(name: string, fields: Record<string, string>, sent?: Sent): Promise<AccountAnswer>
  get(path: string, sent?: Sent): Promise<AccountAnswer>
  /** What is posted is a plain form unless a header says otherwise. */
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, sent?: Sent, body?: string): Promise<AccountAnswer>
  /** Somebody with a role and the password `password`. */
  person(email: string, role: Role, tenant?: string, isOperator?: boolean): Promise<string>
  /** The cookie of a new session. */
  signedIn(email: string, tenant?: string): Promise<string>
  close(): Promise<void>
}

export const password = 'correct horse battery'

export const cookieOf = ({ setCookies }: AccountAnswer): string =>
  setCookies.map((line) => line.split(';')[0]).join('; ')

export const tokenOf = (message: MailMessage | undefined): string =>
  /token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''

export async function openAccountDoor(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<AccountDoor> {
  const database = await engine.create({ RATE_LIMIT: '1000000', PUBLIC_URL: 'https://{host}', ...env }, empty)
  const services = await openServices(database.config)
  const tenants = { east: await createSchool(services, 'east'), west: await createSchool(services, 'west') }
  const clock = { now: new Date() }
  const mailed: MailMessage[] = []
  const mail: Mail = {
    place: 'a list',
    async send(message) {
      mailed.push(message)
    },
    close: () => {},
  }
  const directory = await openTenantDirectory(services.database, await services.openBus(), '')
  const app = Fastify(serverOptions)
  await buildServer(app, {
    config: database.config,
    ...services,
    mail,
    directory,
    readCache: new ReadCache(),
    now: () => clock.now,
  })
  await app.ready()

  let addresses = 0
  async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, sent: Sent, payload?: string) {
    const { tenant = 'east', cookie, headers = {}, address = `10.0.${addresses++ % 250}.1` } = sent
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host: `${tenant}.localhost`,
        tenant,
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    return {
      status: response.statusCode,
      location: response.headers.location?.toString(),
      cacheControl: response.headers['cache-control']?.toString(),
      setCookies: [response.headers['set-cookie'] ?? []].flat(),
      body: response.body,
    }
  }
  const form: AccountDoor['form'] = (name, fields, sent = {}) =>
    ask('POST', `/api/auth/form/${name}`, sent, String(new URLSearchParams(fields)))

  return {
    services,
    tenants,
    mailed,
    clock,
    form,
    get: (path, sent = {}) => ask('GET', path, sent),
    ask: (method, path, sent = {}, body) => ask(method, path, sent, body),
    async person(email, role, tenant = 'east', isOperator = false) {
      await createUser(services.database, { email, name: 'A Person', password, tenant, role, isOperator })
      return email
    },
    async signedIn(email, tenant = 'east') {
      const answer = await form('sign-in', { email, password }, { tenant })
      if (answer.setCookies.length === 0) throw new Error(`${email} could not sign in: ${answer.location}`)
      return cookieOf(answer)
    },
    async close() {
      await app.close()
      await services.close()
      await database.dispose()
    },
  }
}
