import { expect, test } from '@playwright/test'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { silentDocuments } from '#tests/pages/silent-documents.ts'
import { goToForm, sheet, visitForm, ways } from '#tests/support/form-page.ts'

const [, tamarack] = schools

const statuses = [
  [5, 'Not open yet', /This form is not open yet\. It opens on \w+day, \w+ \d+, \d{4} at 9:00 AM\./],
  [4, 'Closed', 'Entries have closed.'],
  [6, 'Full', 'The club is full for this year.'],
] as const

for (const way of ways) {
  test(`${way.title}: a form is active, pending with its date, closed with its message, or full`, async ({
    browser,
  }) => {
    const page = await visitForm(browser, way, 9)
    await expect(sheet(page)).toBeVisible()
    for (const [id, status, text] of statuses) {
      await goToForm(page, way, id)
      await expect(page.getByRole('heading', { name: status, exact: true })).toBeVisible()
      await expect(page.locator('main')).toContainText(text)
      await expect(sheet(page)).toHaveCount(0)
    }
    await page.context().close()
  })
}

test('a form that cannot be read says so in its place, and what is wrong with it is logged', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  let change: object = { type: '?' }
  await silentDocuments(page)
  await page.route('**/api/v2/forms/3', async (route) => {
    // Requests outside of the browser know no host names but localhost.
    const response = await route.fetch({ url: route.request().url().replace('tamarack.', '') })
    const form = await response.json()
    await route.fulfill({ response, json: { ...form, fields: [{ ...form.fields[0], ...change }] } })
  })
  for (const [broken, reason] of [
    [{ type: '?' }, 'Form match error: field type [?] not found'],
    [{ validation: 'requierd' }, "There is no rule 'requierd'."],
  ] as const) {
    change = broken
    await openPage(page, `${tamarack.origin}/form/3`)
    await expect(page.getByRole('heading', { name: 'Error parsing the form schema' })).toBeVisible()
    expect(logged.join('\n')).toContain(reason)
  }
})
