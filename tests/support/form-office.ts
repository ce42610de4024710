import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import Stripe from 'stripe'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Visitor } from '#contract/shapes/visitor.ts'
import type { Payment, SubmissionRequest, SubmissionStart } from '#contract/submissions.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail, MailMessage } from '#server/adapters/mail.ts'
import { offlineGateway } from '#server/adapters/offline.ts'
import type { PaymentGateway } from '#server/adapters/payments.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { openAskers } from '#server/askers.ts'
import { forms } from '#server/db/schema/forms.ts'
import { formNotices, formPlaces, formSubmissions, ledger, payments } from '#server/db/schema/submissions.ts'
import { tenants as schools } from '#server/db/schema/tenants.ts'
import { balance, checkBooks } from '#server/domains/submissions/books.service.ts'
import { type Office, openOffice } from '#server/domains/submissions/office.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { formDuties } from '#server/jobs/form-duties.ts'
import { openServices, type Services } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import { signWith } from '#server/signing/sign.ts'
import { nobody } from '#server/unit-of-work/work.ts'
import { createSchool } from '#tests/factories/school.ts'
import { type DutiesInTurn, dutiesInTurn } from './duties-in-turn.ts'
import type { Engine } from './engines.ts'
import { empty } from './templates.ts'
import { formIds, rewriteForms } from './written-forms.ts'

export { formIds } from './written-forms.ts'

export interface FormAnswer {
  status: number
  location: string | undefined
  type: string | undefined
  body: string
  json: {
    status?: string
    reference?: string
    redirect?: string | null
    detail?: string
    outcome?: string
    errors?: { field: string; message: string }[]
  }
}

export const names = {
  name: 'field-11',
  email: 'field-12',
  session: 'field-21',
  camper: 'field-22',
  sport: 'field-31',
}

export type FormChange = Partial<typeof forms.$inferInsert>

