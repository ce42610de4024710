import { expect } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { complaintsOf, openScreen, overflowOf, test } from '#tests/support/desk-browser.ts'

test.describe('another lead story', () => {
  test('is one drag, or two keys, and is on the home page', async ({ browser, desk }) => {
    test.setTimeout(180_000)
    const context = await desk.signedIn(browser, 'halcyon')
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openScreen(page, '/admin/front')
    const lines = page.getByRole('main').locator('li[data-story]')
    const handleAt = (index: number) => lines.nth(index).locator('[data-handle]')
    const titleAt = async (index: number) =>
      ((await handleAt(index).getAttribute('aria-label')) ?? '').replace('Move ', '')

    // One drag. What stands third may change until it is held: others publish.
    const from = await handleAt(2).boundingBox()
    const to = await lines.nth(0).boundingBox()
    if (!from || !to) throw new Error('There are no stories')
    await page.mouse.move(from.x + 8, from.y + 8)
    await page.mouse.down()
    const chosen = await titleAt(2)
    await page.mouse.move(from.x + 8, to.y + to.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect(page.getByText(`${chosen} leads.`)).toBeVisible()
    expect(await titleAt(0)).toBe(chosen)
    await expect(lines.nth(0)).toContainText('Pinned until')
    expect(await accessibilityFaults(page, 'main')).toEqual([])

    const reader = await context.newPage()
    await reader.goto('/')
    await expect(reader.locator('#lead-stories-track article').first()).toContainText(chosen)

    // Two keys: to the handle below, and its figure.
    const next = await titleAt(1)
    await expect(page.locator('ol[aria-busy="false"]')).toBeVisible()
    await handleAt(1).focus()
    await page.keyboard.press('1')
    await expect(page.getByText(`${next} leads.`)).toBeVisible()
    expect(await titleAt(0)).toBe(next)
    await expect(handleAt(0)).toBeFocused()

    // One press takes it back.
    await page
      .getByRole('region', { name: 'Notices' })
      .locator('div')
      .filter({ hasText: `${next} leads.` })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(() => titleAt(0)).toBe(chosen)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('can be chosen on a phone', async ({ browser, desk }) => {
    test.setTimeout(120_000)
    const context = await desk.signedIn(browser, 'tamarack', 'administrator', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    const page = await context.newPage()
    await openScreen(page, '/admin/front')
    const lines = page.getByRole('main').locator('li[data-story]')
    await lines
      .nth(1)
      .getByRole('button', { name: /^Keep / })
      .tap()
    await expect(lines.nth(1)).toContainText('Pinned until')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await context.close()
  })
})
