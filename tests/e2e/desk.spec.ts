import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { complaintsOf, openScreen, overflowOf, test } from '#tests/support/desk-browser.ts'

const saved = 'Saved to the server'
const mark = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /saved|saving|kept|changed|written/i })
    .first()
const isNetwork = (text: string) => /Failed to load resource/.test(text)

/** Begins a partner with all that one needs, and waits until the server has it. */
async function writePartner(page: Page, name: string) {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Premier').check()
  await page.locator('[data-field="url"] input').fill('https://example.com/')
  await expect(mark(page)).toHaveText(saved)
  await expect(page).toHaveURL(/\/partners\/\d+$/)
}

test('something new is kept, previewed, published, seen by everybody and taken back', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const reader = await browser.newPage({ baseURL: desk.originOf('halcyon') })
  await openScreen(page, '/admin/content/partners')
  await writePartner(page, 'Driftwood Optical')

  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Driftwood Optical')
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.getByText('Driftwood Optical').first()).toBeVisible()
  const busy = { status: 503, contentType: 'text/html', body: '<h1>Something went wrong</h1>' }
  await page.route('**/preview/frame/**', (route) => route.fulfill(busy), { times: 1 })
  await page.getByLabel('Name', { exact: true }).fill('Driftwood Opticians')
  await expect(page.getByText('This page could not be made just now.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(preview.getByText('Driftwood Opticians').first()).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy an address for somebody without an account' }).click()
  await expect(page.getByText(/^Address copied/)).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const stranger = await browser.newPage({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [], origins: [] },
  })
  await stranger.goto(address)
  await expect(stranger.locator('main')).toContainText('Driftwood Opticians')
  await stranger.getByRole('button', { name: 'Reject' }).click()
  const bar = stranger.getByRole('complementary', { name: 'Preview' })
  await bar.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(bar).toHaveCount(0)
  await expect(stranger).toHaveURL(/\/partners$/)
  await expect(stranger.locator('main')).not.toContainText('Driftwood')
  await stranger.close()

  await reader.goto('/partners')
  await expect(reader.locator('body')).not.toContainText('Driftwood')
  const editorsOwn = await context.newPage()
  await editorsOwn.goto('/partners')
  await expect(editorsOwn.locator('main'), 'the preview stays in its frame').not.toContainText('Driftwood')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Partner published.')).toBeVisible()
  await expect(async () => {
    await reader.goto('/partners')
    await expect(reader.locator('main')).toContainText('Driftwood Opticians', { timeout: 1000 })
  }).toPass()

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(async () => {
    await reader.goto('/partners')
    await expect(reader.locator('main')).not.toContainText('Driftwood', { timeout: 1000 })
  }).toPass()
  expect(complaints.filter((text) => !isNetwork(text))).toEqual([])
  await context.close()
})

