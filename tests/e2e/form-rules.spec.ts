import { expect, type Page, test } from '@playwright/test'
import { group, send, sheet, summary, visitForm, ways } from '#tests/support/form-page.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const notValid = 'This field is not valid.'

/** Every field of the demo's questionnaire: the rule it shows, an answer that breaks it, what is said of it, and one that is right. */
const answers: [rule: string, label: string, wrong: string, message: string, right: string][] = [
  ['required', 'Name', '', 'Name is required.', 'Robin Walker'],
  ['alpha', 'Initials', 'R2', notValid, 'RW'],
  ['email', 'Email', 'robin', 'Please enter a valid email address.', 'robin@mail.example'],
  ['confirm', 'Signature, your name as above', 'Pat', 'Signature does not match.', 'Robin Walker'],
  ['require_one', 'Phone', '', 'Phone or Phone of a parent is required.', ''],
  ['require_one', 'Phone of a parent', '', 'Phone of a parent or Phone is required.', '410-555-0199'],
  ['date_before', 'Date of birth', inDays(400), notValid, '2009-03-14'],
  ['starts_with', 'Social media name, with its @', 'robin', notValid, '@robin'],
  ['length', 'High school', 'x'.repeat(61), 'High school must be between 1 and 60 characters.', 'Easton'],
  ['uppercase', 'State, in two capitals', 'md', notValid, 'MD'],
  ['alphanumeric', 'Student number', 'A-17', notValid, 'A17'],
  ['ends_with', 'School email, which ends with .edu', 'robin@easton.example', notValid, 'robin@easton.edu'],
  ['matches', 'Phone of your coach, as 555-555-0100', '4105550100', notValid, '410-555-0100'],
  ['max', 'Grade point average', '5', 'Grade point average must be no more than 4.', '3.7'],
  ['date_format', 'Month of your last transcript, as 05/2026', 'May 2026', notValid, '05/2026'],
  ['date_after', 'Graduation day', '2020-06-01', notValid, inDays(400)],
  ['date_between', 'Day of a visit, within a year', inDays(500), notValid, inDays(30)],
  ['required', 'Sport', '', 'Sport is required.', 'softball'],
  ['min', 'Varsity seasons', '0', 'Varsity seasons must be at least 1.', '3'],
  ['between', 'Height in inches', '12', notValid, '70'],
  ['number', 'Weight in pounds', 'heavy', 'Weight in pounds must be a number.', '150'],
  ['contains', 'Stronger hand and foot, as right/left', 'right', notValid, 'right/left'],
  ['url', 'Link to your film', 'ftp://film.example', 'Please enter a valid URL.', 'https://film.example/1'],
  ['not', 'Number you would like, other than the retired 12 and 44', '44', notValid, '7'],
  ['symbol', 'How hard you practice, in stars', 'five', notValid, '*****'],
  ['lowercase', 'Your teammates describe you in one word, in small letters', 'Steady', notValid, 'steady'],
  ['length', 'Why', '', 'Your answer is required.', 'My sister\nplayed here.'],
  ['accepted', 'May our coaches ask yours about you?', 'No', notValid, 'Yes'],
  ['is', 'Type RECRUIT to confirm', 'recruit', notValid, 'RECRUIT'],
]

for (const way of ways) {
  test(`${way.title}: every rule that is broken is said beside its field, and right answers are accepted`, async ({
    browser,
  }) => {
    const { siteName } = way.school
    const rows = answers.map(([, label, wrong, message, right]) => ({
      label: label === 'Why' ? `Why ${siteName}?` : label,
      wrong,
      message: message.replace('Your answer', `Your answer to “Why ${siteName}?”`),
      right,
    }))
    const page = await visitForm(browser, way, 10)
    await expect(sheet(page).getByLabel('Phone', { exact: true })).toHaveAccessibleDescription(
      'Fill in this one or “Phone of a parent”: one of the two is required.',
    )
    await expect(sheet(page).getByLabel(/^Email/)).toHaveAttribute('autocomplete', 'email')
    await expect(sheet(page).getByLabel(/^Date of birth/)).toHaveAttribute('autocomplete', 'bday')
    for (const { label, wrong } of rows) await give(page, label, wrong)
    await send(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('heading')).toHaveText('Form incomplete.')
    await expect(summary(page).getByRole('link')).toHaveText(
      rows.map(({ label, message }) => (message === notValid ? `${label}: ${message}` : message)),
    )
    expect(await messagesOf(page)).toEqual(rows.map(({ label, message }) => [label, message]))

    for (const { label, right } of rows) await give(page, label, right)
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('The coaches have your questionnaire.')).toBeVisible()
    await page.context().close()
  })
}

async function give(page: Page, label: string, text: string): Promise<void> {
  const escaped = label.replaceAll(/[.?]/g, '\\$&')
  const control = sheet(page).getByLabel(new RegExp(`^${escaped}( \\* \\(required\\))?$`))
  if (label === 'Sport') await control.selectOption(text)
  else if (text === 'Yes' || text === 'No') await group(page, label).getByLabel(text).check()
  else await control.fill(text)
}

/** What stands beside each field, by its label. */
const messagesOf = (page: Page) =>
  sheet(page)
    .locator('[id$="-message"]')
    .evaluateAll((places) =>
      places
        .map((place) => [
          place.parentElement?.querySelector('legend, label')?.textContent?.replace(/ \*.*$/, '') ?? '',
          place.textContent ?? '',
        ])
        .filter(([, message]) => message !== ''),
    )
