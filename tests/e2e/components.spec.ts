import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { builtGallery } from '#tests/support/built-gallery.ts'
import { brandCss } from '#ui/ground/brand.ts'
import { contrast, parseHex } from '#ui/ground/color.ts'
import { THEMES, type Theme } from '#ui/ground/theme.ts'

const origin = 'http://gallery.localhost'
const devices = { desktop: 1440, mobile: 320 }
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

let files: Awaited<ReturnType<typeof builtGallery>>
test.beforeAll(async () => {
  files = await builtGallery()
})

const halcyon = { primary: '#0B3C5D', secondary: '#F26B21' }

/** One theme of the gallery, with the colours of a school. */
async function open(page: Page, theme: Theme, brand = halcyon) {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          body: typeof body === 'string' ? body : Buffer.from(body),
          contentType: types[pathname.split('.').at(-1) ?? ''] ?? 'text/html',
        })
  })
  await page.goto(`${origin}/?theme=${theme}`)
  await page.locator('#brand').evaluate((style, css) => {
    style.textContent = css
  }, brandCss(brand))
  const section = page.locator(`section[aria-label="${theme}"]`)
  await expect(section).toBeVisible()
  return section
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    // The gallery clips, so the page itself cannot tell: each part of it is asked.
    return [...document.querySelectorAll('[data-component]')]
      .filter((part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > room)
      .map((part) => part.getAttribute('data-component'))
  })

for (const theme of THEMES) {
  test(`every component in every allowed size is accessible on ${theme} and fits desktop and mobile`, async ({
    page,
  }) => {
    test.slow()
    await open(page, theme)
    for (const width of Object.values(devices)) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `overflow at ${width} px`).toEqual([])
    }
    expect(await accessibilityFaults(page)).toEqual([])
  })
}

test('a school with the most awkward colours is readable too', async ({ page }) => {
  test.slow()
  for (const theme of ['light-theme', 'dark-theme', 'on-primary', 'on-secondary'] as const) {
    await open(page, theme, { primary: '#ffd100', secondary: '#808080' })
    expect(await accessibilityFaults(page), theme).toEqual([])
  }
})

test('a thumb finds 44 px of every control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const section = await open(page, 'light-theme')
  const missed = await section.locator('button, summary, select, a[href]').evaluateAll((controls) =>
    controls
      .filter((control) => !control.closest('p'))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center' })
        const box = control.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const finds = (dx: number, dy: number) => {
          const found = document.elementFromPoint(x + dx, y + dy)
          return found === control || control.contains(found)
        }
        // A card's link covers the card with a layer of its own.
        return !(finds(0, -21) && finds(0, 21) && finds(-21, 0) && finds(21, 0))
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(missed).toEqual([])
})

test('the focus shows on every theme', async ({ page }) => {
  for (const theme of THEMES) {
    const section = await open(page, theme)
    await section.getByRole('button', { name: 'Subscribe' }).first().focus()
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement as Element)
      const surface = document.activeElement?.closest('section') as Element
      const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      const hex = (color: string) => {
        probe.fillStyle = color
        return probe.fillStyle
      }
      const ground = getComputedStyle(surface).backgroundColor
      const body = getComputedStyle(document.body).backgroundColor
      return {
        width: Number.parseFloat(style.outlineWidth),
        color: hex(style.outlineColor),
        surface: hex(ground === 'rgba(0, 0, 0, 0)' ? body : ground),
      }
    })
    expect(ring.width, theme).toBeGreaterThanOrEqual(2)
    expect(contrast(parseHex(ring.color), parseHex(ring.surface)), theme).toBeGreaterThanOrEqual(3)
  }
})

test('panels open by Enter', async ({ page }) => {
  const section = await open(page, 'dark-theme')
  const panel = section.locator('details', { hasText: 'Parking and gates, large' })
  await panel.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Gates open')).toBeVisible()
})

test('nothing moves for those who ask for less motion', async ({ page }) => {
  await open(page, 'light-theme')
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})

test('in forced colours the chosen tab and the progress still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const section = await open(page, 'on-primary')
  const edge = (name: string) =>
    section
      .getByRole('navigation', { name: 'Team pages, on-primary, regular' })
      .getByRole('link', { name })
      .evaluate((tab) => getComputedStyle(tab).borderBlockEndColor)
  expect(await edge('Roster')).not.toBe(await edge('News'))
  const ring = section.getByRole('progressbar', { name: 'Loading, on-primary, regular' })
  const [top, bottom] = await ring.evaluate((element) => {
    const { borderTopColor, borderBottomColor } = getComputedStyle(element)
    return [borderTopColor, borderBottomColor]
  })
  expect(top).not.toBe(bottom)
})

test('on paper every theme is dark ink, and what only works on a screen is left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const theme of THEMES) {
    const section = await open(page, theme)
    const title = section.locator('h2')
    expect(await title.evaluate((heading) => getComputedStyle(heading).color), theme).toBe('rgb(0, 0, 0)')
    await title.evaluate((heading) => heading.classList.add('no-print'))
    await expect(title).toBeHidden()
  }
})
