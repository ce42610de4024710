import { payloadAddress } from '#contract/pages/router-names.ts'
import { compareRates } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { recordAnswers } from '../harness/ready-answers.ts'
import { type Row, rateRow } from '../harness/rows.ts'
import { serveStatic, staticServerName } from '../harness/servers.ts'

const aim = '≥ 0.35'
const pages = [
  { what: 'Home, cached', path: '/', aim },
  { what: 'football roster, cached', path: '/sports/football/roster', aim },
  { what: 'football schedule, cached', path: '/sports/football/schedule', aim },
  { what: 'roster.data, cached', path: payloadAddress({ pathname: '/sports/football/roster' }), aim },
]
const headers = { 'accept-encoding': 'br' }

/** Pages from the page cache against a static file server on the same compressed bytes. */
export async function pagesPart(context: Context): Promise<Row[]> {
  await using fieldhouse = await context.startFieldhouse()
  const folder = context.folder('pages')
  const urls = pages.map(({ path }) => fieldhouse.origin + path)
  const answers = await recordAnswers(folder, urls, headers)
  await using files = await serveStatic(folder, answers)
  const rows: Row[] = []
  for (const [index, page] of pages.entries()) {
    const comparison = await compareRates(
      { url: fieldhouse.origin + page.path, headers },
      { url: `${files.origin}/${index}`, headers },
    )
    rows.push(rateRow(page.what, staticServerName, comparison, page.aim))
  }
  return rows
}
