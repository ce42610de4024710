import { run } from '../harness/children.ts'
import type { Context } from '../harness/context.ts'
import { cores } from '../harness/cpus.ts'
import { hasProcessFigures } from '../harness/process-figures.ts'
import type { Row } from '../harness/rows.ts'
import { seededPostgres } from '../harness/seeded-postgres.ts'
import type { Miss } from '../server/miss.ts'
import { missRows } from '../server/miss-row.ts'

/** What a page of each kind costs that is not kept, on both engines: queries, rows and processor time. */
export async function serverPart(context: Context): Promise<Row[]> {
  if (!hasProcessFigures) {
    console.log('  left out: processor time is read from /proc, which this system does not have')
    return []
  }
  await using postgres = await seededPostgres(context)
  const onPostgres = postgres ? await measure(context, { DATABASE_URL: await postgres.copy('misses') }) : []
  const embedded = await measure(context, {})
  return [
    ...onPostgres.flatMap((miss) => missRows('PostgreSQL', miss)),
    ...embedded.flatMap((miss) => missRows('PGlite', miss)),
  ]
}

async function measure(context: Context, settings: Record<string, string>): Promise<Miss[]> {
  const script = `${import.meta.dirname}/../processes/misses.ts`
  const env = { ...context.env, LOG_LEVEL: 'silent', ...settings }
  const output = await run(process.execPath, [script], { env, core: cores.server })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Miss[]
}
