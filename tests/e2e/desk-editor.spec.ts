import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { StoryName } from '#contract/editing/desk.names.ts'
import type { ItemList } from '#contract/editing/desk.shapes.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { complaintsOf, type Desk, openScreen, overflowOf, test } from '#tests/support/desk-browser.ts'

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()
const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })

/** A story with all that one needs but its text. */
async function beginStory(page: Page, headline: string, sport: string) {
  await openScreen(page, '/admin/content/stories')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Headline', { exact: true }).fill(headline)
  const field = page.getByRole('combobox', { name: 'Sport', exact: true })
  await field.fill(sport)
  await page.getByRole('option', { name: sport }).first().click()
  await page.getByLabel('Teaser').fill('Written at the desk.')
}

/** Somebody of the sport that most are of, and what it is called. */
async function somebody(desk: Desk) {
  const { names } = await desk.read<{ names: StoryName[] }>('halcyon', '/api/admin/v1/names')
  const player = names.find(({ kind }) => kind === 'players')
  if (!player) throw new Error('Nobody is on a roster')
  const { items } = await desk.read<ItemList>('halcyon', '/api/admin/v1/kinds/sports/items?limit=100')
  const sport = items.find(({ id }) => id === player.sportId)
  if (!sport) throw new Error('The sport is not there')
  return { player, sport: sport.title }
}

async function publishedAddress(page: Page, desk: Desk): Promise<string> {
  await saved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Story published.')).toBeVisible()
  const id = /\/stories\/(\d+)/.exec(page.url())?.[1]
  const item = await desk.read<{ address: string }>('halcyon', `/api/admin/v1/kinds/stories/items/${id}`)
  return item.address
}

async function readerOf(context: BrowserContext, address: string): Promise<Page> {
  const reader = await context.newPage()
  await reader.goto(address)
  return reader
}

test('a story is written with the keys alone, and reads the same on its page', async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const { player, sport } = await somebody(desk)
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginStory(page, 'Written with the keys alone', sport)
  await textOf(page).click()
  const { keyboard } = page
  await keyboard.type('## The first half')
  await keyboard.press('Enter')
  await keyboard.type(`Nobody expected ${player.name}`)
  await expect(page.getByRole('button', { name: `Link ${player.name}` })).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.type(' to score twice. ')
  await keyboard.type('It was ')
  await keyboard.press('ControlOrMeta+b')
  await keyboard.type('loud')
  await keyboard.press('ControlOrMeta+b')
  await keyboard.type('.')
  await keyboard.press('Enter')
  await keyboard.type('- One')
  await keyboard.press('Enter')
  await keyboard.type('Two')
  await keyboard.press('Enter')
  await keyboard.press('Enter')

  // A table by its word, filled with Tab; Tab after the last cell adds a row.
  await keyboard.type('/tab')
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible()
  await keyboard.press('Enter')
  for (const word of ['Player', 'Goals', 'Saves', 'Holt', '2', '0', 'Poe', '0', '5', 'Vane']) {
    await keyboard.type(word)
    if (word !== 'Vane') await keyboard.press('Tab')
  }
  const table = textOf(page).locator('table')
  await expect(table.locator('tr')).toHaveCount(4)

  // A picture is dropped in, and its words are asked for where it stands.
  await textOf(page).locator(':scope > p').last().click()
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#21506b' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Upload a picture').setInputFiles({
    name: 'lighthouse-walk.jpg',
    mimeType: 'image/jpeg',
    buffer: photograph,
  })
  const words = page.getByRole('group', { name: 'Picture in the text' }).getByLabel('Alt text')
  await expect(words).toBeFocused()
  await keyboard.type('A walk to the lighthouse')
  await keyboard.press('Enter')
  await expect(textOf(page).getByRole('img', { name: 'A walk to the lighthouse' })).toBeVisible()
  await expect(page.getByText(/\d+ words · 1 min read/)).toBeVisible()

  // Out of the text by Escape, and on.
  await textOf(page).focus()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toBeFocused()
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  const reader = await readerOf(context, await publishedAddress(page, desk))
  const article = reader.locator('main')
  await expect(article.getByRole('heading', { name: 'The first half' })).toBeVisible()
  await expect(article.getByRole('link', { name: player.name }).first()).toHaveAttribute(
    'href',
    player.address,
  )
  expect((await reader.request.get(player.address)).ok()).toBe(true)
  await expect(article.locator('li').filter({ hasText: /^One$/ })).toHaveCount(1)
  await expect(article.locator('th[scope="col"]').first()).toHaveText('Player')
  await expect(article.locator('td').filter({ hasText: /^Vane$/ })).toHaveCount(1)
  await expect(article.locator('strong').filter({ hasText: 'loud' })).toHaveCount(1)
  const src = await article.getByRole('img', { name: 'A walk to the lighthouse' }).getAttribute('src')
  const picture = await sharp(await (await reader.request.get(src ?? '')).body()).metadata()
  expect(picture.width).toBe(900)
  expect(complaints).toEqual([])
  await context.close()
})

