import { expect, type Page, test } from '@playwright/test'
import type { OpponentHistory, Series } from '#contract/games.ts'
import type { OnThisDay } from '#contract/news.ts'
import type { FacilityPage } from '#contract/sports.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'

const [halcyon, tamarack] = schools

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
const column = (page: Page, number: number) =>
  page.locator(`main tbody tr > :nth-child(${number})`).allInnerTexts()

for (const school of schools) {
  test(`${school.key}: the opponents are sorted and filtered in place, with the state in the address`, async ({
    page,
  }) => {
    await openPage(page, `${school.origin}/sports/mens-basketball/opponent-history`)
    const names = await column(page, 1)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('columnheader', { name: 'Wins' }).getByRole('link').click()
    await expect(page.getByRole('columnheader', { name: 'Wins' })).toHaveAttribute('aria-sort', 'descending')
    expect(addressOf(page)).toBe('/sports/mens-basketball/opponent-history?sort=-wins')
    const wins = (await column(page, 3)).map(Number)
    expect(wins).toEqual(wins.toSorted((a, b) => b - a))
    const [first = ''] = names
    await page.getByRole('searchbox', { name: 'Opponent' }).fill(first)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible()
    expect(await column(page, 1)).toContain(first)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test(`${school.key}: the record of a series is the sum of the meetings shown`, async ({ page }) => {
    const { items } = await ask<OpponentHistory>(page, school, '/OpponentHistory/bySport/mens-basketball')
    // Exhibitions are shown and not counted: the one with most to count.
    const decided = ({ record: { overall } }: (typeof items)[number]) => overall.wins + overall.losses
    const most = items.toSorted((a, b) => decided(b) - decided(a))[0]
    const { opponent, record } = await ask<Series>(
      page,
      school,
      `/OpponentHistory/bySport/mens-basketball/${most?.opponent.id}`,
    )
    await openPage(
      page,
      `${school.origin}/sports/mens-basketball/opponent-history/former-name/${opponent.id}`,
    )
    expect(addressOf(page), 'a wrong name leads to the right one').toBe(
      `/sports/mens-basketball/opponent-history/${opponent.slug}/${opponent.id}`,
    )
    await expect(page.locator('main header')).toContainText(record.overall.text)
    const counted = await page
      .locator('main tr[data-counted]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-counted')))
    const sum = (status: string) => counted.filter((one) => one === status).length
    expect([sum('W'), sum('L'), sum('T')]).toEqual([
      record.overall.wins,
      record.overall.losses,
      record.overall.ties,
    ])
    await expect(page.getByRole('img', { name: /^Margins of the \d+ meetings/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hear the margins as tones' })).toBeVisible()
  })

  test(`${school.key}: the day before and after are a tap away, and any day can be chosen`, async ({
    page,
  }) => {
    const { date } = await ask<OnThisDay>(page, school, '/on-this-day')
    await openPage(page, `${school.origin}/otd`)
    expect(addressOf(page), 'the alias').toBe('/on-this-day')
    const today = await page.getByRole('status').filter({ hasText: 'over the years' }).innerText()
    expect(today).toContain(String(Number(date.slice(3))))
    await page.locator('main a[rel="next"]').click()
    await expect(page.getByText(today)).toHaveCount(0)
    await page.locator('main a[rel="prev"]').click()
    await expect(page.getByText(today)).toBeVisible()
    await page.getByRole('combobox', { name: 'Month' }).selectOption('December')
    await page.getByRole('combobox', { name: 'Day' }).selectOption('31')
    await page.getByRole('search', { name: 'Another day' }).getByRole('button').click()
    await expect(page.getByText('December 31 over the years')).toBeVisible()
    await expect(page.locator('main a[rel="next"]')).toHaveText('January 1')
  })
}

test('the old spellings redirect to the historical roster and keep what was asked', async ({ page }) => {
  for (const [old, now] of [
    ['/historicalroster?letter=B', '/historical-roster?letter=B'],
    ['/sports/football/historicalroster', '/sports/football/historical-roster'],
  ] as const) {
    const response = await page.request.get(halcyon.origin + old, { maxRedirects: 0 })
    expect([old, response.status(), response.headers().location]).toEqual([old, 301, now])
  }
})

test('a sport that shows no opponent history has no such page', async ({ page }) => {
  const response = await page.goto(`${halcyon.origin}/sports/mens-golf/opponent-history`)
  expect(response?.status()).toBe(404)
})

for (const [what, school, javaScriptEnabled] of [
  ['with JavaScript', tamarack, true],
  ['without JavaScript', halcyon, false],
] as const) {
  test(`letters, sport and decade narrow the all-time roster ${what}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(`${school.origin}/historical-roster`)
    await page
      .getByRole('navigation', { name: 'Last name' })
      .getByRole('link', { name: 'C', exact: true })
      .click()
    await expect(page.getByRole('status').filter({ hasText: 'players under C' })).toBeVisible()
    for (const name of await column(page, 1)) expect(name).toMatch(/^C/)
    await page.getByRole('combobox', { name: 'Sport' }).selectOption("Men's Basketball")
    await page.getByRole('combobox', { name: 'Decade' }).selectOption('2020s')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(heading(page)).toContainText("Men's Basketball")
    expect(addressOf(page)).toBe('/sports/mens-basketball/historical-roster?letter=C&decade=2020')
    await context.close()
  })
}

test('the pictures of a facility are looked through by keyboard and give the focus back', async ({
  page,
}) => {
  const { title, images, pageUrl } = await ask<FacilityPage>(page, halcyon, '/Facilities/1')
  await openPage(page, halcyon.origin + pageUrl)
  const thumb = page.locator(`main a[href="${images[1]?.url}"]`)
  await thumb.scrollIntoViewIfNeeded()
  await thumb.focus()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${title}` })
  // Until its code has come a picture is a plain link, which leads away.
  await expect(async () => {
    if (addressOf(page) !== pageUrl) await page.goBack()
    await thumb.press('Enter', { timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.getByRole('status')).toContainText(`2 of ${images.length}`)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toContainText(`3 of ${images.length}`)
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', images[2]?.alt ?? '')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toContainText(`1 of ${images.length}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(thumb).toBeFocused()
})
