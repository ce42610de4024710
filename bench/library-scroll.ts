import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { mediaAssets } from '#server/db/schema/media.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { percentile } from './server/percentile.ts'

/**
 * Scrolls through a media library of 500 pictures, a notch of the wheel every frame, and prints how long its frames take and
 * how much of it is drawn at once: node scripts/run.mjs --build bench/library-scroll.ts
 */
const pictures = 500
const school = 'halcyon'
const notch = 120
/** A frame at 60 a second, with what a timer is off by; and one in which somebody sees it stop. */
const aimMs = 17.5
const longMs = 50

/** As an upload leaves them, each with a file of its own. */
async function fill({ services }: Site): Promise<void> {
  const rows = await Promise.all(
    Array.from({ length: pictures }, async (_, at) => {
      const file = `${school}/library/rowers-${at}.jpg`
      const background = { r: (at * 7) % 256, g: (at * 13) % 256, b: (at * 29) % 256 }
      const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer()
      await services.storage.write(file, bytes, 'image/jpeg')
      return { at, file, bytes: bytes.length }
    }),
  )
  await services.scope.write(school, (tx) =>
    tx.insert(mediaAssets).values(
      rows.map(({ at, file, bytes }) => ({
        file,
        bytes,
        type: 'picture' as const,
        title: `Rowers ${at}`,
        alt: `Rowers on the river, ${at}`,
        width: 1200,
        height: 800,
      })),
    ),
  )
}

interface Scrolled {
  frames: number[]
  longTasks: number[]
  /** The most tiles, and elements in all, that were in the document at one time. */
  tiles: number
  elements: number
  reached: number
}

/** By the browser's own frames, from the first notch to the end of the list. */
const scroll = (page: Page): Promise<Scrolled> =>
  page.evaluate(async (step) => {
    const box = document.getElementById('screen')
    if (!box) throw new Error('There is nothing to scroll')
    const longTasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration)
    }).observe({ type: 'longtask' })
    const frames: number[] = []
    let [tiles, elements, still, last] = [0, 0, 0, performance.now()]
    // As long as the next page of the list may take.
    while (still < 200) {
      const before = box.scrollTop
      box.scrollTop += step
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      still = box.scrollTop === before ? still + 1 : 0
      // Standing at an end is no scrolling.
      if (still < 2) frames.push(now - last)
      last = now
      if (frames.length % 20 === 0) {
        tiles = Math.max(tiles, document.querySelectorAll('[aria-label="Files"] [role="listitem"]').length)
        elements = Math.max(elements, document.getElementsByTagName('*').length)
      }
    }
    return { frames: frames.slice(1), longTasks, tiles, elements, reached: box.scrollTop }
  }, notch)

async function main(): Promise<void> {
  const executablePath = await ensureChromium(process.execPath)
  const [pglite] = engines
  if (!executablePath || !pglite) throw new Error('There is no Chromium, or no engine')
  const site = await openSite(pglite)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await fill(site)
    const cookie = await site.signIn(school, { email: 'looker@halcyon.example', role: 'administrator' })
    const origin = Object.assign(new URL(site.origin), { hostname: 'localhost' }).origin
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({ baseURL: origin, viewport })
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin }
        }),
      )
      const page = await context.newPage()
      await page.goto('/admin/media?q=rowers')
      await page.getByRole('list', { name: 'Files' }).getByRole('listitem').first().waitFor()
      const { frames, longTasks, tiles, elements, reached } = await scroll(page)
      const [half, most] = [percentile(frames, 50), percentile(frames, 95)]
      const long = frames.filter((ms) => ms > longMs)
      console.log(
        `${viewport.width} px: ${pictures} pictures, ${Math.round(reached)} px in ${frames.length} frames: ` +
          `p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms, ${long.length} over ${longMs} ms ` +
          `(the longest ${Math.max(...frames).toFixed(0)} ms), ${longTasks.length} long tasks; ` +
          `at most ${tiles} tiles and ${elements} elements at once`,
      )
      const isWhole = await page.getByRole('button', { name: 'Rowers 0', exact: false }).last().isVisible()
      if (most > aimMs || tiles > 120 || !isWhole) process.exitCode = 1
      await context.close()
    }
  } finally {
    await browser.close()
    await site.close()
  }
}

await main()