test('whoever publishes a moment after somebody else is told who was earlier, and has nothing left to do', async ({
  browser,
  desk,
}) => {
  const [mine, theirs] = await Promise.all([
    desk.signedIn(browser, 'tamarack'),
    desk.signedIn(browser, 'tamarack', 'publisher'),
  ])
  const [me, them] = [await mine.newPage(), await theirs.newPage()]
  await openScreen(me, '/admin/content/partners')
  await writePartner(me, 'Nightjar Press')
  await openScreen(them, new URL(me.url()).pathname)
  const held = Promise.withResolvers<void>()
  await me.route('**/publish', async (route) => {
    await held.promise
    await route.continue()
  })
  await me.getByRole('button', { name: 'Publish', exact: true }).click()
  await them.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(them.getByText('Partner published.')).toBeVisible()
  held.resolve()
  await expect(me.getByRole('alert').filter({ hasText: /\w published this already/ })).toBeVisible()
  await expect(me.getByText('Published', { exact: true })).toBeVisible()
  await expect(me.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await expect(me.getByRole('region', { name: 'Notices' })).toBeEmpty()
  expect(await accessibilityFaults(me)).toEqual([])
  await mine.close()
  await theirs.close()
})

test('a content that a busy server cannot give is not called gone, and opens by itself', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await page.route('**/kinds/partners/items/1', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await page.goto('/admin/content/partners/1')
  await expect(page.getByRole('heading', { name: 'The server has too much to do' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await context.close()
})

test('a refused publication leads to what is missing, and a draft that was discarded is had back', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  const description = page.locator('[data-field="description"]').getByRole('textbox')
  await description.fill('Ropes, nets and knots.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'Before this can be published' })
  await expect(missing).toBeFocused()
  await expect(missing).toContainText('Name is missing.')
  await expect(missing).toBeInViewport()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard the draft' }).click()
  await expect(page).toHaveURL(/\/content\/partners$/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(description).toHaveValue('Ropes, nets and knots.')
  await context.close()
})

test('two people who change one field are shown both values, and the rest merges', async ({
  browser,
  desk,
}) => {
  const [mine, theirs] = await Promise.all([
    desk.signedIn(browser, 'tamarack'),
    desk.signedIn(browser, 'tamarack', 'publisher'),
  ])
  const [me, them] = [await mine.newPage(), await theirs.newPage()]
  // Neither knows of the other, as when both come back from somewhere without reception.
  const alone = { others: [], isHeld: true, takenBy: null }
  for (const page of [me, them]) await page.route('**/presence', (route) => route.fulfill({ json: alone }))
  await openScreen(me, '/admin/content/partners')
  await writePartner(me, 'Cedar and Slate')
  await openScreen(them, new URL(me.url()).pathname)

  await me.getByLabel('Description').fill('Mine')
  await expect(mark(me)).toHaveText(saved)
  await them.getByLabel('Description').fill('Theirs')
  await them.locator('[data-field="url"] input').fill('https://example.com/theirs')
  await expect(them.getByRole('heading', { name: /^(?!Somebody|You).+ changed this too$/ })).toBeVisible()
  await expect(mark(them)).toHaveText('Somebody else changed this too')
  await them.getByRole('button', { name: 'Keep mine' }).click()
  await expect(mark(them)).toHaveText(saved)

  await me.reload()
  await expect(me.getByLabel('Description')).toHaveValue('Theirs')
  await expect(me.locator('[data-field="url"] input')).toHaveValue('https://example.com/theirs')
  await mine.close()
  await theirs.close()
})

test('without a connection what is typed stays on the device, also over a reload of the tab, and is sent later', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners')
  await writePartner(page, 'Gull and Anchor')
  await context.setOffline(true)
  await page.getByLabel('Description').fill('Typed at the side of a field')
  await expect(mark(page)).toHaveText('Kept on this device – cannot reach the server')
  await expect(page.getByText('No connection')).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByLabel('Description')).toHaveValue('Typed at the side of a field')
  await expect(mark(again)).toHaveText(saved)
  await context.close()
})

test('a session that ends asks for the password where one is, and nothing typed is lost', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'tamarack', 'publisher')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners')
  await writePartner(page, 'Larch Lending')
  await context.clearCookies()
  await page.getByLabel('Description').fill('Written after the session was over')
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible()
  await expect(mark(page)).toHaveText('Kept on this device – sign in to send it')
  await page.getByLabel('E-mail address').fill('publisher@tamarack.example')
  await page.getByLabel('Password').fill('wrong horse battery')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not right' })).toBeVisible()
  await expect(page).toHaveTitle('Error: Sign in · Desk')
  await expect(page.getByLabel('E-mail address')).toHaveValue('publisher@tamarack.example')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/not right/)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeHidden()
  await expect(mark(page)).toHaveText(saved)
  await expect(page.getByLabel('Description')).toHaveValue('Written after the session was over')
  await context.close()
})

test('an editor submits, a publisher sends back with a note and approves', async ({ browser, desk }) => {
  const [writing, approving] = await Promise.all([
    desk.signedIn(browser, 'halcyon', 'editor'),
    desk.signedIn(browser, 'halcyon', 'publisher'),
  ])
  const [editor, publisher] = [await writing.newPage(), await approving.newPage()]
  await openScreen(editor, '/admin/content/partners')
  await writePartner(editor, 'Halyard Roofing')
  await editor.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(editor.getByText('Waiting', { exact: true })).toBeVisible()
  await expect(editor.getByText(/If you change it, it waits no more/)).toBeVisible()
  await editor.getByLabel('Description').fill('Roofs above the river.')
  await expect(editor.getByText(/it no longer waits for approval/)).toBeVisible()
  await expect(editor.getByText(/^Submitted\. /)).toBeHidden()
  await editor.getByRole('button', { name: 'Submit again' }).click()
  await expect(editor.getByText('Waiting', { exact: true })).toBeVisible()

  await openScreen(publisher, '/admin/')
  await publisher.getByRole('link', { name: /Halyard Roofing/ }).click()
  await publisher.getByRole('button', { name: 'More', exact: true }).click()
  await publisher.getByRole('menuitem', { name: /Send back/ }).click()
  await publisher.getByLabel('What should be changed?').fill('Which tier?')
  await publisher.getByRole('button', { name: 'Send back', exact: true }).click()
  await expect(publisher.getByText('Sent back with your note.')).toBeVisible()

  await openScreen(editor, '/admin/')
  await expect(editor.getByText('Which tier?')).toBeVisible()
  await editor.getByRole('link', { name: /Halyard Roofing/ }).click()
  await editor.getByLabel('Community').check()
  await editor.keyboard.press('ControlOrMeta+Enter')
  await expect(editor.getByText('Waiting', { exact: true })).toBeVisible()

  await publisher.reload()
  await publisher.getByRole('button', { name: 'Approve' }).click()
  await expect(publisher.getByText('Partner published.')).toBeVisible()
  await writing.close()
  await approving.close()
})

