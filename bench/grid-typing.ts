import { chromium, type Page } from '@playwright/test'
import { engines } from '#tests/support/engines.ts'
import { openSite } from '#tests/support/open-site.ts'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { timeKeys } from './parts/key-times.ts'
import { percentile } from './server/percentile.ts'

/**
 * Moves and types in a roster of 300 rows and prints how long a key takes from the browser's hearing of it to the paint of
 * it: node scripts/run.mjs --build bench/grid-typing.ts
 */
const rows = 300
const keys = 300
const aimMs = 16

/** Arrows, a letter that opens a cell, Enter that takes it: as somebody goes down a column and writes. */
const strokes = [
  'ArrowDown',
  'ArrowRight',
  'ArrowDown',
  'a',
  'b',
  'Enter',
  'ArrowLeft',
  'PageDown',
  'Shift+ArrowDown',
]

async function timed(page: Page): Promise<number[]> {
  const times = await timeKeys(page, 'keydown')
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(strokes[key % strokes.length] ?? 'ArrowDown')
    await page.waitForTimeout(20 + ((key * 7) % 23))
  }
  return times()
}

async function main(): Promise<void> {
  const executablePath = await ensureChromium(process.execPath)
  const [pglite] = engines
  if (!executablePath || !pglite) throw new Error('There is no Chromium, or no engine')
  const site = await openSite(pglite)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const cookie = await site.signIn('halcyon', { email: 'typist@halcyon.example', role: 'administrator' })
    const origin = Object.assign(new URL(site.origin), { hostname: 'localhost' }).origin
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin }
      }),
    )
    const page = await context.newPage()
    await page.goto('/admin/rosters')
    const grid = page.getByRole('grid')
    await grid.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    const text = Array.from({ length: rows }, (_, at) => `${at % 100}\tAda\tMarsh ${at}`).join('\n')
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await page.keyboard.press('Control+v')
    await page.getByRole('button', { name: 'Put into the cells as it is' }).click()
    await page.keyboard.press('Control+Home')
    await page.waitForTimeout(1000)
    const times = await timed(page)
    const [half, most] = [percentile(times, 50), percentile(times, 95)]
    console.log(`${times.length} keys in ${rows} rows: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms`)
    if (most > aimMs) process.exitCode = 1
  } finally {
    await browser.close()
    await site.close()
  }
}

await main()
