import { chromium, type Page } from '@playwright/test'
import { engines } from '#tests/support/engines.ts'
import { openSite } from '#tests/support/open-site.ts'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { timeKeys } from './parts/key-times.ts'
import { percentile } from './server/percentile.ts'

/**
 * Types into a story of 5,000 words and prints how long a key takes from the browser's hearing of it to the paint of it:
 * node scripts/run.mjs --build bench/typing.ts
 */
const words = 5000
const keys = 300
const aimMs = 16

const sentence = 'The Otters pressed from the first whistle and never let the visitors settle on the ball. '
const story = Array.from(
  { length: words / 75 },
  (_, at) => `<p>${at}. ${sentence.repeat(5).trim()}</p>`,
).join('')

async function typed(page: Page): Promise<number[]> {
  const times = await timeKeys(page, 'input')
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 7 === 6 ? 'Space' : 'a')
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
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=')
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin }
      }),
    )
    const begun = await site.ask('halcyon', '/api/admin/v1/kinds/stories/items', {
      cookie,
      json: { key: crypto.randomUUID(), value: { title: 'Five thousand words', content: story } },
    })
    const { id } = JSON.parse(begun.body) as { id: number }
    const page = await context.newPage()
    await page.goto(`/admin/content/stories/${id}`)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.locator('p').nth(30).click()
    await page.keyboard.press('End')
    await page.waitForTimeout(1500)
    const times = await typed(page)
    const [half, most] = [percentile(times, 50), percentile(times, 95)]
    console.log(
      `${times.length} keys in ${words} words: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms`,
    )
    if (most > aimMs) process.exitCode = 1
  } finally {
    await browser.close()
    await site.close()
  }
}

await main()
