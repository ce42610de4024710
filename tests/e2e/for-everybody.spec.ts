import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'
import { newestMessage } from '#tests/support/outbox.ts'

const outbox = join(
  process.env.FIELDHOUSE_TEST_DATA ?? join('test-results', `var-${process.env.FIELDHOUSE_TEST_PORT}`),
  'outbox',
)
const offices = { halcyon: 'accessibility@halcyonstate.example', tamarack: 'access@tamarack.example' }

for (const { key, origin } of schools)
  test(`${key}: the footer leads to the accessibility statement, whose form reaches the office without JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    // Without scripts a school that draws in the browser goes on by itself to the page that its server draws.
    await page.goto(`${origin}/partners?ssr=1`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
    await page.getByLabel('What is it about?').selectOption('document')
    const message = `The media guide of ${key} in large print`
    await page.getByLabel('Your message (required)').fill(message)
    await page.getByLabel('Your e-mail address').fill('robin@mail.example')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your message was sent' })).toBeVisible()
    await expect.poll(() => newestMessage(outbox, offices[key])).toContain(message)
    expect(await newestMessage(outbox, offices[key])).toContain('Reply-To: robin@mail.example')
    await page.close()
  })

test('what somebody prefers is kept on the device, and holds on the next pages before they are painted', async ({
  page,
}) => {
  await page.goto('/preferences')
  const small = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await page.getByRole('checkbox', { name: 'Nothing moves' }).press('Space')
  await page.getByRole('checkbox', { name: 'Much larger text' }).press('Space')
  await expect(
    page.getByRole('status').filter({ hasText: 'Chosen: Nothing moves, Much larger text.' }),
  ).toBeVisible()
  // The body has begun, and nothing but its first lines is there.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { looksAtFirst: getComputedStyle(document.documentElement).fontSize }),
    ),
  )
  await page.goto('/')
  expect(await page.evaluate(() => (window as unknown as { looksAtFirst: string }).looksAtFirst)).toBe(
    `${Number.parseFloat(small) * 1.5}px`,
  )
  // Nobody has to press anything for it.
  await expect(page.getByRole('button', { name: 'Play This season' })).toBeVisible()
  await page.goto('/preferences')
  await expect(page.getByRole('checkbox', { name: 'Nothing moves' })).toBeChecked()
  await page.getByRole('button', { name: 'As the school has it' }).click()
  await expect(page.getByRole('checkbox', { name: 'Nothing moves' })).not.toBeChecked()
  await page.goto('/partners')
  expect(await page.evaluate(() => [document.documentElement.dataset.looks, localStorage.looks])).toEqual([
    undefined,
    undefined,
  ])
})

test('dates are said in plain words, and pictures by their descriptions, for who asks', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('looks', 'dates bare\n'))
  await page.goto('/archives')
  await expect(page.locator('main time[data-plain]').first()).toHaveAttribute(
    'data-plain',
    /^\w+day, \w+ \d+, \d{4}$/,
  )
  await expect(page.locator('main img[src]:not([alt=""])')).toHaveCount(0)
})
