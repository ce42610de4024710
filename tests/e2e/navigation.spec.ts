import { expect, type Locator, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon] = schools
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const team = '/sports/mens-basketball/schedule'

const html = (page: Page) => page.locator('html')
const main = (page: Page) => page.locator('nav[aria-label="Main"]')
const bar = (page: Page) => page.getByRole('navigation', { name: "Men's Basketball", exact: true })
const item = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const sportButton = (page: Page) => bar(page).getByRole('button', { name: "Men's Basketball menu" })
/** What a button opens, open or not. */
const opened = async (button: Locator) =>
  button.page().locator(`[id="${await button.getAttribute('popovertarget')}"]`)
/** What is wrong with a menu that is open, or with its button; the page around them is the walk's. */
async function faultsOfOpened(button: Locator): Promise<string[]> {
  await expect(await opened(button)).toBeVisible()
  const target = await button.getAttribute('popovertarget')
  return accessibilityFaults(button.page(), `[id="${target}"], [popovertarget="${target}"]`)
}
const hasFocus = (menu: Locator) => menu.evaluate((element) => element.contains(document.activeElement))

async function openAt(page: Page, size: typeof desktop, address: string) {
  await page.setViewportSize(size)
  await openPage(page, address)
}

for (const { key, origin } of schools)
  test(`${key}: a menu that was opened before the code came stays open`, async ({ page }) => {
    const code = Promise.withResolvers<void>()
    await page.route(/\/assets\/framework-/, async (route) => {
      await code.promise
      await route.continue()
    })
    await page.setViewportSize(phone)
    await page.goto(origin, { waitUntil: 'domcontentloaded' })
    await menuButton(page).click()
    await expect(main(page)).toBeVisible()
    code.resolve()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(main(page)).toBeVisible()
  })

