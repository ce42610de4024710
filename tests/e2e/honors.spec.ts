import { expect, type Page, test } from '@playwright/test'
import type { HonorRoll, Inductee } from '#contract/honors.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

const [halcyon] = schools

async function ask<T>(page: Page, school: School, path: string): Promise<T> {
  const response = await page.request.get(`${halcyon.origin}/api/v2${path}`, {
    headers: { tenant: school.key },
  })
  return (await response.json()) as T
}

const heading = (page: Page) => page.locator('h1')
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

for (const school of schools) {
  test(`${school.key}: the hall of fame is grouped and searched in place, and its plaques lead from one to the next`, async ({
    page,
  }) => {
    const { groups, totalItems } = await ask<HonorRoll>(page, school, '/honors/hall-of-fame')
    const first = groups[0]?.inductees[0]
    const inductee = await ask<Inductee>(page, school, `/honors/inductee/${first?.id}`)
    await openPage(page, `${school.origin}/honors/hall-of-fame`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await expect(
      page.getByRole('heading', { name: `Class of ${inductee.classYear}`, exact: true }),
    ).toBeVisible()
    await page.getByRole('navigation', { name: 'Group by' }).getByRole('link', { name: 'Name' }).click()
    await expect(page.getByRole('heading', { name: 'A', exact: true })).toBeVisible()
    expect(addressOf(page)).toBe('/honors/hall-of-fame/name')
    await page.getByRole('searchbox').first().fill(inductee.lastName)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `for “${inductee.lastName}”` })).toBeVisible()
    expect(totalItems).toBeGreaterThan(20)
    await page.getByRole('link', { name: `${inductee.firstName} ${inductee.lastName}` }).click()
    await expect(heading(page)).toContainText(inductee.lastName)
    await expect(page).toHaveURL(school.origin + inductee.url)
    await page.getByRole('link', { name: 'Next inductee' }).click()
    await expect(heading(page)).toContainText(inductee.next?.lastName ?? '-')
    expect(await page.evaluate(() => 'isSamePage' in window), 'without loading the page anew').toBe(true)
    await page.goto(`${school.origin}/honors/former/former-name/${inductee.id}`)
    await expect(page, 'a wrong name leads to the right one').toHaveURL(school.origin + inductee.url)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('awards are filtered by a form, grouped by links and lead to who received them', async ({ page }) => {
    await page.goto(`${halcyon.origin}/awards`)
    await page.getByLabel('Kind').selectOption('academic')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/[?&]type=academic(&|$)/)
    await page.getByRole('navigation', { name: 'Group by' }).getByRole('link', { name: 'Sport' }).click()
    await page.waitForURL(`${halcyon.origin}/awards?group=sport&type=academic`)
    const titles = await page.locator('main h2').allInnerTexts()
    expect(titles.length).toBeGreaterThan(1)
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')))
    const name = page.locator('main section li a').first()
    const recipient = await name.innerText()
    await name.click()
    await expect(heading(page)).toContainText(recipient.split(' ').at(-1) ?? '-', { ignoreCase: true })
    await page.getByRole('link', { name: 'Player page' }).click()
    await expect(page).toHaveURL(/\/sports\/[^/]+\/roster\/[^/]+\/\d+$/)
  })
})

test('the address of a feed is copied and answers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `${halcyon.origin}/rss_feeds`)
  await page.getByRole('button', { name: 'Copy address, All news RSS' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(`${halcyon.origin}/rss/news.xml`)
  expect((await page.request.get(address)).headers()['content-type']).toContain('xml')
  expect(await accessibilityFaults(page)).toEqual([])
})