test('what of a text some people would not get is said while it is written, and in which language words are', async ({
  browser,
  desk,
}) => {
  test.setTimeout(90_000)
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/content/stories')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await textOf(page).click()
  await page.keyboard.type('### Straight to a small heading')
  const panel = page.getByRole('tab', { name: /^For everybody/ })
  await expect(panel).toHaveAccessibleName('For everybody 1 thing is in somebody’s way')
  await panel.click()
  await expect(page.getByRole('tabpanel')).toContainText('leaves out a level')
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  await textOf(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Vamos')
  await page.keyboard.press('Shift+Home')
  await page.getByRole('button', { name: 'More formatting' }).click()
  await page.getByRole('menuitem', { name: 'In Spanish' }).click()
  await expect(textOf(page).locator('i[lang="es"]')).toHaveText('Vamos')
  await context.close()
})

test('on a phone the bar stands above the keyboard, and what the editor does not know stays as it is', async ({
  browser,
  desk,
}) => {
  test.setTimeout(180_000)
  const { sport } = await somebody(desk)
  const context = await desk.signedIn(browser, 'halcyon', 'administrator', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await beginStory(page, 'Written on the sideline', sport)

  // Two lists of words in one another have no place in the editor.
  const odd = '<p>Before.</p><p><q>He said <q>go</q></q></p>'
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text as HTML' }).fill(odd)
  await page.getByRole('button', { name: 'HTML', exact: true }).click()
  await expect(textOf(page).getByText('Kept as it is')).toBeVisible()

  await textOf(page).getByText('Before.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' And more')
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  await bar.getByRole('button', { name: 'Bulleted list' }).click()
  await expect(textOf(page).locator('li')).toHaveText('Before. And more')
  await bar.getByRole('button', { name: 'Undo typing' }).click()
  await expect(textOf(page).locator('li')).toHaveCount(0)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page, 'main')).toEqual([])

  const reader = await readerOf(context, await publishedAddress(page, desk))
  await expect(reader.locator('main p').filter({ hasText: 'Before. And more' })).toHaveCount(1)
  await expect(reader.locator('main q q')).toHaveText('go')
  expect(complaints).toEqual([])
  await context.close()
})

test('the recap of a game is one press away, and says how long it follows the game', async ({
  browser,
  desk,
}) => {
  const { items } = await desk.read<ItemList>(
    'halcyon',
    '/api/admin/v1/kinds/games/items?sort=startDate&from=2000-01-01&limit=1',
  )
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, `/admin/content/games/${items[0]?.id}`)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Write the recap' }).click()
  await expect(page.getByText('A first version, written from the game’s numbers.')).toBeVisible()
  await expect(page.getByText('It follows every correction until you change it.')).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Headline', { exact: true }).fill('A headline of ours')
  await saved(page)
  await page.reload()
  await expect(page.getByText('Changed by hand, so it stays: headline.')).toBeVisible()
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await context.close()
})

test('cards are put in by a word, and the page shows what is known of them', async ({ browser, desk }) => {
  test.setTimeout(180_000)
  const { sport } = await somebody(desk)
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginStory(page, 'Told with cards', sport)
  await textOf(page).click()
  const { keyboard } = page
  await keyboard.type('Before it all.')
  await keyboard.press('Enter')
  for (const [word, label] of [
    ['/game', 'Game'],
    ['/player', 'Player'],
  ] as const) {
    await keyboard.type(word)
    await expect(page.getByRole('option', { name: label, exact: true })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: label })).toBeVisible()
    // An option without a key says that it is still being searched for.
    await page.getByRole('listbox').locator('[role="option"][data-key]').first().click()
    await expect(textOf(page).locator('[data-text-card]').filter({ hasText: label })).toBeVisible()
  }
  await keyboard.type('/post')
  await keyboard.press('Enter')
  await page.getByLabel('Address of the post').fill('https://twitter.com/halcyon/status/12?s=20')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(textOf(page).locator('[data-text-card]')).toHaveCount(3)
  await keyboard.type('After it all.')

  const asked: string[] = []
  const reader = await context.newPage()
  reader.on('request', (request) => asked.push(request.url()))
  await reader.goto(await publishedAddress(page, desk))
  const main = reader.locator('main')
  await expect(main.getByText('After it all.')).toBeVisible()
  await expect(main.getByRole('complementary').getByRole('link').first()).toBeVisible()
  const post = main.getByRole('region', { name: 'Post on X' })
  await expect(post.getByRole('link')).toHaveAttribute('href', 'https://x.com/halcyon/status/12')
  await post.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => /social-post|twitter/.test(url))).toEqual([])
  expect(await accessibilityFaults(reader, 'main')).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
