import { expect } from '@playwright/test'
import { complaintsOf, openScreen, test } from '#tests/support/desk-browser.ts'

test("a page's sections are put in order, switched off, previewed and published", async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  // The test reads in the frame, which runs no scripts, and publishes what is refused.
  const complaints = complaintsOf(page, (text) => /frame is sandboxed|422/.test(text))
  await openScreen(page, '/admin/content/home-template/1')
  const names = page.locator('[data-field="sections"] ol > li button[aria-expanded]')
  const preview = page.frameLocator('iframe[title^="Preview"]')
  const ids = () => preview.locator('main [id]').evaluateAll((parts) => parts.map(({ id }) => id))
  const before = (one: string, other: string) => async () => {
    const shown = await ids()
    return shown.includes(one) && shown.indexOf(one) < shown.indexOf(other)
  }
  await expect(names.first()).toContainText('Lead stories')
  await expect.poll(before('lead-stories', 'top-stories')).toBe(true)

  await page.getByRole('button', { name: 'Move Top stories' }).press('ArrowUp')
  await page.getByRole('button', { name: 'Move Top stories' }).press('ArrowUp')
  await expect(names.first()).toContainText('Top stories')
  await expect.poll(before('top-stories', 'lead-stories')).toBe(true)

  const handle = await page.getByRole('button', { name: 'Move Lead stories' }).boundingBox()
  const first = await names.first().boundingBox()
  if (!handle || !first) throw new Error('There is nothing to drag')
  await page.mouse.move(handle.x + 8, handle.y + 8)
  await page.mouse.down()
  await page.mouse.move(handle.x + 8, first.y + 2, { steps: 4 })
  await page.mouse.up()
  await expect(names.first()).toContainText('Lead stories')

  await page.getByRole('switch', { name: 'Podcasts is shown' }).uncheck()
  await expect.poll(async () => (await ids()).includes('podcasts')).toBe(false)

  await preview.locator('#videos h2').click()
  await expect(page.getByRole('button', { name: /^Videos/ })).toHaveAttribute('aria-expanded', 'true')
  await page.getByLabel('How many').fill('99')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('Videos, How many is more than 24.')
  await page.getByLabel('How many').fill('3')
  await expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Home page published.')).toBeVisible()
  const reader = await browser.newPage({ baseURL: desk.originOf('halcyon') })
  await expect(async () => {
    await reader.goto('/')
    await expect(reader.locator('#podcasts')).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await reader.close()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})

test('what rosters do not tell is gone from the roster that is previewed', async ({ browser, desk }) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/sport-template/1')
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await page.getByRole('switch', { name: 'Height' }).first().focus()
  await expect(preview.getByRole('columnheader', { name: /Ht|Height/ })).toHaveCount(1)
  await page.getByRole('switch', { name: 'Height' }).first().uncheck()
  await expect(preview.getByRole('columnheader', { name: /Ht|Height/ })).toHaveCount(0)
  await context.close()
})
