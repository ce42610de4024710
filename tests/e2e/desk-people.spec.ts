import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { password } from '#tests/support/account-door.ts'
import {
  complaintsOf,
  type Desk,
  openScreen,
  overflowOf,
  type SchoolKey,
  test,
} from '#tests/support/desk-browser.ts'
import { newestMessage } from '#tests/support/outbox.ts'
import { totp } from '#tests/support/totp.ts'

/** Somebody with sessions of their own, whom a test may sign out. */
async function somebody(
  browser: Browser,
  desk: Desk,
  school: SchoolKey,
  person: { email: string; role: 'administrator' | 'editor'; isOperator?: boolean },
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const cookie = await desk.site.signIn(school, person)
  const context = await browser.newContext({ baseURL: desk.originOf(school), ...options })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: desk.originOf(school) }
    }),
  )
  return context
}

/** Where the link of the newest invitation to an address leads. */
async function invitationOf(desk: Desk, email: string): Promise<string> {
  const mail = await newestMessage(join(desk.site.dataDir, 'outbox'), email)
  const path = /\/invitation\?token=[\w-]+/.exec(mail ?? '')?.[0]
  if (!path) throw new Error(`No invitation was mailed to ${email}`)
  return path
}

async function accept(browser: Browser, origin: string, path: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await page.goto(path)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  return page
}

const rowOf = (page: Page, text: string) => page.locator('main li').filter({ hasText: text })
async function choose(page: Page, name: string, choice: string) {
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: choice }).click()
}

test('somebody is invited, comes by the link of the mail, gets another role and is removed', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await openScreen(page, '/admin/people')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('E-mail address').fill('nora.quill@halcyon.example')
  await page.getByLabel('Football', { exact: true }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(/invitation to nora.quill@halcyon.example is on its way/)).toBeVisible()
  await expect(rowOf(page, 'nora.quill')).toContainText(/Editor.*Football/)
  const first = await invitationOf(desk, 'nora.quill@halcyon.example')
  await page.getByRole('button', { name: 'Send again to nora.quill@halcyon.example' }).click()
  await expect(page.getByText(/The earlier link is good for nothing/)).toBeVisible()

  const second = await invitationOf(desk, 'nora.quill@halcyon.example')
  expect(second).not.toBe(first)
  const nora = await accept(browser, desk.originOf('halcyon'), second, 'Nora Quill')
  await openScreen(nora, '/admin/')
  await expect(nora.getByRole('link', { name: 'People', exact: true })).toBeHidden()
  await openScreen(nora, '/admin/people')
  await expect(nora.getByRole('main')).toHaveText(
    /not yours to do.*People can only be opened by an administrator of Halcyon State University/s,
  )
  await expect(nora.getByRole('button', { name: 'Invite' })).toBeHidden()
  // Of what is no team's Nora reads everything, and is offered nothing that would be refused.
  await openScreen(nora, '/admin/content/partners')
  await expect(nora.getByRole('button', { name: 'New', exact: true })).toBeHidden()
  await openScreen(nora, '/admin/content/partners/1')
  await expect(nora.getByRole('status').filter({ hasText: 'not change it' })).toContainText(
    'You write for Football alone.',
  )
  await expect(nora.getByRole('button', { name: /Submit|Publish|More/ })).toBeHidden()

  await openScreen(page, '/admin/people')
  await expect(rowOf(page, 'Nora Quill')).toContainText('Football')
  await choose(page, 'Nora Quill', 'Change role or teams')
  await page.getByLabel('Administrator').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nora Quill is administrator now.')).toBeVisible()
  await openScreen(nora, '/admin/people')
  await expect(rowOf(nora, 'Nora Quill')).toContainText('You')

  await choose(page, 'Nora Quill', 'Remove from the site')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Nora Quill is no longer on the site.')).toBeVisible()
  await nora.reload()
  await expect(nora.getByRole('dialog')).toBeVisible()

  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByLabel('Search the log').fill('nora')
  await expect(page.locator('main li').first()).toContainText('removed Nora Quill')
  // Invited, sent again, joined, signed in from a new browser, given a role, removed.
  await expect(page.locator('main li')).toHaveCount(6)
  await context.close()
  await nora.context().close()
})

