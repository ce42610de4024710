import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, engines } from '#tests/support/engines.ts'
import { openStage, type Stage } from './kills/stage.ts'

/**
 * What happens to a server besides being killed, while visitors write in every way there is: the process is frozen for a
 * minute, the disk of DATA_DIR fills and frees, the time of day jumps. It goes on by itself, answers nobody 500, and
 * nothing is lost or doubled.
 *
 * node bench/hard-times.ts [frozen,disk,clock] [PGlite | PostgreSQL]. For the disk, TMPDIR is on a small one of its own,
 * such as a tmpfs of 600 MB, because it is filled.
 */
const [asked = 'frozen,clock', only] = process.argv.slice(2)
const day = 86_400_000

const troubles: Record<string, (stage: Stage, child: ChildProcess) => Promise<void>> = {
  async frozen(_stage, child) {
    child.kill('SIGSTOP')
    await sleep(60_000)
    child.kill('SIGCONT')
  },
  async disk(stage) {
    const path = join(stage.dataDir, '..', 'filler')
    const file = openSync(path, 'w')
    const fill = (bytes: number) => {
      try {
        for (;;) writeSync(file, Buffer.alloc(bytes))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
    for (const bytes of [1 << 20, 1 << 12, 1]) fill(bytes)
    console.log(`the disk is full at ${stage.visits()} visits`)
    await sleep(10_000)
    console.log(`the disk is freed at ${stage.visits()} visits`)
    closeSync(file)
    rmSync(path)
  },
  async clock(stage) {
    for (const offset of [day, -day, 3_600_000, 0]) {
      await writeFile(join(stage.dataDir, 'clock'), String(offset))
      await stage.passVisits(30)
    }
  },
}

async function run(engine: Engine, name: string): Promise<boolean> {
  const trouble = troubles[name]
  if (!trouble) throw new Error(`There is no trouble ${name}`)
  const preload = join(import.meta.dirname, 'processes/jumping-clock.ts')
  const stage: Stage = await openStage(
    engine,
    name === 'clock' ? { NODE_OPTIONS: `--import=${preload}` } : {},
  )
  const child = await stage.start()
  let ended = 0
  const watch = once(child, 'exit').then(() => ended++)
  await stage.passVisits(30)
  const begun = stage.visits()
  await trouble(stage, child)
  const over = performance.now()
  await stage.passVisits(1)
  const backMs = Math.round(performance.now() - over)
  await stage.passVisits(60)
  const endedFault = ended
  console.log(`${name}: ${stage.visits() - begun} visits since, the first ${backMs} ms after it was over`)
  const isGood = await stage.finish(child, { backMs, endedFault })
  await watch
  return isGood
}

let isGood = true
for (const engine of engines.filter((each) => !only || each.name === only))
  for (const name of asked.split(',')) isGood = (await run(engine, name)) && isGood
if (!isGood) throw new Error('Something was lost, doubled or wrong')
