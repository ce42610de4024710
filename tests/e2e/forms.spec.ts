import { expect, test } from '@playwright/test'
import { accessibilityFaults } from '#tests/pages/accessibility.ts'
import { openPage } from '#tests/pages/open-page.ts'
import { schools } from '#tests/pages/schools.ts'
import { group, send, sheet, summary, visitForm } from '#tests/support/form-page.ts'

const [halcyon] = schools

for (const school of schools) {
  test(`${school.key}: a survey has every field, shows its messages after blur and after submit, and is sent once`, async ({
    page,
  }) => {
    await openPage(page, `${school.origin}/form/1`)
    // select, text, textarea, radio, checkbox, date, number, hidden and separator
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
    await expect(
      page.getByRole('combobox', { name: 'Which sport did you see?' }).locator('option').first(),
    ).toHaveText('Select...')
    await expect(page.getByLabel('Where did you sit?')).toHaveValue('Reserved seats')
    await expect(page.getByLabel('Day of the game')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
    await expect(page.getByLabel('Weekly schedule')).toBeChecked()
    await expect(page.locator('input[type="hidden"][value="web"]')).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'Excellent' })).toBeVisible()

    const email = page.getByLabel('Email')
    await email.fill('nobody')
    await expect(page.getByText('Please enter a valid email address.')).toHaveCount(0)
    await email.blur()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.getByLabel('Miles from home').fill('far')
    await page.getByLabel('Miles from home').blur()
    await expect(page.getByText('Miles from home must be a number.')).toBeVisible()
    await page.getByLabel('Miles from home').fill('3001')
    await expect(page.getByText('Miles from home must be no more than 3000.')).toBeVisible()
    await page.getByLabel('Miles from home').fill('12')
    await expect(page.getByText(/^Miles from home must/)).toHaveCount(0)

    // Conditions, and the input of an option with an answer of its own
    await expect(page.getByLabel('Account number')).toBeHidden()
    await page.getByLabel('I have season tickets').check()
    await expect(page.getByLabel('Account number')).toBeVisible()
    await page.getByRole('radio', { name: 'Good', exact: true }).check()
    await expect(page.getByLabel('What would have made it excellent?')).toBeVisible()
    await page.getByRole('radio', { name: 'Excellent' }).check()
    await expect(page.getByLabel('What would have made it excellent?')).toBeHidden()
    await page.getByRole('radio', { name: 'Somewhere else' }).check()
    await page.getByLabel('Other How did you hear of the game?').fill('A bus')

    await send(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('heading')).toHaveText('Form incomplete.')
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required.',
      'Please enter a valid email address.',
      'Your answer to “Which sport did you see?” is required.',
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    await summary(page).getByRole('link').first().click()
    await expect(page.getByLabel(/^Name/)).toBeFocused()
    await page.keyboard.type('Robin Walker')
    await email.fill('robin@mail.example')
    await page.getByRole('combobox', { name: 'Which sport did you see?' }).selectOption({ index: 1 })
    await expect(summary(page)).toHaveCount(0)

    // Disabled while it is sent: a second click sends nothing.
    const gate = Promise.withResolvers<void>()
    let sent = 0
    await page.route('**/api/v2/forms/1/submissions', async (route) => {
      sent++
      await gate.promise
      await route.continue()
    })
    await send(page).click()
    await expect(sheet(page).getByRole('status')).toHaveText('Sending …')
    await expect(email).toBeDisabled()
    gate.resolve()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('make game day better')).toBeVisible()
    await expect(page).toHaveURL(/\/form\/1\?reference=[2-9A-Z]{12}$/)
    expect(sent).toBe(1)
  })

  test(`${school.key}: without JavaScript the server answers with the messages and what was typed`, async ({
    browser,
  }) => {
    const page = await visitForm(browser, { school, hasScripts: false }, 1)
    await expect(page.getByText('Only if “Season tickets” is answered.')).toBeVisible()
    await page.getByLabel('Email').fill('nobody')
    await page.getByLabel('Hot dog').check()
    await page.getByLabel('Popcorn').check()
    await page.getByRole('radio', { name: 'Very good' }).check()
    await page.getByLabel('Where did you sit?').selectOption('Suite')
    await send(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toContainText('Form incomplete.')
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required.',
      'Please enter a valid email address.',
      'Your answer to “Which sport did you see?” is required.',
    ])
    await expect(page.getByLabel('Email')).toHaveValue('nobody')
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(group(page, 'What did you eat or drink?').locator(':checked')).toHaveCount(2)
    await expect(page.getByRole('radio', { name: 'Very good' })).toBeChecked()
    await expect(page.getByLabel('Where did you sit?')).toHaveValue('Suite')

    await page.getByLabel(/^Name/).fill('Robin Walker')
    await page.getByLabel('Email').fill('robin@mail.example')
    await page.getByRole('combobox', { name: 'Which sport did you see?' }).selectOption({ index: 1 })
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await page.reload()
    await expect(page.getByText('make game day better'), 'a refresh sends nothing again').toBeVisible()
    await page.context().close()
  })

  test(`${school.key}: a protected form asks for its code and remembers it for that form alone`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: school.key === 'tamarack' })
    const page = await context.newPage()
    await page.goto(`${school.origin}/form/8`)
    await expect(page, 'it has an address of its own').toHaveURL(/\/protected\/form\/8/)
    await expect(page.locator('h1')).toHaveText('Access code needed')
    await expect(page.locator('main')).not.toContainText('Media Credential')
    const give = async (code: string) => {
      await page.getByLabel('Access code').fill(code)
      await page.getByRole('button', { name: 'Open' }).click()
    }
    await give('guess')
    await expect(page.getByText('This code does not open the page.')).toBeVisible()
    await give(' press-row ')
    await expect(page.locator('h1')).toHaveText('Media Credential Request')
    await expect(page.getByLabel('Outlet')).toBeVisible()
    await page.goto(`${school.origin}/form/8`)
    await expect(page.locator('h1'), 'and remembers').toHaveText('Media Credential Request')
    const cookies = await context.cookies()
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toContainEqual([
      'fieldhouse.access.form.8',
      true,
      'Lax',
    ])
    await context.close()
  })
}

