import { expect, type Page, test } from '@playwright/test'
import type { SportFileCard, StoryCard } from '#contract/news.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { type School, schools } from '#tests/pages/schools.ts'
import { withPictures } from '#tests/support/chromium.ts'

test.use(withPictures)

const port = process.env.FIELDHOUSE_TEST_PORT
const [halcyon] = schools

async function ask<T>(page: Page, { key }: School, path: string): Promise<T> {
  const answer = await page.request.get(`http://localhost:${port}/api/v2${path}`, {
    headers: { tenant: key },
  })
  return (await answer.json()) as T
}

/** The latest recap that is like this. */
async function recap(page: Page, school: School, isLike: (story: StoryCard) => boolean = () => true) {
  const { items } = await ask<{ items: StoryCard[] }>(page, school, '/stories?type=recap&$pageSize=100')
  const found = items.find(isLike)
  if (!found) throw new Error('There is no such recap')
  return found
}

/** What the server itself answers, asked at loopback under the school's name. */
const answerOf = (page: Page, { origin }: School, path: string) =>
  page.request.get(`http://localhost:${port}${path}`, {
    headers: { host: new URL(origin).host },
    maxRedirects: 0,
  })

for (const school of schools) {
  test(`${school.key}: from a search to a story to its box score`, async ({ page }) => {
    const story = await recap(page, school, ({ hasVideo }) => hasVideo)
    await openPage(page, school.origin)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('#search-overlay').getByPlaceholder('Search...').fill(story.title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await page.locator(`main a[href="${story.url}"]`).first().click()
    await expect(page).toHaveURL(school.origin + story.url)
    await expect(page.locator('h1')).toHaveText(story.title)
    await page.getByRole('link', { name: 'Full box score' }).click()
    await expect(page).toHaveURL(/\/boxscore\/\d+$/)
    await expect(page.locator('h1')).toContainText('Box Score')
  })
}

test('a story has one address: other spellings of its day and name lead to it, an external one leaves', async ({
  page,
}) => {
  const { url, publishedOn, slug } = await recap(page, halcyon)
  for (const path of [
    `/news/${publishedOn.replaceAll('-', '/')}/${slug.toUpperCase()}?utm_source=mail`,
    `/news/${publishedOn.replaceAll('-', '/')}/${slug}.aspx?utm_source=mail`,
  ]) {
    const answer = await answerOf(page, halcyon, path)
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, `${url}?utm_source=mail`])
  }
  const { items } = await ask<{ items: StoryCard[] }>(page, halcyon, '/stories?type=external')
  const [external] = items
  const [year, month, day] = (external?.publishedOn ?? '').split('-').map(Number)
  const left = await answerOf(page, halcyon, `/news/${year}/${month}/${day}/${external?.slug}`)
  expect([left.status(), left.headers().location]).toEqual([302, external?.url])
})

test('a story is shared without telling anybody: the panel has links, the address is copied, nothing is loaded from elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: halcyon.origin })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(halcyon.origin)) elsewhere.push(request.url())
  })
  const { url } = await recap(page, halcyon)
  await openPage(page, halcyon.origin + url)
  const panel = page.getByRole('group', { name: 'Share this page' })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(url)),
  )
  expect(await accessibilityFaults(page, panel)).toEqual([])
  await expect(async () => {
    await panel.getByRole('button', { name: /^Copy/ }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(halcyon.origin + url)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(elsewhere).toEqual([])
})

test('the film of a story plays our own file in place, and its pictures open large', async ({ page }) => {
  const { url } = await recap(page, halcyon, ({ hasVideo, hasGallery }) => hasVideo && hasGallery)
  await openPage(page, halcyon.origin + url)
  const film = page.locator('main video')
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
  })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  // Who does not see it, or hears nothing of it, is told so and led to its words.
  const figure = page.locator('main figure').filter({ has: page.locator('video') })
  await expect(figure.getByText('No sound', { exact: true })).toBeVisible()
  await expect(figure.getByRole('link', { name: /^With transcript/ })).toHaveAttribute('href', /^\/watch\//)

  const pictures = page.locator('main section li a[href^="/files/"]')
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
  // Until its code has come a picture is a plain link, which leads away.
  await expect(async () => {
    if (page.url() !== halcyon.origin + url) await page.goBack()
    await pictures.first().click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(dialog.getByRole('status')).toContainText('1 of')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toContainText('2 of')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const school of schools) {
  test(`${school.key}: what is protected asks for its code in place, what is hidden for who is reading`, async ({
    page,
  }) => {
    const { items } = await ask<{ items: SportFileCard[] }>(page, school, '/sportfiles?$pageSize=100')
    const file = items.find(({ isProtected }) => isProtected)
    const response = await openPage(page, `${school.origin}${file?.url.replace('/protected', '')}`)
    expect(response?.status()).toBe(403)
    await expect(page, 'it has an address of its own').toHaveURL(`${school.origin}${file?.url}`)
    await expect(page.locator('h1')).toHaveText('Access code needed')
    await expect(page.locator('main')).not.toContainText(file?.title ?? '')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Access code').fill('open sesame')
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByText('This code does not open the page.')).toBeVisible()

    const secret = '/documents/internal/travel-policy.pdf'
    const hidden = await answerOf(page, school, secret)
    expect([hidden.status(), hidden.headers().location]).toEqual([
      302,
      `/login?${new URLSearchParams({ returnTo: secret })}`,
    ])
    const locked = await answerOf(page, school, '/documents/internal/donor-briefing.pdf')
    expect([locked.status(), locked.headers()['cache-control']]).toEqual([403, 'private, no-store'])
    expect((await answerOf(page, school, '/documents/no/such/paper.pdf')).status()).toBe(404)
    const open = await answerOf(page, school, '/documents/tickets/seating-chart.pdf')
    expect([open.status(), open.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
}

for (const school of schools) {
  test(`${school.key}: a story has the whole screen: its opening runs from edge to edge, and the header gives way to who reads on`, async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      const story = await recap(page, school)
      await openPage(page, school.origin + story.url)
      await expect(page.locator('html')).toHaveClass(/\bfull-screen\b/)
      const main = await page.locator('main').boundingBox()
      expect(main?.height).toBeGreaterThanOrEqual(viewport.height)
      const picture = await page
        .locator('article header :is(figure img, video, iframe, [data-facade])')
        .first()
        .boundingBox()
      expect([picture?.x, picture?.width]).toEqual([0, main?.width])
      const name = page.getByRole('banner').getByRole('link', { name: /home page/ })
      const scroll = (by: number) => page.mouse.wheel(0, by)
      await expect(async () => {
        await scroll(600)
        await expect(name, 'nothing lies over who reads on').not.toBeInViewport({ timeout: 1000 })
      }).toPass()
      await scroll(-200)
      await expect(name, 'who turns back finds the way on').toBeInViewport()
      await scroll(400)
      await expect(name).not.toBeInViewport()
      await name.focus()
      await expect(name, 'and so does the keyboard').toBeInViewport()
    }
  })

  test(`${school.key}: the files of a team stand on its home page`, async ({ page }) => {
    const { items } = await ask<{ items: SportFileCard[] }>(page, school, '/sportfiles?$pageSize=100')
    const file = items.find(({ sport, isProtected }) => sport.shortName !== 'general' && !isProtected)
    if (!file) throw new Error('No team has a file')
    await openPage(page, `${school.origin}/sports/${file.sport.globalSportNameSlug}`)
    const link = page.locator(`main a[href="${file.url}"]`)
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.locator('h1')).toHaveText(file.title)
  })
}
