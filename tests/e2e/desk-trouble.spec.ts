import { expect } from '@playwright/test'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { noRoom } from '#contract/shapes/problem.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openScreen, test } from '#tests/support/desk-browser.ts'

test('a screen that nothing has come for yet says so, and fills in by itself', async ({ browser, desk }) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/')
  const loading = page.getByText('Still loading…').first()
  for (const [path, asked, shown] of [
    ['/admin/brand', /\/v1\/brand$/, 'Main color'],
    ['/admin/media', /\/media\/assets\?/, 'Search the library'],
    ['/admin/content/partners/1', /\/partners\/items\/1$/, 'Description'],
  ] as const) {
    const answered = Promise.withResolvers<void>()
    await page.route(asked, async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.goto(path)
    await expect(loading, path).toBeVisible()
    expect(await accessibilityFaults(page), path).toEqual([])
    answered.resolve()
    await expect(page.getByLabel(shown).first(), path).toBeVisible()
    await expect(loading, path).toBeHidden()
    await page.unroute(asked)
  }
  await page.route(/\/v1\/brand$/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/admin/brand')
  await expect(page.getByText('The server has too much to do. This fills in by itself.')).toBeVisible()
  await page.unroute(/\/v1\/brand$/)
  await expect(page.getByLabel('Main color')).toBeVisible()
  await context.close()
})

test('a server whose disk is full says so, and is sent what was typed as soon as there is room', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  const { items } = await desk.read<ItemList>('tamarack', '/api/admin/v1/kinds/partners/items?limit=1')
  await openScreen(page, `/admin/content/partners/${items[0]?.id}`)
  const full = { type: noRoom, title: 'Service Unavailable', status: 503, detail: 'There is no room left.' }
  await page.route(/\/draft$/, (route) => route.fulfill({ status: 503, json: full }))
  await page.getByLabel('Description').fill('Written while the disk was full')
  const mark = page.getByRole('status')
  await expect(mark.filter({ hasText: 'Kept on this device – the server has no room left' })).toBeVisible()
  await expect(mark.filter({ hasText: 'Server full' })).toBeVisible()
  await page.unroute(/\/draft$/)
  await expect(mark.filter({ hasText: 'Saved to the server' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByLabel('Description')).toHaveValue('Written while the disk was full')
  await context.close()
})
