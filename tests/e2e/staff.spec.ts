import { expect, type Page, test } from '@playwright/test'
import type { CoachingRecords, CoachList, StaffDirectory } from '#contract/staff.ts'
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

const pathOf = (page: Page) => new URL(page.url()).pathname
const heading = (page: Page) => page.locator('h1')
const structured = async (page: Page): Promise<{ '@type': string }[]> => {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return (JSON.parse(text ?? '{}') as { '@graph': { '@type': string }[] })['@graph']
}

for (const school of schools) {
  test(`${school.key}: the coaches list features the head coach and switches seasons`, async ({ page }) => {
    const { coaches, currentSeason, seasons } = await ask<CoachList>(
      page,
      school,
      '/Coaches/bySport/mens-basketball',
    )
    const [head] = coaches
    await openPage(page, `${school.origin}/sports/mens-basketball/coaches`)
    await expect(page.locator('main article h2')).toHaveText(`${head?.firstName} ${head?.lastName}`)
    await expect(heading(page)).toContainText(currentSeason)
    const other = seasons.find((season) => season !== currentSeason) ?? ''
    await page.getByText('Season', { exact: false }).locator('visible=true').first().click()
    await page.getByRole('navigation', { name: 'Seasons' }).getByRole('link', { name: other }).click()
    await expect(heading(page)).toContainText(other)
    expect(pathOf(page)).toBe(`/sports/mens-basketball/coaches/${other}`)
  })

  for (const [what, path, title] of [
    ['a department', '/staff-directory/any-department/1', 'Administration'],
    ['the record of every year', '/sports/mens-basketball/coaches/year', 'Coaching Records'],
    ['the record of every coach', '/sports/mens-basketball/coaches/overall', 'Coaching Records'],
  ] as const) {
    test(`${school.key}: ${what}, at an address of another page's shape, is right and accessible`, async ({
      page,
    }) => {
      const response = await openPage(page, school.origin + path)
      expect(response?.status()).toBe(200)
      await expect(heading(page)).toContainText(title)
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0)
        if (width === school.axeWidth) expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
      }
    })
  }

  test(`${school.key}: a wrong slug with a right id redirects to the right slug, a wrong id is a 404`, async ({
    page,
  }) => {
    const { coaches, supportStaff } = await ask<CoachList>(page, school, '/Coaches/bySport/mens-basketball')
    const { departments } = await ask<StaffDirectory>(page, school, '/Staff')
    const department = departments[0]
    const member = department?.members[0]
    for (const [wrong, right] of [
      [`/sports/mens-basketball/roster/coaches/former-name/${coaches[0]?.id}`, coaches[0]?.url],
      [`/sports/golf/roster/coaches/${coaches[0]?.slug}/${coaches[0]?.id}`, coaches[0]?.url],
      [`/sports/mens-basketball/roster/staff/former-name/${supportStaff[0]?.id}`, supportStaff[0]?.url],
      [`/staff-directory/former-name/${member?.id}`, member?.url],
      [`/staff-directory/former-department/${department?.id}`, department?.url],
    ]) {
      await page.goto(school.origin + wrong)
      await expect(heading(page)).toBeVisible()
      expect(pathOf(page)).toBe(right)
    }
    for (const path of [
      '/sports/mens-basketball/roster/coaches/nobody/999999',
      '/sports/mens-basketball/roster/coaches/nobody/x',
      `/sports/mens-basketball/roster/staff/not-support/${coaches[0]?.id}`,
      '/staff-directory/nobody/999999',
      '/staff-directory/no-such-department/999999',
      '/sports/mens-basketball/coaches/decade',
      '/sports/mens-basketball/coaches/1492',
      '/sports/quidditch/staff',
    ]) {
      const response = await page.goto(school.origin + path)
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.locator('main')).toContainText(`Page Not Found: ${path}`)
    }
  })
}

