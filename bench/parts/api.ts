import { compareRates } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { recordAnswers } from '../harness/ready-answers.ts'
import { type Row, rateRow } from '../harness/rows.ts'
import { serveBareFastify } from '../harness/servers.ts'

const lists = [
  '/EventsResults/scoreboard',
  '/Rosters/bySport/football',
  '/Schedule/bySport/football',
  '/Sports',
]
// Few, because answers that ask the database wait for each other in the embedded one.
const connections = 8
const headers = { 'accept-encoding': 'br', tenant: 'halcyon' }

/** The API's lists against a bare Fastify route that answers the same compressed bytes from memory. */
export async function apiPart(context: Context): Promise<Row[]> {
  await using fieldhouse = await context.startFieldhouse()
  const folder = context.folder('api')
  const url = (path: string) => `${fieldhouse.origin}/api/v2${path}`
  await recordAnswers(
    folder,
    lists.map((path) => ({ url: url(path), headers })),
  )
  await using bare = await serveBareFastify(folder)
  const rows: Row[] = []
  for (const [index, path] of lists.entries()) {
    const comparison = await compareRates(
      { url: url(path), headers, connections },
      { url: `${bare.origin}/${index}`, headers, connections },
    )
    rows.push(rateRow(`API ${path}`, 'bare Fastify', comparison))
  }
  return rows
}
