import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { fanPages } from '../phone/fan-pages.ts'
import { type Fetched, inGzip, pressedBytes, tally } from '../phone/tally.ts'
import { newTelephone } from '../phone/telephone.ts'

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

const quietMs = 2_000

async function visit(browser: Browser, url: string): Promise<Fetched[]> {
  const { context, page, session } = await newTelephone(browser)
  await session.send('Network.enable')
  const fetched = new Map<string, Fetched>()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    fetched.set(requestId, { url: request.url, type, bytes: 0, isCached: !request.url.startsWith('http') })
    last = performance.now()
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = fetched.get(requestId)
    if (one) one.isCached = true
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
    last = performance.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  while (performance.now() - last < quietMs) await page.waitForTimeout(200)
  await context.close()
  return [...fetched.values()]
}