/** From here on time stands still until the test lets it pass. */
async function stopTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const { key, origin } of schools) {
  test(`${key}: one level-1 item is open at a time, opening toggles, and the page is marked meanwhile`, async ({
    page,
  }) => {
    await openAt(page, desktop, origin)
    const [sports, fans] = [await opened(item(page, 'Sports')), await opened(item(page, 'Fans'))]
    await expect(html(page)).not.toHaveClass(/menu-open/)
    await item(page, 'Sports').click()
    await expect(sports).toBeVisible()
    await expect(html(page)).toHaveClass(/menu-open/)
    await item(page, 'Fans').click()
    await expect(fans).toBeVisible()
    await expect(sports).toBeHidden()
    await item(page, 'Fans').click()
    await expect(fans).toBeHidden()
    await expect(html(page)).not.toHaveClass(/menu-open/)
  })

  for (const [device, size, delay] of [
    ['desktop', desktop, 300],
    ['mobile', phone, 500],
  ] as const) {
    test(`${key}: on ${device} the focus moves into an opened menu after ${delay} ms; Escape closes it and the focus returns to the trigger`, async ({
      page,
    }) => {
      await openAt(page, size, origin)
      await stopTime(page)
      const trigger = device === 'desktop' ? item(page, 'Sports') : menuButton(page)
      await trigger.focus()
      await page.keyboard.press('Enter')
      const menu = await opened(trigger)
      await expect(html(page)).toHaveClass(/menu-open/)
      await page.clock.runFor(delay - 1)
      expect(await hasFocus(menu)).toBe(false)
      await page.clock.runFor(1)
      expect(await hasFocus(menu)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(trigger).toBeFocused()
    })
  }

  test(`${key}: a menu closes on route change`, async ({ page }) => {
    await openAt(page, desktop, origin)
    await item(page, 'Sports').click()
    const sports = await opened(item(page, 'Sports'))
    await sports.getByRole('link', { name: "Schedule, Men's Basketball", exact: true }).click()
    await expect(page).toHaveURL(origin + team)
    await expect(sports).toBeHidden()
    await expect(html(page)).not.toHaveClass(/menu-open/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test(`${key}: the mobile menu and the sport menu share one header state`, async ({ page }) => {
    await openAt(page, phone, origin + team)
    await expect(html(page)).not.toHaveAttribute('data-header-state')
    await sportButton(page).click()
    const sportMenu = await opened(sportButton(page))
    await expect(sportMenu).toBeVisible()
    await expect(html(page)).toHaveAttribute('data-header-state', 'sport-navigation')
    await menuButton(page).click()
    await expect(main(page)).toBeVisible()
    await expect(sportMenu).toBeHidden()
    await expect(html(page)).toHaveAttribute('data-header-state', 'navigation')
    await page.keyboard.press('Escape')
    await expect(html(page)).not.toHaveAttribute('data-header-state')
  })

  test(`${key}: the keyboard alone leads from the mobile menu to a team's roster`, async ({ page }) => {
    await openAt(page, phone, origin)
    await menuButton(page).press('Enter')
    await expect(main(page)).toBeVisible()
    await item(page, 'Sports').press('Enter')
    const sports = await opened(item(page, 'Sports'))
    await expect.poll(() => hasFocus(sports)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(item(page, 'Sports')).toBeFocused()
    await expect(main(page), 'one step back at a time').toBeVisible()
    await page.keyboard.press('Enter')
    await sports.getByRole('link', { name: "Roster, Men's Basketball", exact: true }).press('Enter')
    await expect(page).toHaveURL(`${origin}/sports/mens-basketball/roster`)
    await expect(main(page)).toBeHidden()
  })

  test(`${key}: menus open and lead on without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    await page.goto(`${origin}${team}?ssr=1`)
    await sportButton(page).click()
    await expect(bar(page).getByRole('link', { name: 'Roster', exact: true })).toBeVisible()
    await menuButton(page).click()
    await expect(bar(page).getByRole('link', { name: 'Roster', exact: true })).toBeHidden()
    await item(page, 'Sports').click()
    await main(page).getByRole('link', { name: "Soccer, Women's Soccer", exact: true }).click()
    await expect(page).toHaveURL(/\/sports\/womens-soccer/)
    await context.close()
  })

  test(`${key}: nothing is wrong with an open menu on a desktop`, async ({ page }) => {
    await openAt(page, desktop, origin + team)
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    for (const button of [item(page, 'Sports'), bar(page).getByRole('button', { name: 'More' })]) {
      await button.click()
      expect(await faultsOfOpened(button)).toEqual([])
      // A menu may lie over what stands under the header.
      await page.keyboard.press('Escape')
    }
  })

  test(`${key}: nothing is wrong with an open menu on a phone`, async ({ page }) => {
    await openAt(page, { width: 320, height: 700 }, origin + team)
    for (const button of [sportButton(page), menuButton(page), item(page, 'Sports')]) {
      await button.click()
      expect(await faultsOfOpened(button)).toEqual([])
    }
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })
}

test('a menu closes when the keyboard leaves it', async ({ page }) => {
  await openAt(page, desktop, halcyon.origin)
  await item(page, 'Fans').press('Enter')
  const fans = await opened(item(page, 'Fans'))
  await expect.poll(() => hasFocus(fans)).toBe(true)
  const links = await fans.getByRole('link').count()
  for (let at = 0; at < links; at++) await page.keyboard.press('Tab')
  await expect(fans).toBeHidden()
  await expect(item(page, 'Inside Athletics')).toBeFocused()
})

test('the main navigation is laid out in the header on extra-large screens and in a mobile menu otherwise', async ({
  page,
}) => {
  await openAt(page, { width: 1280, height: 800 }, halcyon.origin)
  await expect(item(page, 'Sports')).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect(item(page, 'Sports')).toBeHidden()
  await menuButton(page).click()
  await expect(item(page, 'Sports')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(html(page), 'one layout does not stay open in the other').not.toHaveClass(/menu-open/)
})

test('a sport entry carries its schedule, roster, news and statistics and its social links; class tickets is skipped', async ({
  page,
  request,
}) => {
  await openAt(page, desktop, halcyon.origin)
  await item(page, 'Sports').click()
  const entry = (await opened(item(page, 'Sports')))
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Football', exact: true }) })
  for (const [name, address] of [
    ['Football', '/sports/football'],
    ['Schedule, Football', '/sports/football/schedule'],
    ['Roster, Football', '/sports/football/roster'],
    ['News, Football', '/sports/football/archives'],
    ['Statistics, Football', '/sports/football/stats'],
  ] as const)
    await expect(entry.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  const given = await request.get('/api/v2/navigation', { headers: { tenant: 'halcyon' } })
  expect(await given.text()).toContain('"className":"tickets"')
  await expect(entry.getByRole('link', { name: /tickets/i })).toHaveCount(0)
  const networks = entry.getByRole('link', { name: /Football on/ })
  expect(await networks.count()).toBeGreaterThan(2)
  for (const network of await networks.all()) {
    const { width, height } = (await network.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('menus carry a sponsor in their first column', async ({ page }) => {
  await openAt(page, desktop, halcyon.origin + team)
  await item(page, 'Sports').click()
  const sponsors = (await opened(item(page, 'Sports'))).locator('[data-slot="navigation"]')
  await expect(sponsors).toHaveCount(1)
  await expect(sponsors).toHaveAttribute('rel', 'noreferrer')
  // The open menu lies over the bar.
  await page.keyboard.press('Escape')
  const more = bar(page).getByRole('button', { name: 'More' })
  await more.click()
  await expect((await opened(more)).locator('[data-slot="navigation"]')).toBeVisible()
})

test('the sport navigation stands under the header of a sport’s pages only, its dropdowns at least 375 px wide', async ({
  page,
}) => {
  await openAt(page, desktop, halcyon.origin)
  await expect(page.locator('[data-header-menu="sport-navigation"]')).toHaveCount(0)
  await openPage(page, halcyon.origin + team)
  await expect(bar(page).getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  const more = bar(page).getByRole('button', { name: 'More' })
  await more.click()
  const box = await (await opened(more)).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(375)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(desktop.width)
})
