import { type Browser, chromium } from '@playwright/test'
import { fillRow } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/samples.ts'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { type Fetched, inGzip, pressedBytes, tally } from '../phone/tally.ts'

const schools = [
  { key: 'halcyon', host: 'localhost' },
  { key: 'tamarack', host: 'tamarack.localhost' },
]

/** The kinds of page that fans open most, as the table of pages names them. */
const kinds = [
  '/',
  '/sports/:slug',
  '/sports/:slug/roster',
  '/sports/:slug/roster/:playerSlug/:rosterPlayerId',
  '/sports/:globalSportNameSlug/schedule',
  '/sports/:sportSlug/stats',
  '/sports/:globalSportNameSlug/stats/:season/:oppSlug/boxscore/:gameId',
  '/sports/:sportSlug/coaches',
  '/game-center/:gameId',
  '/news/:year/:month/:day/:story_slug',
  '/archives',
  '/calendar',
  '/staff-directory',
  '/facilities',
  '/tickets',
  '/podcasts',
  '/search',
]

/** What a phone has fetched of a page when it has become quiet: everything, whenever it came. */
export async function phonePart(context: Context): Promise<Row[]> {
  const executablePath = await ensureChromium(process.execPath)
  if (!executablePath) {
    console.log('  left out: there is no Chromium')
    return []
  }
  await using fieldhouse = await context.startFieldhouse()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const { port } = new URL(fieldhouse.origin)
  const rows: Row[] = []
  for (const { key, host } of schools) {
    const origin = `http://${host}:${port}`
    const samples = await samplesOf({
      get: async (path) =>
        (await fetch(`${fieldhouse.origin}/api/v2${path}`, { headers: { tenant: key } })).json(),
      send: async (path, data) =>
        (
          await fetch(`${fieldhouse.origin}/api/v2${path}`, {
            method: 'POST',
            headers: { tenant: key, 'content-type': 'application/json' },
            body: JSON.stringify(data),
          })
        ).json(),
    })
    for (const kind of kinds) {
      const path = fillRow(kind, samples)
      await getOk(fieldhouse.origin + path, { host: `${host}:${port}` })
      const page = tally(
        await inGzip(await visit(browser, origin + path), `${host}:${port}`),
        await pressedBytes(fieldhouse.origin + path, `${host}:${port}`),
      )
      rows.push({ what: `${key} ${kind}`, ...page })
    }
  }
  await browser.close()
  return rows
}

const quietMs = 2_000

/** On a phone that has nothing yet. */
async function visit(browser: Browser, url: string): Promise<Fetched[]> {
  const phone = {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  }
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
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
  return [...fetched.values()]
}
