import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import { type Mail, MailNotTaken } from '#server/adapters/mail.ts'
import { buildServer, serverOptions } from '#server/app.ts'
import { openAskers } from '#server/askers.ts'
import { readConfig } from '#server/config/config.ts'
import { openOffice } from '#server/domains/submissions/office.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { formDuties } from '#server/jobs/form-duties.ts'
import { startScheduler } from '#server/jobs/scheduler.ts'
import { openServices } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'

/** The API with all its doors in a process of its own, which can die. Mails become lines of a file. */
const config = readConfig()
// The code is read: the rest waits for the word.
await once(process.stdin, 'data')
const services = await openServices(config)
const now = () => new Date()
const mail: Mail = {
  place: 'a file',
  async send({ to, subject, text }) {
    const [reference] = /token=[\w-]{43}/.exec(text) ?? /[2-9A-HJ-NP-Z]{12}/.exec(text) ?? []
    try {
      appendFileSync(join(config.DATA_DIR, 'mails'), `${reference} ${to} ${subject.split(':')[0]}\n`)
    } catch (error) {
      throw new MailNotTaken('The disk is full', { cause: error })
    }
  },
  close: () => {},
}
const directory = await openTenantDirectory(services.database, await services.openBus(), '')
// Every visitor of the bench says where they come from.
const app = Fastify({ ...serverOptions, trustProxy: true })
const log = (line: string, error?: unknown) => console.error(line, error)
const askers = openAskers(app, { ...services, config, mail, directory, now })
const office = openOffice({ ...services, ...askers, config, mail, now, log })
await buildServer(app, {
  ...services,
  config,
  mail,
  directory,
  readCache: new ReadCache(),
  now,
  askers,
  office,
})
startScheduler(formDuties(office, 500), { ...services, tenants: directory.all, log, leaseMs: 1_000 })
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
