import { expect, type Page, test } from '@playwright/test'
import { send, summary, visitForm, ways } from '#tests/support/form-page.ts'

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).fill('Robin Walker')
  await page.getByLabel('Email').fill('robin@mail.example')
  await page.getByRole('radio', { name: 'Very good' }).check()
  await page.getByRole('combobox', { name: 'Which sport did you see?' }).selectOption({ index: 1 })
}

/** The next one is sent with something else than the page has. */
const sendOnce = (page: Page, change: object) =>
  page.route(
    '**/api/v2/forms/1/submissions',
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), ...change } }),
    { times: 1 },
  )

/** What nobody types: a filler of forms, or a page that was open for days. */
const put = (page: Page, name: string, text: string) =>
  page.locator(`main form [name="${name}"]`).evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, text)

for (const way of ways) {
  for (const [what, name, said] of [
    ['whose trap a browser filled in', 'blank', 'send the form once more'],
    ['whose start is not good any more', 'startedAt', 'Send it again'],
  ] as const)
    test(`${way.title}: a form ${what} comes back as it was typed, and is sent by the next click`, async ({
      browser,
    }) => {
      const page = await visitForm(browser, way, 1)
      await fillIn(page)
      await (way.hasScripts ? sendOnce(page, { [name]: '1.x' }) : put(page, name, '1.x'))
      await send(page).click()
      await expect(summary(page)).toContainText(said)
      await expect(page.getByLabel(/^Name/)).toHaveValue('Robin Walker')
      await expect(page.getByLabel('Email')).toHaveValue('robin@mail.example')
      const thanks = page.getByRole('heading', { name: 'Thank you' })
      await expect(async () => {
        // On a busy machine the page that thanks may still be on its way from the last click.
        if (!(await thanks.isVisible())) await send(page).click({ timeout: 2_000 })
        await expect(thanks).toBeVisible({ timeout: 2_000 })
      }, 'a moment later').toPass({ timeout: 60_000 })
      await page.context().close()
    })
}