test('by keyboard alone: jump, begin, write, publish, select', async ({ browser, desk }) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/')
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('tags')
  await expect(page.getByRole('option', { name: /^Tags/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toHaveText('Tags')
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('n')
  await expect(page.locator('main h1')).toHaveText('New tag')
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Name', { exact: true }).evaluate((node) => node === document.activeElement))
      break
  }
  await page.keyboard.type('Lantern night')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Tag published.')).toBeVisible()
  await page.locator('main h1').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openScreen(page, '/admin/content/tags?q=lantern')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('1 tag selected')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lantern night')
  await context.close()
})

test('an order is changed by keyboard, and undone', async ({ browser, desk }) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners')
  const names = () => page.locator('[data-index] a:not([target])').allTextContents()
  const published = page.locator('[data-index]').filter({ hasText: 'Published' })
  await published.first().locator('a').first().focus()
  const before = await names()
  const row = await page.evaluate(() =>
    document.activeElement?.closest('[data-row]')?.getAttribute('data-row'),
  )
  const [first = 0] = await published.evaluateAll((rows) =>
    rows.map((each) => Number(each.getAttribute('data-index'))),
  )
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order')) sent.push(request.postDataJSON())
  })
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Order changed.')).toBeVisible()
  await expect(page.locator(`[data-row="${row}"] a`).first()).toBeFocused()
  const after = before.toSpliced(first, 3, ...[1, 2, 0].map((place) => before[first + place] ?? ''))
  expect(await names()).toEqual(after)
  expect(sent, 'two presses are one change').toHaveLength(1)
  await page.reload()
  await expect.poll(names).toEqual(after)
  await page.locator(`[data-row="${row}"] a`).first().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Order changed.')).toBeVisible()
  expect(await names()).toEqual(before)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(names).toEqual(after)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(names).toEqual(before)
  await context.close()
})

test('an order is changed on a phone, by a finger on the handle and by a button', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon', 'publisher', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await openScreen(page, '/admin/content/partners')
  const ids = () =>
    page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')))
  const before = await ids()
  const published = page.locator('[data-row]').filter({ hasText: 'Published' })
  const [from, over] = await Promise.all([
    published.nth(0).locator('[title^="Drag"]').boundingBox(),
    published.nth(1).boundingBox(),
  ])
  if (!from || !over) throw new Error('There are no two lines to change')
  expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(44)
  const touch = await context.newCDPSession(page)
  const at = (x: number, y: number) => [{ x, y }]
  const x = from.x + from.width / 2
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, from.y + 20) })
  for (const y of [over.y + 10, over.y + over.height / 2])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText('Order changed.')).toBeVisible()
  const after = await ids()
  expect(after).not.toEqual(before)
  await published.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(ids).toEqual(before)
  await context.close()
})

/** Colors do not depend on the width: every screen is looked at in both and at both without being so four times. */
for (const [scheme, axeWidth] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`${scheme}: today, a list and a form have no fault at 390 and 1440, and fit 320`, async ({
    browser,
    desk,
  }) => {
    const context = await desk.signedIn(browser, 'halcyon', 'administrator', { colorScheme: scheme })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    for (const path of ['/admin/', '/admin/content/stories', '/admin/content/partners/1']) {
      await openScreen(page, path)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
        if (width === axeWidth) expect(await accessibilityFaults(page), `${path} at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    expect(complaints).toEqual([])
    await context.close()
  })

test('a field is written by one person at a time, and taken over with one press', async ({
  browser,
  desk,
}) => {
  const [mine, theirs] = await Promise.all([
    desk.signedIn(browser, 'tamarack'),
    desk.signedIn(browser, 'tamarack', 'publisher'),
  ])
  const [me, them] = [await mine.newPage(), await theirs.newPage()]
  await openScreen(me, '/admin/content/partners')
  await writePartner(me, 'Larch and Loam')
  await me.getByLabel('Description').fill('Half a sen')
  await expect(mark(me)).toHaveText(saved)
  await openScreen(them, new URL(me.url()).pathname)

  const description = them.locator('[data-field="description"]')
  await expect(them.getByRole('img', { name: /^Also here: / })).toBeVisible()
  await expect(them.getByText(/is writing here\./)).toBeVisible()
  await expect(description.getByRole('textbox')).not.toBeEditable()
  expect(await accessibilityFaults(them)).toEqual([])
  await me.getByLabel('Description').fill('Half a sentence')
  await expect(mark(me)).toHaveText(saved)
  await them.getByRole('button', { name: 'Take over' }).click()
  await expect(description.getByRole('textbox')).toBeEditable()
  // As the other one left it, and ready to go on with.
  await expect(description.getByRole('textbox')).toHaveValue('Half a sentence')
  await expect(description.getByRole('textbox')).toBeFocused()
  await description.getByRole('textbox').fill('Half a sentence, and the other half.')
  await expect(mark(them)).toHaveText(saved)
  await expect(me.getByText(/writes on in this field/)).toBeVisible()

  // Whoever leaves a field leaves it to the others as it is now.
  await them.getByLabel('Name', { exact: true }).focus()
  await expect(me.getByLabel('Description')).toHaveValue('Half a sentence, and the other half.')
  await mine.close()
  await theirs.close()
})