test('a camp is paid at the offline gateway: live total, coupon, messages of checkboxes after change', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/FormSheet.island*', (route) => gate.promise.then(() => route.continue()))
  await page.goto(`${halcyon.origin}/form/2`)
  const total = page.locator('main dl div').last()
  await expect(total).toHaveText(/Total\s*\$325\.00/)
  await page.getByLabel('Session').selectOption('Overnight')
  await page.getByLabel('Email').fill('pat@mail.example')
  gate.resolve()
  await expect(total, 'what was typed before the code came is not lost').toHaveText(/\$495\.00/)
  await expect(page.getByLabel('Email')).toHaveValue('pat@mail.example')
  await page.getByRole('checkbox', { name: 'Ball' }).check()
  await expect(total).toHaveText(/\$517\.50/)
  await expect(page.getByLabel('Roommate wanted')).toBeVisible()
  await expect(group(page, 'Lunch on campus?')).toBeHidden()
  const consent = page.getByLabel('The camper may take part')
  await consent.check()
  await consent.uncheck()
  await expect(page.getByText('Consent is required.')).toBeVisible()
  await consent.check()
  await page.getByLabel('Name', { exact: false }).first().fill('Pat Walker')
  await page.getByLabel('Phone').fill('410-555-0123')
  await page.getByLabel('Name of the camper').fill('Robin Walker')
  await page.getByLabel('Date of birth').fill('2015-02-03')

  const pay = page.getByRole('button', { name: 'Continue to payment' })
  await page.getByLabel('Coupon').fill('NOSUCHCODE')
  await pay.click()
  await expect(summary(page)).toContainText('This coupon is not known, or it was spent.')
  await page.getByLabel('Coupon').fill('club25')
  await expect(total).toHaveText(/\$492\.50/)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  await expect(page).toHaveURL(/\/pay\/[2-9A-Z]{12}$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('You are registered.')).toBeVisible()
})
