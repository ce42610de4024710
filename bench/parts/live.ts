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
import { type Served, serveScript } from '../harness/servers.ts'
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
 * took it each viewer had it, how long after the POST the last one, and what that costs. Then the same crowd before a
 * bare Node process that does nothing else: what is left is ours.
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
  const each = Math.floor(viewers / clients)
  const { own, game } = await watchOurs(context, token, each)
  const bare = await watchBare(context, game, each)
  const { delivered, last, busy, before, perViewer } = own
  const ms = (value: number) => `${Math.round(value)} ms`
  const what = `live, ${viewers} viewers`
  return [
    ...[0.5, 0.99].map(
      (part): Row => ({
        what: `${what}: delivery p${part * 100}; bare Node`,
        ours: ms(share(delivered, part)),
        reference: ms(share(bare.delivered, part)),
        ratio: share(delivered, part) / Math.max(1, share(bare.delivered, part)),
        ...(part === 0.99 ? { aim: '< 250 ms' } : {}),
      }),
    ),
    row(`${what}: POST to the last viewer; bare Node`, ms(share(last, 0.5)), ms(share(bare.last, 0.5))),
    row(`${what}: the slowest; bare Node`, ms(last.at(-1) ?? 0), ms(bare.last.at(-1) ?? 0)),
    // What is overtaken by the next while it is being read is told with it, and so not by itself.
    row(`${what}: deliveries`, String(delivered.length), `of ${viewers * updates}`),
    row(
      `${what}: memory per viewer`,
      `${(perViewer / 1000).toFixed(1)} kB`,
      `${Math.round(before / 1e6)} MB without`,
    ),
    row(
      `${what}: CPU with an update each second; bare Node`,
      `${Math.round(busy * 100)} %`,
      `${Math.round(bare.busy * 100)} %`,
    ),
  ]
}

interface Watched {
  /** Of every delivery, from when the server made the update. */
  delivered: number[]
  /** Of every update, from when it was posted until the last viewer had it. */
  last: number[]
  /** Of one core, while updates came. */
  busy: number
  before: number
  perViewer: number
}

async function watchOurs(
  context: Context,
  token: string,
  each: number,
): Promise<{ own: Watched; game: MinimalGameState }> {
  await using ours = await context.startFieldhouse({
    LIVE_VIEWERS: String(wantedViewers),
    LIVE_VIEWERS_PER_ADDRESS: String(wantedViewers),
    STATS_RATE_LIMIT: '1000000',
  })
  const game = await gameOn(ours)
  const own = await watch(ours, context.folder('live'), each, (home) =>
    fetch(`${ours.origin}/api/v2/stats/files?gameId=${game.Id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
      body: runningGame(game, { visitors: 1, home }),
    }),
  )
  return { own, game }
}

async function watchBare(context: Context, game: MinimalGameState, each: number): Promise<Watched> {
  await using plain = await serveScript('bare-stream.ts', [], '/0')
  return watch(plain, context.folder('live-bare'), each, (home) =>
    fetch(plain.origin, {
      method: 'POST',
      body: JSON.stringify({ ...game, HomeTeam: { ...game.HomeTeam, Score: home } }),
    }),
  )
}

/** The same crowd before ours and before the bare one. */
async function watch(
  served: Served,
  folder: string,
  each: number,
  post: (home: number) => Promise<Response>,
): Promise<Watched> {
  const before = residentBytes(served.pid)
  const crowd = gather(served, folder, each)
  await crowd.isThere()
  const perViewer = (residentBytes(served.pid) - before) / (each * clients)
  const [cpu, start] = [cpuMs(served.pid), performance.now()]
  const posted = await keepScore(post)
  const busy = (cpuMs(served.pid) - cpu) / (performance.now() - start)
  const arrivals = await crowd.arrivals()
  return {
    delivered: arrivals
      .flatMap(({ madeAt, at }) => at.map((moment) => moment - madeAt))
      .toSorted((a, b) => a - b),
    last: arrivals
      .map(({ score, at }) => Math.max(...at) - (posted.get(score) ?? 0))
      .toSorted((a, b) => a - b),
    busy,
    before,
    perViewer,
  }
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

/** Posts each second and answers with the moment of each, by its score. */
async function keepScore(post: (home: number) => Promise<Response>) {
  const posted = new Map<number, number>()
  for (let home = firstScore; home < firstScore + updates; home++) {
    const next = sleep(everyMs)
    posted.set(home, Date.now())
    const response = await post(home)
    if (!response.ok) throw new Error(`The score was answered ${response.status}: ${await response.text()}`)
    await next
  }
  return posted
}
