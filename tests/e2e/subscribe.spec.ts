import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'
import { newestMessage } from '#tests/support/outbox.ts'

const outbox = join(
  process.env.FIELDHOUSE_TEST_DATA ?? join('test-results', `var-${process.env.FIELDHOUSE_TEST_PORT}`),
  'outbox',
)

/** The address of a link in the newest message, once that is of the kind that is waited for. */
async function linkTo(email: string, path: string): Promise<string> {
  const find = async () =>
    new RegExp(`http://\\S+${path}\\?token=[\\w-]{43}`).exec(
      (await newestMessage(outbox, email)) ?? '',
    )?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

async function journey(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/subscribe`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('checkbox', { name: /^All news/ }).uncheck()
  await page
    .getByRole('checkbox', { name: /^(Football|Softball)$/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('region').filter({ hasText: 'Look into your inbox' })).toBeVisible()

  const link = await linkTo(email, '/subscribe/confirm')
  expect(link.startsWith(origin)).toBe(true)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('region').filter({ hasText: 'You are subscribed' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByRole('region').filter({ hasText: 'no longer good' })).toBeVisible()

  await page.goto(await linkTo(email, '/subscribe/leave'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL(`${origin}/unsubscribed`)
  await expect(page.locator('h1')).toHaveText('Unsubscribed')
}

for (const { key, origin } of schools) {
  // One school with scripts and one without: the other two ways are made of the same parts.
  test.describe(key, () => {
    test.use({ javaScriptEnabled: key === 'tamarack' })

    test(`${key}: a fan subscribes, confirms from the mail and unsubscribes`, async ({ page }) => {
      await journey(page, origin, `fan-${key}-${Date.now()}@mail.example`)
    })
  })
}
