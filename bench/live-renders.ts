import { parseArgs } from 'node:util'
import type { LiveGames } from '#contract/live.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import { fillRow, routeRows } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite } from '#tests/support/open-site.ts'
import { runningGame } from '#tests/support/running-game.ts'

/**
 * A minute of a running game: a scorer's file every four seconds, and after each somebody opens every page of the school.
 * How many of them are made anew, which no clock decides.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean' } } })
const school = 'halcyon'
const filesPerMinute = 15
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')
const site = await openSite(engine, { STATS_RATE_LIMIT: '1000000' })
const { services } = site
const directory = await openTenantDirectory(services.database, await services.openBus(), school)
const tenant = directory.byKey(school)
if (!tenant) throw new Error(`There is no school '${school}'`)
const { token } = await services.scope.write(school, (tx) =>
  createStatToken({ tx, tenant, now: new Date() } as never, 'bench'),
)
const samples = await samplesOf({
  get: async (path) => JSON.parse((await site.ask(school, `/api/v2${path}`)).body),
  send: async (path, json) => JSON.parse((await site.ask(school, `/api/v2${path}`, { json })).body),
})
const { Games } = JSON.parse((await site.ask(school, '/api/v2/LiveStats')).body) as LiveGames
const game = Games.find(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
if (!game) throw new Error('No game is on')
const pages = [...new Set([...routeRows().map((row) => fillRow(row, samples)), `/game-center/${game.Id}`])]

async function score(home: number) {
  const answer = await fetch(`${site.origin}/api/v2/stats/files?gameId=${game?.Id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml', tenant: school },
    body: runningGame(game as never, { visitors: 3, home }),
  })
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}: ${await answer.text()}`)
}
async function madeAnew(): Promise<string[]> {
  const made: string[] = []
  for (const page of pages) {
    const { headers } = await site.ask(school, page)
    if (headers['x-cache'] === 'miss') made.push(page)
  }
  return made
}

await score(1_000)
await madeAnew()
const notKept = new Set(await madeAnew())
const renders: string[] = []
for (let file = 1; file <= filesPerMinute; file++) {
  await score(1_000 + file)
  await new Promise((resolve) => setTimeout(resolve, 200))
  renders.push(...(await madeAnew()).filter((page) => !notKept.has(page)))
}
console.log(
  `${pages.length} pages, ${notKept.size} never kept: ${renders.length} made anew in a minute of the game, ${new Set(renders).size} different ones`,
)
if (values.list) console.log([...new Set(renders)].join('\n'))
await site.close()