test('no e-mail address is readable in the source, and each is a link once somebody comes to it', async ({
  page,
}) => {
  const { coaches } = await ask<CoachList>(page, halcyon, '/Coaches/bySport/football')
  const { departments } = await ask<StaffDirectory>(page, halcyon, '/Staff')
  const member = departments[0]?.members[0]
  for (const path of [
    '/staff-directory',
    '/staff-directory/print',
    departments[0]?.url,
    member?.url,
    coaches[0]?.url,
    '/sports/football/coaches',
    '/sports/football/staff',
  ]) {
    const document = await (await page.request.get(halcyon.origin + path)).text()
    // The department's own address for help stands at the foot of every page, and is meant to be found.
    const source = document.replaceAll('help@halcyonstate.example', '')
    expect(source, path).toContain('[at]')
    expect(source, path).not.toMatch(/mailto:[a-z]|@halcyonstate\.example|%40halcyonstate/)
  }
  await openPage(page, `${halcyon.origin}/staff-directory`)
  const name = `${member?.firstName} ${member?.lastName}`
  const address = `mailto:${member?.email?.user}@${member?.email?.domain}`
  const link = page.locator('email-link a').filter({ hasText: name })
  await expect(link).toHaveAttribute('tabindex', '0')
  await expect(link).not.toHaveAttribute('href')
  await page.getByRole('link', { name: `Call ${name}` }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', address)
  const second = page.locator('email-link a').nth(1)
  await second.hover()
  await expect(second).toHaveAttribute('href', /^mailto:\S+@halcyonstate\.example$/)
})

test('without JavaScript an e-mail address is words, and nothing that does nothing takes the focus', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${halcyon.origin}/staff-directory`)
  const link = page.locator('email-link a').first()
  await expect(link).toHaveText(/\S+ \[at\] halcyonstate\.example$/)
  await expect(link).not.toHaveAttribute('tabindex')
  await context.close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`the directory is searched by words and by letter ${javaScriptEnabled ? 'without a reload' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    const all = await ask<StaffDirectory>(page, halcyon, '/Staff')
    const trainers = await ask<StaffDirectory>(page, halcyon, '/Staff?text=athletic%20trainer')
    if (javaScriptEnabled) await openPage(page, `${halcyon.origin}/staff-directory`)
    else await page.goto(`${halcyon.origin}/staff-directory`)
    const people = page.locator('main email-link')
    await expect(people).toHaveCount(all.totalItems)
    if (javaScriptEnabled) await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    const field = page.getByRole('searchbox', { name: 'Name or title' })
    await field.fill('athletic trainer')
    await field.press('Enter')
    await expect(people).toHaveCount(trainers.totalItems)
    await expect(page.locator('main')).toContainText(`${trainers.totalItems} people for “athletic trainer”`)
    if (javaScriptEnabled) await expect(field).toBeFocused()

    const letter = trainers.letters[0] ?? ''
    const letters = page.getByRole('navigation', { name: 'Last name' })
    await expect(letters.getByRole('link')).toHaveText(['All', ...trainers.letters])
    await letters.getByRole('link', { name: letter, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`[?]text=athletic[+]trainer&letter=${letter}$`))
    const named = await ask<StaffDirectory>(page, halcyon, `/Staff?text=athletic%20trainer&letter=${letter}`)
    await expect(people).toHaveCount(named.totalItems)

    await page.getByRole('link', { name: 'Show everybody' }).click()
    await expect(people).toHaveCount(all.totalItems)
    await expect(field).toHaveValue('')
    await field.fill('nobody at all')
    await field.press('Enter')
    await expect(page.locator('main')).toContainText('Nobody in the directory yet, or nobody fits')
    if (javaScriptEnabled) expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await context.close()
  })
}

test('the jump list leads to a department of the directory', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, `${halcyon.origin}/staff-directory`)
  const { departments } = await ask<StaffDirectory>(page, halcyon, '/Staff')
  const last = departments.at(-1)
  const list = page.locator('summary', { hasText: 'Departments' })
  await list.click()
  expect(await accessibilityFaults(page, list.locator('..'))).toEqual([])
  await page
    .getByRole('navigation', { name: 'Departments' })
    .getByRole('link', { name: last?.title ?? '', exact: false })
    .last()
    .click()
  await expect(page.locator(`#${last?.slug}`)).toBeInViewport()
})

test('coaching records sort by every column, keep the focus and add up to their totals', async ({ page }) => {
  const { records, total } = await ask<CoachingRecords>(page, halcyon, '/Coaches/records/football/year')
  await openPage(page, `${halcyon.origin}/sports/football/coaches/year`)
  const rows = page.locator('main tbody tr')
  await expect(rows).toHaveCount(records.length)
  await expect(page.locator('main tfoot')).toContainText(`Total${total.wins}${total.losses}`)
  await expect(rows.last()).toContainText('(Totals only)')
  await expect(rows.first()).not.toContainText('Totals only')
  await expect(page.locator('main')).toContainText(
    'Totals only: this season is known by its final record alone',
  )

  const wins = page.getByRole('columnheader', { name: 'Wins' })
  const most = Math.max(...records.map((record) => record.wins))
  const fewest = Math.min(...records.map((record) => record.wins))
  await wins.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\?sort=-wins$/)
  await expect(wins).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first().locator('td').nth(1)).toHaveText(String(most))
  await expect(wins.getByRole('link')).toBeFocused()
  await wins.getByRole('link').press('Enter')
  await expect(wins).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first().locator('td').nth(1)).toHaveText(String(fewest))
})

test('a coach’s bio opens in place, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { coaches } = await ask<CoachList>(page, halcyon, '/Coaches/bySport/football')
  await page.goto(halcyon.origin + coaches[0]?.url)
  const bio = page.locator('#staff-bio')
  const last = bio.locator('p').last()
  await expect(last).toBeHidden()
  await bio.getByText('Read more').click()
  await expect(last).toBeVisible()
  await bio.getByText('Read less').click()
  await expect(last).toBeHidden()
  await context.close()
})

for (const school of schools) {
  test(`${school.key}: a coach’s page tells the record, the way to the next coach and what machines want to know`, async ({
    page,
  }) => {
    const { coaches } = await ask<CoachList>(page, school, '/Coaches/bySport/mens-basketball')
    const [head, second] = coaches
    await openPage(page, school.origin + head?.url)
    await expect(heading(page)).toHaveText(`${head?.firstName} ${head?.lastName}`)
    await expect(page.getByRole('table').locator('tfoot')).toContainText('Career')
    expect((await structured(page)).map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Person'])
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('width=1600')
    await page.getByRole('link', { name: 'Next coach' }).click()
    await expect(heading(page)).toHaveText(`${second?.firstName} ${second?.lastName}`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${second?.url}$`))
    await page.getByRole('link', { name: 'Previous coach' }).click()
    await expect(heading(page)).toHaveText(`${head?.firstName} ${head?.lastName}`)
  })
}
