import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAll } from './harness/children.ts'
import { type Context, createContext } from './harness/context.ts'
import { cores } from './harness/cpus.ts'
import { generator } from './harness/load.ts'
import { markdown, type Row } from './harness/rows.ts'
import { hasPlace, writeTable } from './harness/write-table.ts'
import { apiPart } from './parts/api.ts'
import { busyPart } from './parts/busy.ts'
import { bytesPart } from './parts/bytes.ts'
import { flatPart } from './parts/flat.ts'
import { growthPart } from './parts/growth.ts'
import { journeysPart } from './parts/journeys.ts'
import { lighthousePart } from './parts/lighthouse.ts'
import { livePart } from './parts/live.ts'
import { memoryPart } from './parts/memory.ts'
import { pagesPart } from './parts/pages.ts'
import { phonePart } from './parts/phone.ts'
import { renderPart } from './parts/render.ts'
import { serverPart } from './parts/server.ts'
import { startPart } from './parts/start.ts'
import { visiblePart } from './parts/visible.ts'

/**
 * THE PARTS: `npm run bench -- pages api` runs two of them, `npm run bench` all but those on request, in this order. With
 * `--write` each puts its table into docs/speed.md, which has a place for it.
 */
const parts: Record<string, (context: Context) => Promise<Row[]>> = {
  render: renderPart,
  server: serverPart,
  pages: pagesPart,
  busy: busyPart,
  start: startPart,
  api: apiPart,
  flat: flatPart,
  growth: growthPart,
  memory: memoryPart,
  live: livePart,
  visible: visiblePart,
  bytes: bytesPart,
  phone: phonePart,
  journeys: journeysPart,
  lighthouse: lighthousePart,
}

/** One installs a tool over the network, one takes ten minutes: they run only when they are asked for by their names. */
const onRequest = new Set(['lighthouse', 'growth'])

/** All kinds of page under Lighthouse, five times each, are most of it. */
const limitMinutes = 120

async function main(args: string[]): Promise<void> {
  const names = args.filter((arg) => arg !== '--write')
  const unknown = names.find((name) => !(name in parts))
  if (unknown)
    throw new Error(`'${unknown}' is no part of the bench; the parts are ${Object.keys(parts).join(', ')}`)
  const isWritten = args.includes('--write')
  const placeless = isWritten ? names.find((name) => !hasPlace(name)) : undefined
  if (placeless) throw new Error(`docs/speed.md has no place for the table of '${placeless}'`)
  if (isWritten && names.length === 0) throw new Error('Say which tables are to be written')
  const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-bench-'))
  process.once('exit', () => {
    killAll()
    rmSync(scratch, { recursive: true, force: true })
  })
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  const tooLong = () => {
    console.error(`bench: given up after ${limitMinutes} minutes`)
    process.exit(1)
  }
  setTimeout(tooLong, limitMinutes * 60_000).unref()
  await measure(names, createContext(scratch), isWritten)
}

async function measure(names: string[], context: Context, isWritten: boolean): Promise<void> {
  console.log(
    `Load by ${generator.name}; ${cores.server === undefined ? 'no cores of their own' : 'one core a side'}.`,
  )
  console.log('Seeding a database …')
  await (await context.startFieldhouse()).stop()
  const rows: Row[] = []
  for (const [name, part] of Object.entries(parts)) {
    const isWanted = names.length > 0 ? names.includes(name) : !onRequest.has(name)
    if (!isWanted) continue
    console.log(`Measuring ${name} …`)
    const start = performance.now()
    const measured = await part(context)
    rows.push(...measured)
    // What is known is worth having also if a later part fails.
    if (isWritten && measured.length > 0) writeTable(name, measured, new Date())
    console.log(`  ${Math.round((performance.now() - start) / 1000)} s`)
  }
  console.log(`\n${markdown(rows)}`)
}

await main(process.argv.slice(2))
