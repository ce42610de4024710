import { type Browser, expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { tenants } from '#server/db/schema/tenants.ts'
import { createSchool } from '#tests/factories/school.ts'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { emptySchool } from '#tests/support/empty-school.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'

// One server for all, because its console has the addresses of the first administrators.
test.describe.configure({ mode: 'serial' })

/** One renders on the server, the other in the browser. */
const schools = ['east', 'west'] as const
type SchoolKey = (typeof schools)[number]

const hiddenRoster = '/hidden/sports/football/roster'
const password = 'correct horse battery'
const emailOf = (key: SchoolKey) => `first@${key}.edu`

let server: RunningServer
let dispose: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const school = await emptySchool(async (services) => {
    for (const key of schools) await createSchool(services, key)
    const [west] = await services.database.platform.select().from(tenants).where(eq(tenants.key, 'west'))
    if (!west) throw new Error('There is no west')
    await services.database.platform
      .update(tenants)
      .set({ configuration: { ...west.configuration, disableSSR: true } })
      .where(eq(tenants.key, 'west'))
  })
  dispose = school.dispose
  server = await startServer(school.env)
})
test.afterAll(async () => {
  await server.stop()
  await dispose()
})

const originOf = (key: SchoolKey) => `http://${key}.localhost:${new URL(server.origin).port}`

async function signIn(page: Page, key: SchoolKey) {
  await page.getByLabel('E-mail address').fill(emailOf(key))
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const withoutScripts = async (browser: Browser, run: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await run(await context.newPage())
  await context.close()
}

for (const key of schools)
  test(`${key}: the first start prints a one-time address that creates the administrator, who invites others`, async ({
    page,
  }) => {
    const printed = new RegExp(`${originOf(key)}/invitation\\?token=[\\w-]+`)
    await expect.poll(() => server.log()).toMatch(printed)
    const address = printed.exec(server.log())?.[0] ?? ''
    await openPage(page, address)
    await expect(page.getByText('You will be administrator of this site.')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Your name').fill('First Person')
    await page.getByLabel('E-mail address').fill(emailOf(key))
    await page.getByLabel(/^New password/).fill(password)
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect(page).toHaveURL(new RegExp(`^${originOf(key)}/admin`))
    await openPage(page, `${originOf(key)}/account`)
    await expect(page.getByText(`School ${key}: administrator`)).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('E-mail address of the person').fill('second@east.edu')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('region', { name: 'The invitation is on its way' })).toBeFocused()
    await page.goto(address)
    await expect(page.getByText('This one was used')).toBeVisible()
  })

for (const key of schools)
  test(`${key}: an anonymous visitor on a hidden page goes to /login and comes back, with and without JavaScript`, async ({
    page,
    browser,
  }) => {
    const hidden = originOf(key) + hiddenRoster
    await openPage(page, hidden)
    await expect(page).toHaveURL(`${originOf(key)}/login?returnTo=${encodeURIComponent(hiddenRoster)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await page.getByLabel('E-mail address').fill(emailOf(key))
    await page.getByLabel('Password').fill('not the right one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const answer = page.getByRole('region', { name: 'That did not work' })
    await expect(answer).toContainText('The e-mail address or the password is not right.')
    await expect(answer).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Sign In/)
    await expect(page.getByLabel('E-mail address')).toHaveValue(emailOf(key))
    await expect(page.getByLabel('Password')).toHaveValue('')
    await signIn(page, key)
    await expect(page).toHaveURL(hidden)
    await expect(page.locator('main')).toContainText(`Of-${key}`)
    const unread = await page.request.get(`http://localhost:${new URL(server.origin).port}${hiddenRoster}`, {
      headers: { host: new URL(originOf(key)).host },
      maxRedirects: 0,
    })
    expect(unread.status(), 'the page that was opened is kept for nobody else').toBe(302)

    await withoutScripts(browser, async (reader) => {
      await reader.goto(hidden)
      await expect(reader.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
      await signIn(reader, key)
      await expect(reader.locator('main')).toContainText(`Of-${key}`)
      expect(new URL(reader.url()).pathname).toBe(hiddenRoster)
      await reader.goto(`${originOf(key)}/account`)
      await reader.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(reader.getByRole('region', { name: 'You are signed out everywhere' })).toContainText(
        'You are signed out everywhere',
      )
    })
    await page.goto(`${originOf(key)}/account`)
    await expect(page, 'signed out in the other browser too').toHaveURL(/\/login\?returnTo=%2Faccount/)
    await signIn(page, key)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('region', { name: 'You are signed out' })).toContainText('You are signed out')
    await page.goto(hidden)
    await expect(page).toHaveURL(/\/login\?/)
  })
