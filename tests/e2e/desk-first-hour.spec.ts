import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { poster } from '#seeds/art/poster.ts'
import { password } from '#tests/support/account-door.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { complaintsOf, type Desk, openScreen, test } from '#tests/support/desk-browser.ts'
import { isFilmed, takePicture } from '#tests/support/film-strip.ts'
import { newestMessage } from '#tests/support/outbox.ts'

if (isFilmed) test.use(withPictures)

const mail = 'iris.vane@brightwater.example'
const brand = { primary: '#0b3d4f', secondary: '#f4b942' }
const window = { width: 1200, height: 800 }

const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="${brand.primary}" stroke="${brand.secondary}" stroke-width="5" d="M60 4 112 24v40c0 28-22 44-52 52C30 108 8 92 8 64V24Z"/><path fill="none" stroke="${brand.secondary}" stroke-width="7" stroke-linecap="round" d="M28 50q16-14 32 0t32 0M28 70q16-14 32 0t32 0"/><path fill="${brand.secondary}" d="m60 84 10 10-10 10-10-10Z"/></svg>`

/** Something to see for the story: a drawing that no other test has. */
const photograph = async () => ({
  name: 'first-light-on-the-lake.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(
    Buffer.from(poster({ school: 'halcyon', key: 'brightwater', family: 'rowing', brand, kind: 'sport' })),
  )
    .jpeg()
    .toBuffer(),
})

/** The operator's ten minutes: a school with all its pages, and the mail to whoever comes first. */
async function makeSchool(browser: Browser, desk: Desk): Promise<string> {
  const cookie = await desk.site.signIn('halcyon', {
    email: 'hour@platform.example',
    role: 'administrator',
    isOperator: true,
  })
  const context = await browser.newContext({ baseURL: desk.originOf('halcyon'), viewport: window })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: desk.originOf('halcyon') }
    }),
  )
  const page = await context.newPage()
  await openScreen(page, '/admin/schools/new')
  await page.getByLabel('Name', { exact: true }).fill('Brightwater College')
  await page.getByLabel('Mascot').fill('Otters')
  await page.getByLabel('Host names').fill('brightwater.localhost')
  for (const sport of ['Football', "Women's Soccer", 'Cross Country'])
    await page.getByLabel(sport, { exact: true }).check()
  await page.getByLabel('E-mail address').fill(mail)
  await toTop(page)
  await takePicture(page, '01-new-school')
  await page.getByRole('button', { name: 'Make the school' }).click()
  await expect(page.getByRole('heading', { name: 'Brightwater College is ready' })).toBeVisible()
  await takePicture(page, '02-ready')
  await context.close()
  const letter = await newestMessage(`${desk.site.dataDir}/outbox`, mail)
  const path = /\/invitation\?token=[\w-]+/.exec(letter ?? '')?.[0]
  if (!path) throw new Error('No invitation was mailed')
  return path
}

const toTop = (page: Page) =>
  page.locator('main h1').evaluate((title) => title.scrollIntoView({ block: 'center' }))

const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()

const previewOf = (page: Page) => page.frameLocator('iframe[title^="Preview"]')

/** Begins something of a kind, as from its list. */
async function begin(page: Page, kind: string) {
  await openScreen(page, `/admin/content/${kind}`)
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await expect(page.locator('main h1')).toHaveText(/^New /)
}

async function pick(page: Page, label: string, title: string) {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.fill(title)
  await page.getByRole('option', { name: title }).first().click()
}

async function publish(page: Page, one: string) {
  await saved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`${one} published.`)).toBeVisible()
}

test("an office's first hour: from no school to a story that is out, and taken back", async ({
  browser,
  desk,
}) => {
  test.setTimeout(180_000)
  const path = await makeSchool(browser, desk)
  const baseURL = desk.originOf('halcyon').replace('localhost', 'brightwater.localhost')
  const context = await browser.newContext({ baseURL, viewport: window })
  const page = await context.newPage()
  const reader = await (await browser.newContext({ baseURL, viewport: window })).newPage()
  // The preview may ask for the page of what is being taken back in the moment it goes.
  const complaints = complaintsOf(page, (text) => text.includes('404'))

  await page.goto(path)
  await page.getByLabel('Your name').fill('Iris Vane')
  await page.getByLabel(/password/i).fill(password)
  await takePicture(page, '03-invitation')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await reader.goto('/')
  await expect(reader.locator('h1')).toHaveCount(1)
  await takePicture(reader, '04-empty-home')
  await openScreen(page, '/admin/')
  await takePicture(page, '05-today')

  await openScreen(page, '/admin/brand')
  await page.getByLabel('Main color', { exact: true }).fill(brand.primary)
  await page.getByLabel('Second color', { exact: true }).fill(brand.secondary)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'crest.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(crest) })
  await expect(page.getByRole('img', { name: 'The new crest' })).toBeVisible()
  await expect
    .poll(() =>
      page
        .frameLocator('iframe[title="Preview of /"]')
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-primary')),
    )
    .toBe(brand.primary)
  await takePicture(page, '06-brand')
  await page.getByRole('button', { name: 'Put it on the site' }).click()
  await expect(page.getByText('The site has its new look, on every page.')).toBeVisible()

  await begin(page, 'sports')
  await page.getByLabel('Name', { exact: true }).fill("Women's Rowing")
  await expect(previewOf(page).locator('h1')).toContainText('Rowing')
  await takePicture(page, '07-sport')
  await publish(page, 'Sport')
  await begin(page, 'seasons')
  await pick(page, 'Sport', "Women's Rowing")
  await page.getByLabel('Season', { exact: true }).fill('2027-28')
  await expect(previewOf(page).locator('h1')).toContainText('Rowing')
  await takePicture(page, '08-season')
  await publish(page, 'Season')

  await begin(page, 'staff-members')
  await page.getByLabel('First name').fill('Maren')
  await page.getByLabel('Last name').fill('Holt')
  await page.getByLabel('Title', { exact: true }).fill('Director of Rowing')
  await page.getByLabel('Email').fill('maren.holt@brightwater.example')
  await pick(page, 'Department', 'Athletic Administration')
  await expect(previewOf(page).locator('h1')).toContainText('Maren Holt')
  await takePicture(page, '09-staff')
  await publish(page, 'Staff member')

  await begin(page, 'navigation')
  await page.getByLabel('Title', { exact: true }).fill('Rowing')
  await pick(page, 'Below', 'Sports')
  await pick(page, 'Sport', "Women's Rowing")
  await page.getByLabel('Column').fill('2')
  await saved(page)
  await takePicture(page, '10-menu')
  await publish(page, 'Menu item')
  await reader.goto('/sports/womens-rowing')
  await expect(reader.locator('h1')).toContainText('Rowing')
  await takePicture(reader, '11-sport-home')

  await openScreen(page, '/admin/media')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([await photograph()])
  await expect(page.getByRole('status').filter({ hasText: 'All files are through' })).toBeVisible()
  await page.getByRole('button', { name: /Write alt text/ }).click()
  const walk = page.getByRole('dialog', { name: 'Alt text' })
  await walk.getByRole('textbox', { name: /^first light/ }).fill('An eight on the lake at first light')
  await takePicture(page, '12-library')
  await page.keyboard.press('Enter')
  await expect(walk).toBeHidden()

  await begin(page, 'stories')
  await page.getByLabel('Headline', { exact: true }).fill('Otters put a boat on the water')
  await pick(page, 'Sport', "Women's Rowing")
  await page
    .getByLabel('Teaser')
    .fill('Brightwater rows for the first time this spring, with Maren Holt in charge.')
  await page
    .getByLabel('Text', { exact: true })
    .fill(
      'Brightwater College adds women’s rowing, its first new sport in a generation. The boathouse opens in February; the first race is in April.',
    )
  await page.getByRole('button', { name: 'Choose from library' }).first().click()
  await page
    .getByRole('list', { name: 'Files' })
    .getByRole('button', { name: 'first light on the lake' })
    .click()
  await saved(page)
  await expect(previewOf(page).locator('h1')).toHaveText('Otters put a boat on the water')
  await toTop(page)
  await takePicture(page, '13-story')
  await publish(page, 'Story')
  await takePicture(page, '14-published')

  await expect(async () => {
    await reader.goto('/')
    await expect(reader.locator('main')).toContainText('Otters put a boat', { timeout: 1000 })
  }).toPass()
  await takePicture(reader, '15-home')
  await reader
    .getByRole('link', { name: /Otters put a boat/ })
    .first()
    .click()
  await expect(reader.locator('h1')).toHaveText('Otters put a boat on the water')
  await takePicture(reader, '16-on-the-site')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await takePicture(page, '17-undone')
  await expect(async () => {
    await reader.goto('/')
    await expect(reader.locator('main')).not.toContainText('Otters put a boat', { timeout: 1000 })
  }).toPass()
  await openScreen(page, '/admin/history')
  await takePicture(page, '18-history')
  expect(complaints).toEqual([])
  await reader.context().close()
  await context.close()
})
