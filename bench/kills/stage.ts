import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openServices } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import type { Engine } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'
import { deskWrites } from './desk.ts'
import { forms } from './forms.ts'
import { type Imports, imports } from './imports.ts'
import { Spares } from './spare.ts'
import { statFileWrites } from './stat-files.ts'
import { subscriptions } from './subscriptions.ts'
import { type Counts, newVisitor } from './visitor.ts'

const visitorsOfEach = 2
/** Every start reads the same code. */
const compiled = join(tmpdir(), 'fieldhouse-compiled')
const server = join(import.meta.dirname, '../processes/write-server.ts')
const mustBeNothing = /lost|doubled|fault/i

/** A school, a server of its own, and a crowd that writes in every way there is. */
export interface Stage {
  dataDir: string
  imports: Imports
  counts: Counts
  /** How many visits were ended well so far. */
  visits(): number
  /** Waits for so many more; rejects where one was refused. */
  passVisits(count: number): Promise<void>
  start(): Promise<ChildProcess>
  /** Lets everybody finish, ends the server and counts: true where nothing was lost, doubled or wrong. */
  finish(child: ChildProcess, figures: Record<string, number>): Promise<boolean>
}

export async function openStage(
  engine: Engine,
  env: Record<string, string> = {},
  only: readonly string[] = [],
): Promise<Stage> {
  const database = await engine.create({}, empty)
  const { DATA_DIR, DATABASE_URL } = database.config
  const ways = [deskWrites(), forms(), subscriptions(), statFileWrites()].filter(
    ({ name }) => only.length === 0 || only.includes(name),
  )
  if (ways.length === 0) throw new Error(`Nobody writes in the way of ${only.join(', ')}`)
  const commands = imports({ DATA_DIR, DATABASE_URL })
  const before = await openServices(database.config)
  await createSchool(before, 'east')
  for (const way of ways) await way.prepare(before)
  await commands.prepare(before)
  await before.close()

  const counts: Counts = {
    requests: 0,
    cutOff: 0,
    answered503: 0,
    answered500Fault: 0,
    sentTwiceAtOnce: 0,
    twoAnswersFault: 0,
  }
  let origin = ''
  let isOver = false
  let visits = 0
  const mails = async () =>
    (await readFile(join(DATA_DIR, 'mails'), 'utf8').catch(() => '')).trim().split('\n')
  const visitor = newVisitor(() => origin, counts, mails)
  const servers = new Spares(server, {
    DATA_DIR,
    DATABASE_URL,
    FORM_MIN_MS: '0',
    NODE_COMPILE_CACHE: compiled,
    FORM_RATE_LIMIT: '100000000',
    RATE_LIMIT: '100000000',
    STATS_RATE_LIMIT: '100000000',
    ...env,
  })
  const started = performance.now()
  let crowd: Promise<unknown> | undefined

  return {
    dataDir: DATA_DIR,
    imports: commands,
    counts,
    visits: () => visits,
    async passVisits(count) {
      const wanted = visits + count
      while (visits < wanted) await Promise.race([sleep(Math.random() * 40), crowd])
    },
    async start() {
      const child = servers.begin('go')
      child.stderr.pipe(process.stderr)
      const [line] = await once(child.stdout, 'data')
      origin = String(line).trim()
      crowd ??= Promise.all(
        ways.flatMap((way) =>
          Array.from({ length: visitorsOfEach }, async () => {
            while (!isOver) {
              await way.visit(visitor)
              visits++
            }
          }),
        ),
      )
      crowd.catch(() => {})
      return child
    },
    async finish(child, figures) {
      isOver = true
      await crowd
      // The duties send what was left behind.
      await sleep(3_000)
      child.kill('SIGKILL')
      await once(child, 'exit')
      servers.close()
      await commands.run(false)
      commands.close()
      const seconds = Math.round((performance.now() - started) / 1000)
      const services = await openServices(database.config)
      const all: Record<string, Record<string, number>> = { all: { ...figures, seconds, ...counts } }
      for (const way of ways) all[way.name] = await way.judge(services, (await mails()).filter(Boolean))
      all.imports = await commands.judge(services)
      await services.close()
      await database.dispose()
      console.log(engine.name)
      for (const [name, each] of Object.entries(all)) console.log(`  ${name}: ${JSON.stringify(each)}`)
      return Object.values(all).every((each) =>
        Object.entries(each).every(([name, figure]) => !mustBeNothing.test(name) || figure === 0),
      )
    },
  }
}
