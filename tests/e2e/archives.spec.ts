import { expect, type Page, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'

const [halcyon] = schools

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const pathOf = (page: Page) => new URL(page.url()).pathname
const status = (page: Page) => page.locator('main [role="status"]')

for (const { key, origin } of schools) {
  test(`${key}: archives are browsed by month, sport, tag and text, page by page`, async ({ page }) => {
    await openPage(page, `${origin}/archives`)
    await expect(status(page)).toHaveText(/^\d+ stories$/)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ page: '2' })
    await expect(page.locator('[aria-current="page"]').filter({ hasText: '2' })).toBeVisible()

    const month = page.getByRole('navigation', { name: 'Months' }).getByRole('link').first()
    const count = await month.locator('small').textContent()
    await month.click()
    await expect(status(page)).toHaveText(new RegExp(`^${count} of \\w+ \\d{4}$`))
    await expect(month).toBeFocused()
    const name = (await status(page).textContent())?.split(' of ')[1]
    await expect(page.locator('#archive h2')).toHaveText([name ?? ''])

    await page.getByLabel('Sport', { exact: true }).selectOption('mens-basketball')
    await page.getByLabel('Month', { exact: true }).selectOption('')
    await page.getByLabel('Tag', { exact: true }).selectOption('recap')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect.poll(() => pathOf(page)).toBe('/sports/mens-basketball/archives')
    await expect(status(page)).toContainText('tagged Recap')
    await page.getByLabel('Words of the story').fill('zzzz')
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('0 stories')
    await page.getByRole('link', { name: 'Show all stories' }).click()
    await expect(status(page)).toHaveText(/^\d+ stories$/)
  })

  test(`${key}: a search is grouped, highlighted and helped with its spelling, and the arrow keys lead through it`, async ({
    page,
  }) => {
    await openPage(page, `${origin}/search`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const field = page.locator('main input[name="q"]')
    // Search submits only with non-empty text.
    for (const empty of ['', '   ']) {
      await field.fill(empty)
      await field.press('Enter')
      expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
    }
    expect(queryOf(page)).toEqual({})

    await field.fill('basketbull')
    await field.press('Enter')
    await expect(status(page)).toContainText('Did you mean basketball?')
    await expect(page.locator('#found section h2')).not.toHaveCount(1)
    await expect(page.locator('#found mark', { hasText: /^basketball$/i }).first()).toBeVisible()
    await page.getByRole('link', { name: 'basketball', exact: true }).click()
    await expect(status(page)).toContainText('for “basketball”')

    const results = page.locator('a[data-result]')
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()

    await page
      .getByRole('navigation', { name: 'Kind' })
      .getByRole('link', { name: /^People/ })
      .click()
    await expect(status(page)).toHaveText(/people for “basketball”$/)
    await expect(page.getByRole('navigation', { name: 'Kind' }).locator('[aria-current]')).toBeFocused()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ q: 'basketball', kind: 'person', page: '2' })
  })
}

test('archives, tags and search work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${halcyon.origin}/archives`)
  await page.getByLabel('Sport', { exact: true }).selectOption('football')
  await page.getByLabel('Tag', { exact: true }).selectOption('recap')
  await page.getByRole('button', { name: 'Find' }).click()
  expect(pathOf(page)).toBe('/sports/football/archives')
  await expect(status(page)).toContainText('tagged Recap')
  await page.getByRole('link', { name: 'Next' }).click()
  expect(queryOf(page)).toEqual({ tag: 'recap', page: '2' })
  await page.goto(`${halcyon.origin}/tags/highlights`)
  await page.getByRole('link', { name: /^Videos/ }).click()
  await expect(status(page)).toHaveText(/^\d+ videos$/)
  await page.goto(`${halcyon.origin}/search?q=football`)
  await page.getByRole('link', { name: /^All \d+ people/ }).click()
  await expect(status(page)).toHaveText(/people for “football”$/)
  await context.close()
})

test('moments are a wall with films that play in place, one at a time and never by themselves', async ({
  page,
}) => {
  await openPage(page, `${halcyon.origin}/moments`)
  const films = page.locator('main video')
  const facts = await films.evaluateAll((all) =>
    (all as HTMLVideoElement[]).map((film) => [
      film.autoplay,
      film.preload,
      film.paused,
      film.poster !== '' && film.controls,
    ]),
  )
  expect(facts.length).toBeGreaterThan(1)
  // The words of a film stand on its own page.
  await expect(page.getByRole('link', { name: /^More about this film/ })).toHaveCount(facts.length)
  for (const fact of facts) expect(fact).toEqual([false, 'none', true, true])
  const start = (index: number) => films.nth(index).evaluate((film: HTMLVideoElement) => film.play())
  const isPaused = (index: number) => films.nth(index).evaluate((film: HTMLVideoElement) => film.paused)
  await start(0)
  await start(1)
  await expect.poll(() => isPaused(0)).toBe(true)
})

test('clippings name source, author and date, and lead to other sites without a referrer', async ({
  page,
}) => {
  await openPage(page, `${halcyon.origin}/clippings`)
  const links = page.locator('main article h2 a')
  expect(await links.count()).toBeGreaterThan(5)
  for (const rel of await links.evaluateAll((all) => all.map((link) => link.getAttribute('rel'))))
    expect(rel).toBe('noreferrer')
  const first = page.locator('main article').first()
  await expect(first).toContainText('By ')
  await expect(first.locator('time')).toBeVisible()
  await page.getByLabel('Sport', { exact: true }).selectOption('football')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(status(page)).toHaveText(/ on Football$/)
  expect(new Set(await page.locator('main article ul a').allTextContents())).toContain('Football')
})
