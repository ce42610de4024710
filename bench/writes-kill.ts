import { once } from 'node:events'
import { type Engine, engines } from '#tests/support/engines.ts'
import { openStage } from './kills/stage.ts'

/**
 * Kills the server at random moments while visitors write in every way there is, and between its lives the commands that
 * import; then counts: everything that was acknowledged is there once, and nothing else is.
 *
 * node bench/writes-kill.ts [kills] [PGlite | PostgreSQL] [minutes] [desk | forms | subscriptions | 'stat files' …]; the
 * second engine needs TEST_DATABASE_URL, and the time ends it where a machine is too busy for all kills. Without the ways
 * to write they are all taken, and so are the commands.
 */
const [asked = '20', only, minutes = '120', ...ways] = process.argv.slice(2)
const kills = Number(asked)
const end = performance.now() + Number(minutes) * 60_000

async function run(engine: Engine): Promise<boolean> {
  const stage = await openStage(engine, {}, ways)
  let child = await stage.start()
  let [killed, ofCommands] = [0, 0]
  while (killed < kills && performance.now() < end) {
    // Some visits later, at whatever moment that is in the others.
    await stage.passVisits(1 + Math.floor(Math.random() * 12))
    child.kill('SIGKILL')
    await once(child, 'exit')
    killed++
    // The embedded database has one process at a time.
    if (
      ways.length === 0 &&
      killed < kills &&
      Math.random() < 0.6 &&
      (await stage.imports.run(Math.random() < 0.7))
    ) {
      killed++
      ofCommands++
    }
    child = await stage.start()
    if (killed % 10 === 0) console.log(`${engine.name}: ${killed} kills, ${stage.visits()} visits`)
  }
  return stage.finish(child, { kills: killed, ofCommands })
}

let isGood = true
for (const engine of engines.filter(({ name }) => !only || name === only))
  isGood = (await run(engine)) && isGood
if (!isGood) throw new Error('Something was lost or doubled')
