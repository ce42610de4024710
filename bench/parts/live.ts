import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveGames, MinimalGameState } from '#contract/live.ts'
import { readConfig } from '#server/config/config.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { openServices } from '#server/open.ts'
import { runningGame } from '#tests/support/running-game.ts'
import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { cores } from '../harness/cpus.ts'
import { getOk } from '../harness/http.ts'
import { cpuMs, hasProcessFigures, residentBytes } from '../harness/process-figures.ts'
import type { Row } from '../harness/rows.ts'
import type { Served } from '../harness/servers.ts'
import type { Arrivals } from '../processes/viewers.ts'

const school = 'halcyon'
const wantedViewers = 10_000
const clients = 4
const updates = 20
const everyMs = 1_000
const connectLimitMs = 60_000
/** Files that a process needs besides its viewers. */
const spareFiles = 500
/** Above any score that is played, so that the bench knows its own. */
const firstScore = 1_000

/**
 * Ten thousand viewers of one process, and a scorer's file each second through the real door: how long after the server
 * took it each viewer had it, how long after the POST the last one, and what that costs.
 */
export async function livePart(context: Context): Promise<Row[]> {
  if (!hasProcessFigures) {
    console.log('  left out: memory and open files are read from /proc, which this system does not have')
    return []
  }
  const viewers = Math.min(wantedViewers, openFileLimit() - spareFiles)
  if (viewers < wantedViewers)
    console.log(`  ${viewers} viewers: the limit of open files allows no more (ulimit -n)`)
  const token = await makeToken(context)
  await using ours = await context.startFieldhouse({
    LIVE_VIEWERS: String(wantedViewers),
    LIVE_VIEWERS_PER_ADDRESS: String(wantedViewers),
    STATS_RATE_LIMIT: '1000000',
  })
  const game = await gameOn(ours)
  const before = residentBytes(ours.pid)
  const crowd = gather(ours, context.folder('live'), Math.floor(viewers / clients))
  await crowd.isThere()
  const perViewer = (residentBytes(ours.pid) - before) / viewers

  const [cpu, start] = [cpuMs(ours.pid), performance.now()]
  const posted = await keepScore(ours, token, game)
  const busy = (cpuMs(ours.pid) - cpu) / (performance.now() - start)
  const arrivals = await crowd.arrivals()

  const delivered = arrivals
    .flatMap(({ madeAt, at }) => at.map((moment) => moment - madeAt))
    .toSorted((a, b) => a - b)
  const last = arrivals
    .map(({ score, at }) => Math.max(...at) - (posted.get(score) ?? 0))
    .toSorted((a, b) => a - b)
  const ms = (value: number) => `${Math.round(value)} ms`
  const what = `live, ${viewers} viewers`
  return [
    row(`${what}: delivery p50`, ms(share(delivered, 0.5)), `p99 ${ms(share(delivered, 0.99))}`, '< 1 s'),
    row(`${what}: POST to the last viewer`, ms(share(last, 0.5)), `the slowest ${ms(last.at(-1) ?? 0)}`),
    // What is overtaken by the next while it is being read is told with it, and so not by itself.
    row(`${what}: deliveries`, String(delivered.length), `of ${viewers * updates}`),
    row(
      `${what}: memory per viewer`,
      `${(perViewer / 1000).toFixed(1)} kB`,
      `${Math.round(before / 1e6)} MB without`,
    ),
    row(`${what}: CPU with an update each second`, `${Math.round(busy * 100)} %`, 'of one core'),
  ]
}

const row = (what: string, ours: string, reference: string, aim?: string): Row => ({
  what,
  ours,
  reference,
  ratio: null,
  ...(aim ? { aim } : {}),
})

/** The value below which that share of the sorted values lies. */
const share = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

function openFileLimit(): number {
  // Node raises its own limit to the hard one when it starts.
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard)
}

async function makeToken(context: Context): Promise<string> {
  const services = await openServices(readConfig(context.env))
  const directory = await openTenantDirectory(services.database, await services.openBus(), school)
  const tenant = directory.byKey(school)
  if (!tenant) throw new Error(`There is no school '${school}'`)
  const { token } = await services.scope.write(school, (tx) =>
    createStatToken({ tx, tenant, now: new Date() }, 'bench'),
  )
  await services.close()
  return token
}

async function gameOn({ origin }: Served): Promise<MinimalGameState> {
  const { body } = await getOk(`${origin}/api/v2/LiveStats`, { tenant: school })
  const { Games } = JSON.parse(body.toString()) as LiveGames
  const game = Games.find(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
  if (!game) throw new Error(`${school} has no game on`)
  return game
}

/** Viewers in several processes: one alone would be busier than the server. */
function gather({ origin, ended }: Served, folder: string, each: number) {
  const script = join(import.meta.dirname, '../processes/viewers.ts')
  const names = Array.from({ length: clients }, (_, index) => `viewers-${index}`)
  const seconds = (updates * everyMs) / 1000 + 20
  const done = Promise.all(
    names.map((name) =>
      run(
        process.execPath,
        [script, new URL(origin).port, school, ...[each, updates, seconds].map(String), folder, name],
        { core: cores.client },
      ),
    ),
  )
  done.catch(() => {})
  return {
    async isThere(): Promise<void> {
      const limit = performance.now() + connectLimitMs
      while (!names.every((name) => existsSync(join(folder, `${name}.ready`)))) {
        if (performance.now() > limit) throw new Error('The viewers did not all find a place in time')
        await Promise.race([sleep(200), ended, done.then(() => sleep(200))])
      }
    },
    async arrivals(): Promise<{ score: number; madeAt: number; at: number[] }[]> {
      await done
      const all = names.map(
        (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Arrivals,
      )
      const scores = new Set(all.flatMap((some) => Object.keys(some)))
      return [...scores].map((score) => ({
        score: Number(score),
        madeAt: all.find((some) => some[score])?.[score]?.madeAt ?? 0,
        at: all.flatMap((some) => some[score]?.at ?? []),
      }))
    },
  }
}

/** Posts a file each second and answers with the moment of each, by its score. */
async function keepScore({ origin }: Served, token: string, game: MinimalGameState) {
  const posted = new Map<number, number>()
  for (let home = firstScore; home < firstScore + updates; home++) {
    const next = sleep(everyMs)
    const body = runningGame(game, { visitors: 1, home })
    posted.set(home, Date.now())
    const response = await fetch(`${origin}/api/v2/stats/files?gameId=${game.Id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
      body,
    })
    if (!response.ok) throw new Error(`The file was answered ${response.status}: ${await response.text()}`)
    await next
  }
  return posted
}
