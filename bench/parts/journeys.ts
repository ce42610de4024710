import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/lib/chromium.mjs'
import { median } from '../harness/compare.ts'
import type { Context } from '../harness/context.ts'
import { getOk } from '../harness/http.ts'
import type { Row } from '../harness/rows.ts'
import { type FanPage, fanPages } from '../phone/fan-pages.ts'
import { newTelephone } from '../phone/telephone.ts'

const rounds = 3
/** Lighthouse's slow-down for a mid-range telephone. */
const slowDown = 4
/** What old nets give: 280 kbit/s, and 800 ms for every question. */
const secondGeneration = {
  offline: false,
  latency: 800,
  downloadThroughput: 35_000,
  uploadThroughput: 32_000,
}
const aimMs = { interaction: 100, readable: 5_000 }

/** What fans do: where they begin, and what they tap. */
const journeys: { kind: string; name: string; taps: (page: Page) => Promise<void> }[] = [
  {
    kind: '/',
    name: 'open the menu and the search, turn the scores, read a story',
    async taps(page) {
      await page.getByRole('button', { name: /menu/i }).first().tap()
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .tap()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Next games' }).tap()
      await page.locator('main a[href^="/news/"]').first().tap()
      await page.waitForURL(/\/news\//)
    },
  },
  {
    kind: '/sports/:slug/roster',
    name: 'open a player and come back',
    async taps(page) {
      await page.locator('main a[href*="/roster/"]').first().tap()
      await page.waitForURL(/\/roster\/.+\/\d+/)
      await page.goBack()
    },
  },
  {
    kind: '/sports/:globalSportNameSlug/schedule',
    name: 'open the links of a game, then its page',
    async taps(page) {
      await page.locator('main summary, main button').first().tap()
      await page.locator('main a[href*="/game-center/"], main a[href*="/boxscore/"]').first().tap()
      await page.waitForURL(/game-center|boxscore/)
    },
  },
]

/** How long a fan's tap takes to show on a slow telephone, and how long a page takes to be readable in bad reception. */
export async function journeysPart(context: Context): Promise<Row[]> {
  const executablePath = await ensureChromium(process.execPath)
  if (!executablePath) {
    console.log('  left out: there is no Chromium')
    return []
  }
  await using fieldhouse = await context.startFieldhouse()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const pages = await fanPages(fieldhouse.origin)
  const rows: Row[] = []
  for (const one of pages) {
    await getOk(fieldhouse.origin + one.path, { host: one.host })
    const journey = journeys.find(({ kind }) => kind === one.kind)
    if (!journey) continue
    const slowest = await inTurns(() => slowestTap(browser, one, journey.taps))
    rows.push(row(`${one.school} ${one.kind}: ${journey.name}`, slowest, aimMs.interaction))
  }
  for (const one of pages) {
    const readable = await inTurns(() => readableAfter(browser, one))
    rows.push(row(`${one.school} ${one.kind} readable on 2G`, readable, aimMs.readable))
  }
  await browser.close()
  return rows
}

const row = (what: string, ms: number, aim: number): Row => ({
  what,
  ours: `${Math.round(ms)} ms`,
  reference: `${aim} ms`,
  ratio: ms / aim,
  aim: '≤ 1.00',
})

async function inTurns(measure: () => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < rounds; round++) all.push(await measure())
  return median(all)
}

/** From the tap to the paint that answers it, the longest of a journey. */
async function slowestTap(
  browser: Browser,
  { host, path }: FanPage,
  taps: (page: Page) => Promise<void>,
): Promise<number> {
  const { context, page, session } = await newTelephone(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`http://${host}${path}`, { waitUntil: 'load' })
  await page.waitForTimeout(3_000)
  await taps(page)
  await page.waitForTimeout(500)
  const slowest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { durations: number[] }).durations),
  )
  await context.close()
  return slowest
}

/** Until the first words of the page itself are there: a place that is held for them tells nobody anything. */
async function readableAfter(browser: Browser, { host, path }: FanPage): Promise<number> {
  const { context, page, session } = await newTelephone(browser)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', secondGeneration)
  // By the clock of this side: a page that is led on begins anew by its own.
  const start = performance.now()
  await page.goto(`http://${host}${path}`, { waitUntil: 'commit', timeout: 60_000 })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (document.querySelector('main')?.innerText.length ?? 0) > 200,
    undefined,
    { timeout: 60_000 },
  )
  const readable = performance.now() - start
  await context.close()
  return readable
}
