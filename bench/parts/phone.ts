import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import type { Context } from '../harness/context.ts'
import type { Row } from '../harness/rows.ts'
import { type FanPage, fanPages } from '../phone/fan-pages.ts'
import { allPressed, type Fetched, inBrotli, inGzip, makeHot, tally } from '../phone/tally.ts'
import { visit } from '../phone/visit.ts'

/** What a phone has fetched of a page when it has become quiet: everything, whenever it came. */
export async function phonePart(context: Context): Promise<Row[]> {
  const executablePath = await ensureChromium(process.execPath)
  if (!executablePath) {
    console.log('  left out: there is no Chromium')
    return []
  }
  await using fieldhouse = await context.startFieldhouse()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const visited: { page: FanPage; fetched: Fetched[] }[] = []
  for (const page of await fanPages(fieldhouse.origin)) {
    const { path, host } = page
    await makeHot(fieldhouse.origin + path, host)
    visited.push({ page, fetched: await visit(browser, `http://${host}${path}`) })
  }
  await browser.close()
  await allPressed(fieldhouse.origin)
  const rows: Row[] = []
  for (const { page, fetched } of visited) {
    const { school, kind, path, host } = page
    const weighed = tally(await inGzip(fetched, host), await inBrotli(fieldhouse.origin + path, host))
    rows.push({ what: `${school} ${kind}`, ...weighed })
  }
  return rows
}
