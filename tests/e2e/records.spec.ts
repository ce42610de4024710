import { expect, type Page, test } from '@playwright/test'
import type { RecordBook } from '#contract/shapes/record-book.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon] = schools
const widths = [320, 1440]

async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const { key, origin, axeWidth } of schools)
  test(`${key}: the record book is found from the statistics, and leads to a career and back to who set it`, async ({
    page,
  }) => {
    await openPage(page, `${origin}/sports/mens-basketball/stats`)
    await page.getByRole('link', { name: 'Record book' }).click()
    await expect(page.locator('h1')).toContainText('Record Book')
    await page.getByRole('navigation', { name: 'Records' }).getByRole('link', { name: 'Career' }).click()
    await expect(page).toHaveURL(`${origin}/sports/mens-basketball/records?scope=career`)
    const book = (await (
      await page.request.get(`${halcyon.origin}/api/v2/Stats/records/mens-basketball?scope=career`, {
        headers: { tenant: key },
      })
    ).json()) as RecordBook
    const points = book.categories.find(({ title }) => title === 'Points')
    const [first] = points?.holders ?? []
    const card = page.locator('#record-book li').filter({
      has: page.getByRole('heading', { name: 'Points', exact: true }),
    })
    await expect(card).toContainText(new Intl.NumberFormat('en-US').format(first?.value ?? 0))
    await expect(card).toContainText(first?.name ?? '')
    await fits(page)
    await page.setViewportSize({ width: axeWidth, height: 900 })
    expect(await accessibilityFaults(page)).toEqual([])
    await card.getByRole('link', { name: 'All of the list' }).click()
    await expect(page.locator('#record-book tbody tr')).toHaveCount(points?.holders.length ?? 0)
  })

for (const { key, origin, axeWidth } of schools)
  test(`${key}: four players are compared at an address that can be shared`, async ({ page }) => {
    const answer = await page.request.get(
      `${halcyon.origin}/api/v2/Stats/records/mens-basketball?scope=season`,
      {
        headers: { tenant: key },
      },
    )
    const { categories } = (await answer.json()) as RecordBook
    const holders = categories.flatMap((category) => category.holders.filter(({ url }) => url))
    const people = [...new Map(holders.map((holder) => [holder.playerId, holder])).values()].slice(0, 4)
    expect(people).toHaveLength(4)
    const query = people.map(({ playerId }, index) => `${'abcd'[index]}=${playerId}`).join('&')
    await openPage(page, `${origin}/sports/mens-basketball/compare?${query}&season=career`)
    const table = page.locator('#compared table')
    for (const { name } of people) await expect(table.locator('thead')).toContainText(name ?? '')
    await expect(table.getByRole('row', { name: 'Points', exact: false }).first()).toBeVisible()
    await expect(table.getByRole('img', { name: 'Leads' }).first()).toBeVisible()
    await fits(page)
    await page.setViewportSize({ width: axeWidth, height: 900 })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Player 4').selectOption('')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(table.locator('thead th').filter({ hasNotText: /^Number$/ })).toHaveCount(3)
  })

test('without JavaScript players are chosen by a plain form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${halcyon.origin}/sports/football/compare`)
  await expect(page.locator('main')).toContainText('Choose two to four players')
  await page.getByLabel('Player 1').selectOption({ index: 1 })
  await page.getByLabel('Player 2').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/compare\?a=\d+&b=\d+/)
  await context.close()
})

test('a player’s page has ways down it, splits that add up, and what is near', async ({ page }) => {
  const answer = await page.request.get(`${halcyon.origin}/api/v2/Stats/leaders/football`, {
    headers: { tenant: 'halcyon' },
  })
  const { categories } = (await answer.json()) as { categories: { leaders: { url: string }[] }[] }
  await openPage(page, halcyon.origin + (categories[0]?.leaders[0]?.url ?? ''))
  const ways = page.getByRole('navigation', { name: 'On this page' })
  for (const link of await ways.getByRole('link').all()) {
    const id = (await link.getAttribute('href'))?.slice(1)
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
  }
  await expect(
    page
      .locator('header')
      .getByRole('link', { name: /^1st on the team/ })
      .first(),
  ).toBeVisible()
  const rows = page.locator('#splits tbody').first().locator('tr')
  const games = await rows.evaluateAll((all) =>
    all.slice(1).reduce((sum, row) => sum + Number(row.querySelector('td')?.textContent), 0),
  )
  const total = page.locator('#player-games tfoot').first()
  await expect(total).toContainText(`${games} games`)
})
