import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { fanPages } from '../phone/fan-pages.ts'
import { inGzip, pressedBytes, tally } from '../phone/tally.ts'
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
  const rows: Row[] = []
  for (const { school, kind, path, host } of await fanPages(fieldhouse.origin)) {
    await getOk(fieldhouse.origin + path, { host })
    const page = tally(
      await inGzip(await visit(browser, `http://${host}${path}`), host),
      await pressedBytes(fieldhouse.origin + path, host),
    )
    rows.push({ what: `${school} ${kind}`, ...page })
  }
  await browser.close()
  return rows
}
