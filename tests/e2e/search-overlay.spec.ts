import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon] = schools
const toggle = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => page.locator('#search-overlay').getByPlaceholder('Search...')
const go = (page: Page) => overlay(page).getByRole('button', { name: 'Go' })

for (const { key, origin } of schools) {
  test(`${key}: the toggle opens the search overlay and focuses the input`, async ({ page }) => {
    await openPage(page, origin)
    await toggle(page).press('Enter')
    await expect(overlay(page)).toBeVisible()
    await expect(input(page)).toBeFocused()
    expect(await accessibilityFaults(page, overlay(page))).toEqual([])
  })

  test(`${key}: Go is disabled when the text is empty; Enter with text goes to /search with q`, async ({
    page,
  }) => {
    await openPage(page, origin)
    await toggle(page).click()
    await expect(go(page)).toBeDisabled()
    await input(page).fill('   ')
    await expect(go(page)).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(overlay(page)).toBeVisible()
    await input(page).fill('women & soccer')
    await expect(go(page)).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}/search?q=women+%26+soccer`)
    await expect(overlay(page)).toBeHidden()
    await expect(input(page)).toHaveValue('')
  })
}

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page: Page) => page.mouse.click(200, 600)],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close the search' }).click()],
] as const) {
  test(`${way} closes the search overlay and clears the text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await openPage(page, halcyon.origin)
    await toggle(page).click()
    await input(page).fill('rowing')
    await close(page)
    await expect(overlay(page)).toBeHidden()
    await expect(page, 'what lies below is not touched').toHaveURL(`${halcyon.origin}/`)
    await toggle(page).click()
    await expect(input(page)).toHaveValue('')
    await expect(go(page)).toBeDisabled()
  })
}

test('the search works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(halcyon.origin)
  await toggle(page).click()
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('rowing')
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/search')
  await page.keyboard.press('Enter')
  expect(new URL((await asked).url()).search).toBe('?q=rowing')
  await context.close()
})

for (const { key, origin } of schools)
  test(`${key}: typing offers people, games and pages, which the arrow keys choose and Enter opens`, async ({
    page,
  }) => {
    await openPage(page, origin)
    await toggle(page).click()
    const field = page.locator('#search-overlay').getByRole('combobox', { name: 'Search' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('basketball sched')
    const options = overlay(page).getByRole('option')
    await expect(options.filter({ hasText: 'Basketball Schedule' }).first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(await options.count()).toBeLessThanOrEqual(8)
    expect(await accessibilityFaults(page, overlay(page))).toEqual([])

    await page.keyboard.press('ArrowDown')
    const first = options.first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    const address = await first.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(origin + address)
    await expect(overlay(page)).toBeHidden()
  })

test('whoever types a name sees the face, and a game its score; what nobody is called offers nothing', async ({
  page,
}) => {
  const answer = await page.request.get(`${halcyon.origin}/api/v2/Rosters/bySport/football`, {
    headers: { tenant: 'halcyon' },
  })
  const { players } = (await answer.json()) as { players: { firstName: string; lastName: string }[] }
  const [player] = players
  await openPage(page, halcyon.origin)
  await toggle(page).click()
  await page.keyboard.type(`${player?.firstName} ${player?.lastName.slice(0, 3)}`)
  const option = overlay(page)
    .getByRole('option', { name: `${player?.firstName} ${player?.lastName}` })
    .first()
  await expect(option).toContainText('Football')
  await expect(option.locator('img')).toHaveCount(1)
  await input(page).fill('football at')
  await expect(
    overlay(page)
      .getByRole('option', { name: /(Win|Loss) \d+-\d+/ })
      .first(),
  ).toBeVisible()
  await input(page).fill('zzzqqq')
  await expect(overlay(page).getByRole('option')).toHaveCount(0)
  await expect(overlay(page).getByRole('status')).toHaveText('No suggestions')
})
