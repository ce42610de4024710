import { openServices } from '#server/open.ts'
import { fuzz } from '#tests/fuzz/run.ts'
import { fuzzedSchools, prepareSchools } from '#tests/fuzz/schools.ts'
import { type Engine, engines } from '#tests/support/engines.ts'
import { startServer } from '#tests/support/running-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

/**
 * Sends requests that nobody should send, to every call of the API, every page and everything that writes, of a server
 * as `npm start` runs it; and counts answers of 500, connections that were cut and requests that were not answered.
 *
 * node bench/fuzz.ts [requests] [PGlite | PostgreSQL] [seed]; PostgreSQL needs TEST_DATABASE_URL.
 */
const [asked = '100000', only, seed = '1'] = process.argv.slice(2)

async function run(engine: Engine): Promise<boolean> {
  const database = await engine.create({}, demo(aSaturday))
  const { DATA_DIR, DATABASE_URL } = database.config
  const before = await openServices(database.config)
  const keys = await prepareSchools(before)
  await before.close()
  const server = await startServer({
    DATA_DIR,
    DATABASE_URL,
    FORM_MIN_MS: '0',
    RATE_LIMIT: '100000000',
    FORM_RATE_LIMIT: '100000000',
    STATS_RATE_LIMIT: '100000000',
  })
  const port = Number(new URL(server.origin).port)
  const started = performance.now()
  const { sent, statuses, faults } = await fuzz({
    port,
    schools: await fuzzedSchools(port, keys),
    count: Number(asked),
    seed: Number(seed),
    onProgress: (count) => {
      if (count % 10_000 === 0) console.log(`  ${count} sent`)
    },
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const isAlive = await fetch(`${server.origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  await server.stop()
  await database.dispose()
  for (const fault of faults.slice(0, 50)) console.log(fault)
  console.log(`${engine.name}: ${sent} requests in ${seconds} s, ${faults.length} faults, answers by status:`)
  console.log(JSON.stringify(statuses))
  if (!isAlive) console.log('The server did not answer afterwards.')
  return isAlive && faults.length === 0
}

let isGood = true
for (const engine of engines.filter(({ name }) => only === undefined || name === only))
  isGood = (await run(engine)) && isGood
process.exitCode = isGood ? 0 : 1
