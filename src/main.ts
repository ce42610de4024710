import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildHost } from '#host/host.ts'
import { keepPagesReady } from '#host/pages/ready-pages.ts'
import { seedSchools } from '#seeds/load/load.ts'
import { simulateGames } from '#seeds/simulator/simulator.ts'
import { openPush } from '#server/adapters/web-push/open-push.ts'
import { readConfig } from '#server/config/config.ts'
import { openSecret } from '#server/config/secret.ts'
import { kinds } from '#server/desk.ts'
import { mayHaveDemoDoor, openDemoDoor } from '#server/domains/accounts/demo-door.ts'
import { resealSteps } from '#server/domains/accounts/two-step/reseal.service.ts'
import { createCounter } from '#server/domains/figures/counter.ts'
import { keepFigures } from '#server/domains/figures/figures.service.ts'
import { followGames } from '#server/domains/news/recap/follow-games.ts'
import { isDemoAlone, openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { accountDuty } from '#server/jobs/account-duty.ts'
import { deskDuties } from '#server/jobs/desk-duties.ts'
import { figureDuties } from '#server/jobs/figure-duties.ts'
import { formDuties } from '#server/jobs/form-duties.ts'
import { libraryDuties } from '#server/jobs/library-duties.ts'
import { newsDuties } from '#server/jobs/mail-news.ts'
import { pushDuties } from '#server/jobs/push-duty.ts'
import { reportDuty } from '#server/jobs/report-duty.ts'
import { startScheduler } from '#server/jobs/scheduler.ts'
import { statsFolderDuties } from '#server/jobs/stats-folder.ts'
import { Meters } from '#server/meters/meters.ts'
import { countProcess } from '#server/meters/process-meters.ts'
import { slowStatements } from '#server/meters/slow-statements.ts'
import { openServices } from '#server/open.ts'
import { ReadCache } from '#server/read-cache.ts'
import {
  deskAddresses,
  exitOnSetUpError,
  firstAdministrators,
  listen,
  stopOnSignal,
  welcome,
} from './start-up.ts'

/** Connections that will not end must not keep the process: whatever is still open then is cut. */
const cutAfterSeconds = 10
/** Between two times that a duty is done which has no setting of its own. */
const dutyMs = 60_000
/** How far ahead the desk's plans are looked at. */
const plannedMs = 5_000

async function main(): Promise<void> {
  const config = readConfig()
  // React reads it when the site is loaded, further down; its development build renders four times as slowly.
  process.env.NODE_ENV ??= config.FIELDHOUSE_DEV ? 'development' : 'production'
  const meters = new Meters()
  const stopCounting = countProcess(meters)
  const slow = slowStatements(meters)
  const statFiles = meters.counter('stat_files_total', 'Stat files that came, by what became of them')
  const onStatFile = (outcome: string) => statFiles.add({ outcome })
  const services = await openServices(config, { meters, onSlow: slow.hear })
  const { database, scope, storage, mail, jobs } = services
  if (config.DEMO) await seedSchools({ ...jobs, storage, log: (line) => console.log(line) })
  await resealSteps(database, openSecret(config))
  const bus = await services.openBus()
  const directory = await openTenantDirectory(database, bus, config.DEFAULT_TENANT)
  const figures = createCounter()
  const demoDoor = mayHaveDemoDoor(config, await isDemoAlone(database)) ? openDemoDoor() : null
  const host = await buildHost({
    config,
    database,
    scope,
    storage,
    mail,
    bus,
    directory,
    readCache: new ReadCache(),
    dataDir: config.DATA_DIR,
    figures,
    meters,
    onStatFile,
    now: () => new Date(),
    ...(demoDoor ? { demoDoor } : {}),
  })
  slow.logTo(({ text, ms }) =>
    host.app.log.warn({ statement: text, milliseconds: Math.round(ms) }, 'a statement took long'),
  )
  await listen(host.app, config)
  const readyPages = config.FIELDHOUSE_DEV
    ? null
    : keepPagesReady({
        pages: host.readyPages,
        tenants: directory.all,
        makeReady: host.makeReady,
        log: (line, error) => host.app.log.warn({ err: error }, line),
      })
  bus.subscribe(({ tenant }) => readyPages?.onChange(tenant))
  host.onVisit((tenant) => readyPages?.onVisit(tenant))
  const now = () => new Date()
  const log = (line: string, error?: unknown) => host.app.log.warn({ err: error }, line)
  const office = { ...host.office, scope: jobs.scope }
  const port = (host.app.server.address() as AddressInfo | null)?.port ?? config.PORT
  const scheduler = startScheduler(
    [
      ...formDuties(office, dutyMs),
      accountDuty(jobs.database, now, dutyMs),
      reportDuty(jobs.database, now),
      ...libraryDuties({ scope: jobs.scope, storage, now, tenants: directory.all }, dutyMs),
      ...figureDuties({ scope: jobs.scope, now }),
      ...deskDuties({ scope: jobs.scope, kinds, now }, plannedMs),
      ...newsDuties({ ...services, ...jobs, config, port, now, log }),
      ...pushDuties({ ...jobs, push: openPush(config, now), config, port, now, log }),
      ...statsFolderDuties({ ...services, ...jobs, config, tenants: directory.all, now, log, onStatFile }),
    ],
    { database: jobs.database, tenants: directory.all, log },
  )
  // Where another server has the data, it has no place for them.
  const keeping = config.API_BASE_URL
    ? null
    : keepFigures({ counter: figures, scope: jobs.scope, tenants: directory.all, now, log })
  const recaps = followGames({ scope: jobs.scope, kinds, bus, tenants: directory.all, now, log })
  const simulator =
    config.DEMO && config.SIMULATOR === 'on'
      ? await simulateGames({
          ...services,
          ...jobs,
          tenants: directory.all(),
          address: host.app.server.address(),
          everyMs: config.SIMULATOR_MS,
          now: () => new Date(),
          log: (line) => console.log(line),
          warn: (line, error) => host.app.log.warn({ err: error }, line),
        })
      : null
  console.log(welcome(directory.all(), host.app.server.address(), mail.place))
  const waysIn = demoDoor
    ? deskAddresses(demoDoor, directory.all(), host.originOf)
    : await firstAdministrators(database, directory.all(), host.originOf)
  for (const line of waysIn) console.log(line)

  /** A terminal's Ctrl-C is in a hurry; a load balancer must first have seen that /readyz says no. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    host.drain()
    readyPages?.stop()
    const isBehindBalancer = signal === 'SIGTERM' && !config.FIELDHOUSE_DEV
    await Promise.all([
      isBehindBalancer ? sleep(config.DRAIN_SECONDS * 1000) : null,
      simulator?.stop(),
      scheduler.stop(),
      recaps.stop(),
    ])
    setTimeout(() => host.app.server.closeAllConnections(), cutAfterSeconds * 1000).unref()
    await host.app.close()
    await keeping?.stop()
    stopCounting()
    await services.close()
  }
  stopOnSignal(stop)
}

main().catch(exitOnSetUpError)
