import { expect } from '@playwright/test'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { openScreen, test } from '#tests/support/desk-browser.ts'

test('an earlier version is read in the history, and had back on the site', async ({ browser, desk }) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  const { items } = await desk.read<ItemList>(
    'tamarack',
    '/api/admin/v1/kinds/partners/items?limit=1&state=published',
  )
  await openScreen(page, `/admin/content/partners/${items[0]?.id}`)
  const description = page.getByLabel('Description')
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()
  }
  for (const words of ['Ropes by the fathom.', 'Nets by the yard.']) {
    await description.fill(words)
    await expect(page.getByText('Edited', { exact: true })).toBeVisible()
    await publish()
  }
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('tabpanel', { name: 'History' })
  await history
    .getByRole('button', { name: /published/ })
    .first()
    .click()
  await expect(history.locator('del')).toHaveText('Ropes by the fathom.')
  await expect(history.locator('ins')).toHaveText('Nets by the yard.')
  await history.getByRole('button', { name: 'Restore what was before' }).click()
  await expect(description).toHaveValue('Ropes by the fathom.')
  await publish()
  const reader = await browser.newPage({ baseURL: desk.originOf('tamarack') })
  await expect(async () => {
    await reader.goto('/partners')
    await expect(reader.locator('main')).toContainText('Ropes by the fathom.', { timeout: 1000 })
  }).toPass()
  await reader.close()
  await context.close()
})

test('a list is kept as a view, and several of its lines are changed after they were looked at', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners?f.tier=community')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('From around here')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('"From around here" is under Views.')).toBeVisible()
  await openScreen(page, '/admin/content/partners')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'From around here' }).click()
  await expect(page).toHaveURL(/tier/)

  await openScreen(page, '/admin/content/partners')
  const rows = page.locator('[data-row]').filter({ hasText: 'Published' })
  const names = await rows.locator('a:not([target])').allTextContents()
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const panel = page.getByRole('dialog', { name: 'Change 2 partners' })
  await panel.getByLabel('What to change').selectOption({ label: 'Tier' })
  await panel.getByLabel('Community').check()
  await panel.getByRole('button', { name: 'Show what changes' }).click()
  await expect(panel).toContainText(names[0] ?? '')
  await expect(panel.locator('ins').first()).toHaveText(/community/i)
  await panel.getByRole('button', { name: /^Publish \d change/ }).click()
  await expect(page.getByText(/^Tier of \d partners? changed\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await context.close()
})