test('a second step is set up with a real code, asked for where one is, and a recovery code works once', async ({
  browser,
  desk,
}) => {
  const email = 'ada.marsh@tamarack.example'
  const context = await somebody(browser, desk, 'tamarack', { email, role: 'administrator' })
  const page = await context.newPage()
  await openScreen(page, '/admin/account')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('The password is not right.')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.getByLabel('The key for your app').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('The code that the app shows now').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right')
  await page.getByLabel('The code that the app shows now').fill(totp(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes.length).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible()

  const signIn = async () => {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  }
  const code = page.getByLabel('Code from your app, or a recovery code')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await signIn()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('That code is not right')
  await code.fill(totp(secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  for (const isGood of [true, false]) {
    await context.clearCookies()
    await page.reload()
    await signIn()
    await code.fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    if (isGood) await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    else await expect(page.getByRole('alert')).toContainText('That code is not right')
  }
  await context.close()
})

test('where a second step is the rule, whoever has none is led to set one up', async ({ browser, desk }) => {
  const [ruling, writing] = await Promise.all([
    somebody(browser, desk, 'tamarack', { email: 'rule@tamarack.example', role: 'administrator' }),
    somebody(browser, desk, 'tamarack', { email: 'ruled@tamarack.example', role: 'editor' }),
  ])
  const [administrator, editor] = [await ruling.newPage(), await writing.newPage()]
  await openScreen(administrator, '/admin/account')
  await administrator.getByRole('button', { name: 'Make it the rule' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: 'Make it the rule' }).click()
  await expect(administrator.getByRole('status').filter({ hasText: 'asks everybody' })).toBeVisible()
  await editor.goto('/admin/content/partners')
  await expect(editor).toHaveURL(/\/admin\/account$/)
  await expect(editor.getByRole('status').filter({ hasText: 'asks everybody' })).toBeVisible()

  await administrator.getByRole('button', { name: 'Set up' }).click()
  await administrator.getByLabel('Your password').fill(password)
  await administrator.getByRole('button', { name: 'Continue' }).click()
  const secret = (await administrator.getByLabel('The key for your app').textContent()) ?? ''
  await administrator.getByLabel('The code that the app shows now').fill(totp(secret.replaceAll(' ', '')))
  await administrator.getByRole('button', { name: 'Turn on' }).click()
  await administrator.getByRole('button', { name: 'I have kept them' }).click()
  await expect(administrator.getByRole('button', { name: 'Turn off' })).toBeHidden()
  await administrator.getByRole('button', { name: 'Make it optional' }).click()
  await expect(administrator.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await openScreen(editor, '/admin/content/partners')
  await expect(editor.locator('main h1')).toHaveText('Partners')
  await ruling.close()
  await writing.close()
})

test('a passkey is added, signs in on the page and in place, and is removed', async ({ browser, desk }) => {
  const email = 'theo.vale@tamarack.example'
  const context = await somebody(browser, desk, 'tamarack', { email, role: 'editor' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openScreen(page, '/admin/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What to call it').fill('Press box laptop')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(rowOf(page, 'Press box laptop')).toContainText('not used yet')

  await context.clearCookies()
  await page.goto('/login?returnTo=/admin/account')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(rowOf(page, 'Press box laptop')).toContainText('last used')
  await context.clearCookies()
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await choose(page, 'Press box laptop', 'Remove')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rowOf(page, 'Press box laptop')).toBeHidden()
  await context.clearCookies()
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('That passkey is not known here')
  await context.close()
})

test('a key is shown once, opens the door for stat files, and no more when it is revoked', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'halcyon')
  const page = await context.newPage()
  await openScreen(page, '/admin/keys')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Which program, and where').fill('Boathouse laptop')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const secret = (await page.getByLabel('The key', { exact: true }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('body')).not.toContainText(secret)
  const send = async () => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/xml' }
    return (await context.request.post('/api/v2/stats/files', { headers, data: '<nothing/>' })).status()
  }
  expect(await send(), 'let in, and refused for what is in it').toBe(422)
  await page.getByRole('button', { name: 'Revoke Boathouse laptop' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Boathouse laptop is revoked.')).toBeVisible()
  expect(await send()).toBe(401)
  await context.close()
})

test('an operator makes a school; its first administrator comes by mail and cannot be the last to go', async ({
  browser,
  desk,
}) => {
  test.setTimeout(120_000)
  const operator = { email: 'operator@platform.example', role: 'administrator', isOperator: true } as const
  const context = await somebody(browser, desk, 'halcyon', operator)
  const page = await context.newPage()
  await openScreen(page, '/admin/schools')
  await page.getByRole('link', { name: 'New school' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Northfold University')
  await expect(page.getByLabel('Short name')).toHaveValue('northfold')
  await page.getByLabel('Host names').fill('northfold.localhost')
  await page.getByLabel('Second color', { exact: true }).fill('#1f3a60')
  await expect(page.getByText(/too much alike/)).toBeVisible()
  await page.getByLabel('E-mail address').fill('lena@northfold.example')
  await expect(page.getByRole('button', { name: 'Make the school' })).toBeDisabled()
  await page.getByLabel('Second color', { exact: true }).fill('#f2c14e')
  await page.getByLabel("Women's Rowing").check()
  await page.getByRole('button', { name: 'Make the school' }).click()
  await expect(page.getByRole('heading', { name: 'Northfold University is ready' })).toBeVisible()

  const origin = desk.originOf('halcyon').replace('localhost', 'northfold.localhost')
  const path = await invitationOf(desk, 'lena@northfold.example')
  const lena = await accept(browser, origin, path, 'Lena Osei')
  await openScreen(lena, '/admin/people')
  await choose(lena, 'Lena Osei', 'Change role or teams')
  await lena.getByLabel('Editor').check()
  await lena.getByRole('button', { name: 'Save' }).click()
  await expect(lena.getByRole('alert')).toContainText('This is the only administrator.')

  await openScreen(page, '/admin/schools')
  await choose(page, 'Northfold University', 'Delete')
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await page.getByLabel('Type northfold to delete it').fill('northfold')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(/Northfold University is gone/)).toBeVisible()
  await context.close()
  await lena.context().close()
})

test('a look is tried on the real pages, refused in words where it cannot be read, and put on the site', async ({
  browser,
  desk,
}) => {
  const context = await desk.signedIn(browser, 'tamarack')
  const page = await context.newPage()
  await openScreen(page, '/admin/brand')
  const before = await page.getByLabel('Main color', { exact: true }).inputValue()
  const preview = page.frameLocator('iframe[title="Preview of /"]')
  const color = (frame: typeof preview) =>
    frame.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-primary'))
  await page.getByLabel('Main color', { exact: true }).fill('#4b1d6b')
  await expect.poll(() => color(preview)).toBe('#4b1d6b')
  await page.getByLabel('Second color', { exact: true }).fill('#4b1d6c')
  await expect(page.getByRole('alert')).toContainText('too much alike')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Put it on the site' })).toBeDisabled()
  const second = () =>
    preview.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand-secondary'))
  await expect.poll(second, 'what is refused is looked at').toBe('#4b1d6c')
  await expect(page.getByText('Refused: not for the site')).toBeVisible()
  await page.getByLabel('Second color', { exact: true }).fill('#f2d16b')
  await page.getByLabel('Heritage').check()
  await expect
    .poll(() =>
      preview
        .locator('h1, h2')
        .first()
        .evaluate((title) => getComputedStyle(title).fontFamily),
    )
    .toContain('Georgia')
  await page.getByRole('button', { name: 'Put it on the site' }).click()
  await expect(page.getByText('The site has its new look, on every page.')).toBeVisible()
  const reader = await browser.newPage({ baseURL: desk.originOf('tamarack') })
  await expect(async () => {
    await reader.goto('/')
    expect(
      await reader.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand-primary'),
      ),
    ).toBe('#4b1d6b')
  }).toPass()
  expect(before).not.toBe('#4b1d6b')
  await reader.close()
  await context.close()
})

const screens = [
  'account',
  'people',
  'people?invite=1',
  'people/log',
  'keys',
  'brand',
  'features',
  'schools',
  'schools/new',
]
/** Colors do not depend on the width: every screen is looked at in both and at both without being so four times. */
for (const [colorScheme, axeWidth] of [
  ['light', 390],
  ['dark', 1440],
] as const)
  test(`${colorScheme}: the screens of people and schools have no fault at 390 and 1440, and fit 320`, async ({
    browser,
    desk,
  }) => {
    test.setTimeout(180_000)
    const operator = {
      email: `${colorScheme}@platform.example`,
      role: 'administrator',
      isOperator: true,
    } as const
    const context = await somebody(browser, desk, 'halcyon', operator, { colorScheme })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    for (const screen of screens) {
      await openScreen(page, `/admin/${screen}`)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${screen} at ${width}`).toBeLessThanOrEqual(0)
        if (width === axeWidth) expect(await accessibilityFaults(page), `${screen} at ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    expect(complaints).toEqual([])
    await context.close()
  })
