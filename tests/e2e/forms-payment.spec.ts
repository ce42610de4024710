import { expect, test } from '@playwright/test'
import { summary, visitForm, ways } from '#tests/support/form-page.ts'

for (const way of ways) {
  test(`${way.title}: a camp is counted by the server and paid at the offline gateway`, async ({
    browser,
  }) => {
    const page = await visitForm(browser, way, 2)
    await page.getByLabel('Name', { exact: false }).first().fill('Pat Walker')
    await page.getByLabel('Email').fill('pat@mail.example')
    await page.getByLabel('Phone').fill('410-555-0123')
    await page.getByLabel('Name of the camper').fill('Robin Walker')
    await page.getByLabel('Date of birth').fill('2015-02-03')
    await page.getByLabel('Session').selectOption('Overnight')
    await page.getByRole('checkbox', { name: 'Ball' }).check()
    await page.getByLabel('Coupon').fill('club25')
    const pay = page.getByRole('button', { name: 'Continue to payment' })
    await pay.click()
    await expect(summary(page).getByRole('link')).toHaveText(['Consent is required.'])
    await page.getByLabel('The camper may take part').check()
    await pay.click()
    await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
    await expect(page).toHaveURL(/\/pay\/[2-9A-Z]{12}/)
    await expect(page.locator('main dl div').last()).toHaveText(/Total\s*\$492\.50/)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('You are registered.')).toBeVisible()
    await page.context().close()
  })
}
