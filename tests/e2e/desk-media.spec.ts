import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { complaintsOf, openScreen, overflowOf, test } from '#tests/support/desk-browser.ts'
import { smallMovie } from '#tests/support/small-movie.ts'

/** A photograph that no other test has. */
async function photograph(name: string, color: string, width = 1200) {
  const buffer = await sharp({ create: { width, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const choose = (page: Page, files: Awaited<ReturnType<typeof photograph>>[]) =>
  page.locator('input[type="file"]').first().setInputFiles(files)
const tile = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('button', { name: title })

test('two pictures get their words, and one of them is on a page', async ({ browser, desk }) => {
  test.setTimeout(120_000)
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await openScreen(page, '/admin/media?q=quayside')
  await choose(page, [
    await photograph('quayside-run.jpg', '#2060a0'),
    await photograph('quayside-rest.jpg', '#a06020'),
  ])
  await expect(page.getByRole('status').filter({ hasText: 'All files are through' })).toBeVisible()
  await expect(tile(page, 'quayside run')).toContainText('No alt text')
  await expect(tile(page, 'quayside rest')).toBeVisible()

  // One field after the other, the credit once.
  await page.getByRole('button', { name: /Write alt text/ }).click()
  const walk = page.getByRole('dialog', { name: 'Alt text' })
  await walk.getByLabel('Credit for all').fill('Ada Quill')
  await walk.getByRole('button', { name: 'Credit all' }).click()
  const fields = walk.getByRole('textbox', { name: /^quayside/ })
  await expect(fields).toHaveCount(2)
  await expect(fields.first()).toBeFocused()
  await page.keyboard.type('Runners along the harbor')
  await page.keyboard.press('Tab')
  await expect(fields.last()).toBeFocused()
  await page.keyboard.type('Runners along the harbor')
  await page.keyboard.press('Enter')
  await expect(walk).toBeHidden()
  await expect(tile(page, 'quayside run')).not.toContainText('No alt text')

  // Where the eye should be: with the keys.
  await tile(page, 'quayside run').click()
  const about = page.getByRole('complementary', { name: 'About this file' })
  await expect(about.getByLabel('Credit')).toHaveValue('Ada Quill')
  const point = about.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  // Several presses are one piece of work, and nothing is called saved before the server has it.
  const mark = about.getByRole('status')
  const answered = Promise.withResolvers<void>()
  let sent = 0
  await page.route(/\/bulk$/, async (route) => {
    sent += 1
    await answered.promise
    await route.continue()
  })
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(point).toHaveAccessibleName(/40 percent across/)
  await expect(mark).toHaveText('Saving…')
  await expect.poll(() => sent).toBe(1)
  await expect(mark).toHaveText('Saving…')
  answered.resolve()
  await expect(mark).toHaveText('Everything is saved')
  expect(sent).toBe(1)
  await page.unroute(/\/bulk$/)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await accessibilityFaults(page), `${width}`).toEqual([])
    expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  // Into a content, published, seen.
  await openScreen(page, '/admin/content/podcast-shows')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Harbor Hour')
  await page.locator('[data-field="description"] textarea').fill('A show from the harbor.')
  await page.getByRole('button', { name: 'Choose from library' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await tile(page, 'quayside run').click()
  await expect(picker).toBeHidden()
  await expect(page.getByLabel('Alt text')).toHaveValue('Runners along the harbor')
  await page.getByLabel('Alt text').fill('')
  await expect(page.getByText(/Picture needs alt text/).first()).toBeVisible()
  await page.getByLabel('Alt text').fill('Runners along the harbor')
  await expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()
  // The key publishes wherever the focus is, also on a button.
  await page.getByRole('button', { name: 'Choose from library' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Podcast published.')).toBeVisible()
  await expect(picker).toBeHidden()
  const reader = await browser.newPage({ baseURL: desk.originOf('halcyon') })
  await expect(async () => {
    await reader.goto('/podcasts')
    await expect(reader.locator('main img[src*="quayside-run"]')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  // The tests' browser draws no pictures: what the page asks for is asked for here.
  const address = await reader.locator('main img[src*="quayside-run"]').getAttribute('src')
  const picture = await sharp(await (await reader.request.get(address ?? '')).body()).metadata()
  expect(picture.width).toBeGreaterThan(0)

  await openScreen(page, '/admin/media')
  await tile(page, 'quayside run').click()
  await expect(about.getByRole('region', { name: 'Where it is used' })).toContainText('Harbor Hour')
  expect(complaints).toEqual([])
  await reader.close()
  await context.close()
})

test('a video brings its length and its captions, and a document is uploaded where it is needed', async ({
  browser,
  desk,
}) => {
  test.setTimeout(120_000)
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await openScreen(page, '/admin/media?q=lantern')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      {
        name: 'lantern-captions.vtt',
        mimeType: 'text/vtt',
        buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nLanterns on the harbor.\n'),
      },
      { name: 'lantern-night.mp4', mimeType: 'video/mp4', buffer: smallMovie('lantern night ') },
    ])
  await tile(page, 'lantern night').click()
  const about = page.getByRole('complementary', { name: 'About this file' })
  await about.locator('[data-field="captionsId"]').getByRole('combobox').fill('lantern captions')
  await page.getByRole('option', { name: 'lantern captions' }).click()
  await expect(about.getByRole('status')).toHaveText('Everything is saved')

  await openScreen(page, '/admin/content/videos')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Lantern Night')
  const recording = page.getByRole('group', { name: 'Recording' })
  await recording.getByRole('button', { name: 'Choose from library' }).click()
  await page
    .getByRole('dialog', { name: 'Choose a video' })
    .getByRole('button', { name: 'lantern night' })
    .click()
  await expect(recording).toContainText('1280 × 720')
  await expect(page.locator('[data-field="durationSeconds"] input')).toHaveValue('90')
  const captions = page.getByRole('group', { name: 'Captions', exact: true })
  await expect(captions.getByText('lantern captions')).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await accessibilityFaults(page), `${width}`).toEqual([])
    expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0)
  }
  await page.locator('[data-field="channelId"]').getByRole('combobox').fill('Highlights')
  await page.getByRole('option', { name: 'Highlights' }).first().click()
  // Captions came with the file; nothing else tells of it yet, and that is said before it goes out.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: 'Not for everybody yet' })
  await expect(asked.getByRole('listitem')).toHaveText([/^Transcript/, /^With audio description/])
  expect(await accessibilityFaults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Add it first' }).click()
  await page.getByRole('textbox', { name: /^Transcript/ }).fill('Lanterns drift over the harbor, to music.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(asked.getByRole('listitem')).toHaveText([/^With audio description/])
  await asked.getByRole('button', { name: 'Publish as it is' }).click()
  await expect(page.getByText('Video published.')).toBeVisible()

  await openScreen(page, '/admin/content/documents')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Lantern Rules')
  const file = page.getByRole('group', { name: 'File' })
  await file.locator('input[type="file"]').setInputFiles({
    name: 'rules.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nLantern rules'),
  })
  await expect(file).toContainText('PDF')
  // A document is looked into: whoever puts it on the site is told who cannot read it.
  await expect(file.getByRole('status')).toContainText('Not everybody can read this document')
  await expect(file.getByRole('status')).toContainText('It has no tags')
  await expect(page.getByRole('status').filter({ hasText: 'Saved to the server' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(async () => {
    const answer = await page.request.get('/documents/lantern-rules.pdf')
    expect([answer.status(), (await answer.body()).toString()]).toEqual([200, '%PDF-1.7\nLantern rules'])
  }).toPass({ timeout: 20_000 })
  expect(complaints).toEqual([])
  await context.close()
})

test('an upload goes on after a lost connection, pauses, and a wrong file says why', async ({
  browser,
  desk,
}) => {
  test.setTimeout(90_000)
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/media')
  // Noise does not shrink, so that it is sent in several parts.
  const noise = await sharp({
    create: {
      width: 1500,
      height: 1200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(3_000_000)
  let failures = 2
  await page.route(/\/part\?offset=[1-9]/, (route) => (failures-- > 0 ? route.abort() : route.continue()))
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'noise.png', mimeType: 'image/png', buffer: noise },
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><p>No picture') },
    ])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray).toContainText('No connection. Goes on from')
  await expect(tray).toContainText('no file that the library takes')
  await expect(tile(page, 'noise')).toBeVisible({ timeout: 30_000 })
  await expect(tray.getByRole('status')).toHaveText('1 file was not taken, 1 is in the library')
  await context.close()
})
