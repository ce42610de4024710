import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon] = schools
const html = (page: Page) => page.locator('html')

for (const { key, origin } of schools) {
  test(`${key}: the server marks sport pages, Sport Home and common pages on the html element`, async ({
    request,
  }) => {
    const { host } = new URL(origin)
    const markersAt = async (path: string) =>
      /<html[^>]* class="([^"]*)"/.exec(await (await request.get(path, { headers: { host } })).text())?.[1]
    expect(await markersAt('/')).toBe('full-width')
    expect(await markersAt('/sports/mens-basketball')).toBe('sport-page sport-home full-width')
    expect(await markersAt('/sports/mens-basketball/roster')).toBe('common-page sport-page')
    expect(await markersAt('/404')).toBe('common-page')
  })

  test(`${key}: the markers follow a navigation inside the app`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, `${origin}/sports/mens-basketball/roster`)
    await expect(html(page)).toHaveClass('common-page sport-page')
    const bar = page.getByRole('navigation', { name: "Men's Basketball", exact: true })
    await bar.getByRole('link', { name: "Men's Basketball" }).click()
    await expect(html(page)).toHaveClass('sport-page sport-home full-width')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click()
    await expect(html(page)).toHaveClass('full-width')
  })
}

for (const width of [390, 1440]) {
  test(`the header is marked stuck when it is not fully visible, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, `${halcyon.origin}/sports/mens-basketball/schedule`)
    await expect(html(page)).not.toHaveClass(/header-stuck/)
    await page.mouse.wheel(0, 900)
    await expect(html(page)).toHaveClass(/header-stuck/)
    await expect(page.getByRole('banner').getByRole('link', { name: /home page/ })).toBeInViewport()
    await page.mouse.wheel(0, -2000)
    await expect(html(page)).not.toHaveClass(/header-stuck/)
  })
}

test('a menu that the browser opened by itself marks the page too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, halcyon.origin)
  await page.evaluate(() => document.querySelector<HTMLElement>('#main-menu [popover]')?.showPopover())
  await expect(html(page)).toHaveClass(/menu-open/)
})

test('a jump within the page scrolls smoothly, and the class is removed after 400 ms', async ({ page }) => {
  await openPage(page, halcyon.origin)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(html(page)).toHaveClass(/smooth-scroll/)
  await page.clock.runFor(399)
  await expect(html(page)).toHaveClass(/smooth-scroll/)
  await page.clock.runFor(1)
  await expect(html(page)).not.toHaveClass(/smooth-scroll/)
})