/** Two small schools with the same forms, the doors to send them by, and everything that came of it. */
export interface FormOffice {
  services: Services
  tenants: { east: Tenant; west: Tenant }
  office: Office
  duties: DutiesInTurn
  clock: { now: Date }
  pass(milliseconds: number): void
  mailed: MailMessage[]
  trouble: { send: ((message: MailMessage) => void) | null }
  /** Who asks, until somebody else does. */
  asker: { visitor: Visitor | null; entered: string[] }
  change(formId: number, change: FormChange, tenant?: string): Promise<void>
  start(formId: number, tenant?: string): Promise<SubmissionStart>
  /** A start of some seconds ago, sent with these answers. */
  submit(formId: number, body?: Partial<SubmissionRequest>, options?: SendOptions): Promise<FormAnswer>
  send(formId: number, body: object, options?: SendOptions): Promise<FormAnswer>
  ask(method: 'GET' | 'DELETE', path: string, tenant?: string): Promise<FormAnswer>
  /** A call of the desk's, by whoever asks. */
  call(endpoint: Endpoint, input: Record<string, unknown>, tenant?: string): Promise<FormAnswer>
  payment(reference: string | undefined, tenant?: string): Promise<Payment>
  /** Presses a button on the page of the demo's gateway. */
  press(payment: Payment, button: 'pay' | 'cancel'): Promise<FormAnswer>
  hook(gateway: string, payload: string, headers?: Record<string, string>): Promise<FormAnswer>
  submissions(tenant?: string): Promise<(typeof formSubmissions.$inferSelect)[]>
  notices(tenant?: string): Promise<(typeof formNotices.$inferSelect)[]>
  payments(tenant?: string): Promise<(typeof payments.$inferSelect)[]>
  places(tenant?: string): Promise<(typeof formPlaces.$inferSelect)[]>
  ledger(tenant?: string): Promise<(typeof ledger.$inferSelect)[]>
  faults(tenant?: string): Promise<string[]>
  balance(tenant?: string): Promise<number>
  /** As it was at the beginning, for the next test. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface SendOptions {
  tenant?: string
  headers?: Record<string, string>
  ip?: string
}

export const goodValues: Record<number, SubmissionRequest['values']> = {
  [formIds.open]: { [names.name]: 'Ada Fan', [names.email]: 'ada@mail.example' },
  [formIds.camp]: { [names.session]: 'Full week', [names.camper]: 'camper@mail.example' },
  [formIds.sport]: { [names.sport]: 'football' },
  [formIds.hidden]: { 'field-41': 'Large' },
  [formIds.protected]: { 'field-51': 'The Gazette' },
}

export interface OfficeTestOptions {
  gateway?: (sign: ReturnType<typeof signWith>) => PaymentGateway | null
  env?: Record<string, string>
}

const aNoon = new Date('2026-11-14T12:00:00Z')

export async function openFormOffice(
  engine: Engine,
  { gateway = offlineGateway, env = {} }: OfficeTestOptions = {},
): Promise<FormOffice> {
  const database = await engine.create(
    { RATE_LIMIT: '1000000', FORM_RATE_LIMIT: '1000000', PUBLIC_URL: 'https://{host}', ...env },
    empty,
  )
  const services = await openServices(database.config)
  const tenants = {
    east: await createSchool(services, 'east'),
    west: await createSchool(services, 'west'),
  }
  await joinDemo(services)
  const clock = { now: aNoon }
  const now = () => clock.now
  const mailed: MailMessage[] = []
  const trouble: FormOffice['trouble'] = { send: null }
  const mail: Mail = {
    place: 'a list',
    async send(message) {
      trouble.send?.(message)
      mailed.push(message)
    },
    close: () => {},
  }
  const { config } = database
  const directory = await openTenantDirectory(services.database, await services.openBus(), '')
  const app = Fastify(serverOptions)
  const asker: FormOffice['asker'] = { visitor: null, entered: [] }
  const opened = openAskers(app, { ...services, config, mail, directory, now })
  const askers: typeof opened = {
    ...opened,
    findAsker: async () => ({
      visitor: asker.visitor,
      mayEnter:
        asker.entered.length > 0 ? (kind, id) => asker.entered.includes(`${kind} ${id}`) : nobody.mayEnter,
    }),
  }
  const office = openOffice({
    config,
    ...services,
    ...askers,
    mail,
    now,
    gateway: gateway(signWith(askers.secret)),
    log: () => {},
  })
  const deps = { config, ...services, mail, directory, readCache: new ReadCache(), now, askers, office }
  await buildServer(app, deps)
  await app.ready()
  const duties = dutiesInTurn(formDuties(office, 0), directory.all)

  async function inject(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { tenant = 'east', headers = {}, ip = '127.0.0.1' }: SendOptions = {},
    payload?: string,
  ): Promise<FormAnswer> {
    const response = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { ...(tenant ? { tenant, host: `${tenant}.localhost` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    const type = response.headers['content-type']?.toString()
    return {
      status: response.statusCode,
      location: response.headers.location?.toString(),
      type,
      body: response.body,
      json: type?.includes('json') ? response.json() : {},
    }
  }
  const json = { 'content-type': 'application/json' }
  const send: FormOffice['send'] = (formId, body, options = {}) =>
    inject(
      'POST',
      `/api/v2/forms/${formId}/submissions`,
      { ...options, headers: { ...json, ...options.headers } },
      JSON.stringify(body),
    )
  const start: FormOffice['start'] = async (formId, tenant = 'east') => {
    const { body } = await inject('GET', `/api/v2/forms/${formId}/start`, { tenant })
    return JSON.parse(body) as SubmissionStart
  }
  const read =
    <Row>(list: (tx: Parameters<Parameters<Services['scope']['read']>[1]>[0]) => Promise<Row>) =>
    (tenant = 'east') =>
      services.scope.read(tenant, list)

  return {
    services,
    tenants,
    office,
    duties,
    clock,
    pass(milliseconds) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    mailed,
    trouble,
    asker,
    async change(formId, change, tenant = 'east') {
      await services.scope.write(tenant, (tx) => tx.update(forms).set(change).where(eq(forms.id, formId)))
    },
    start,
    send,
    async submit(formId, body = {}, options = {}) {
      const begun = await start(formId, options.tenant)
      clock.now = new Date(clock.now.getTime() + 5_000)
      return send(formId, { ...begun, values: goodValues[formId] ?? {}, ...body }, options)
    },
    ask: (method, path, tenant = 'east') => inject(method, `/api/v2${path}`, { tenant }),
    call(endpoint, { body, ...input }, tenant = 'east') {
      const rest = new Map(Object.entries(input))
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
        const value = String(rest.get(name))
        rest.delete(name)
        return value
      })
      const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
      const isSent = endpoint.method === 'POST' || endpoint.method === 'PUT'
      return inject(
        endpoint.method as 'POST',
        query.size > 0 ? `${path}?${query}` : path,
        { tenant, ...(isSent ? { headers: json } : {}) },
        isSent ? JSON.stringify(body ?? {}) : undefined,
      )
    },
    async payment(reference, tenant = 'east') {
      const { body } = await inject('GET', `/api/v2/payments/${reference}`, { tenant })
      return JSON.parse(body) as Payment
    },
    async press(payment, button) {
      const signed = payment.offline?.[button]
      if (!signed) throw new Error('The payment has no such button')
      return inject(
        'POST',
        '/api/payments/offline',
        { tenant: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        new URLSearchParams(signed).toString(),
      )
    },
    hook: (name, payload, headers = {}) =>
      inject('POST', `/api/payments/${name}`, { tenant: '', headers: { ...json, ...headers } }, payload),
    submissions: read((tx) => tx.select().from(formSubmissions)),
    notices: read((tx) => tx.select().from(formNotices)),
    payments: read((tx) => tx.select().from(payments)),
    places: read((tx) => tx.select().from(formPlaces)),
    ledger: read((tx) => tx.select().from(ledger)),
    faults: read(checkBooks),
    balance: read(balance),
    async reset() {
      await duties.run()
      clock.now = aNoon
      trouble.send = null
      Object.assign(asker, { visitor: null, entered: [] })
      for (const { key } of Object.values(tenants)) await rewriteForms(services, key)
      mailed.length = 0
    },
    async close() {
      await app.close()
      await services.close()
      await database.dispose()
    },
  }
}

/** The test gateway is for schools of the demo alone. */
export async function joinDemo({ database }: Pick<Services, 'database'>): Promise<void> {
  await database.platform.update(schools).set({ seededFor: aNoon })
}

export const webhookSecret = 'whsec_test'

/** A header as Stripe would send it, made by its own library. */
export const stripeSignature = (payload: string, secret = webhookSecret, sentAt = new Date()): string =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(sentAt.getTime() / 1000),
  })
