import { expect, test } from '@playwright/test'
import { group, sheet, visitForm, ways } from '#tests/support/form-page.ts'

/** A field of the demo's survey for every letter. A browser's own kind of number field would hide from us what is none. */
const fields: [letter: string, label: string, type: string, holds: string][] = [
  ['T', 'Account number', 'text', ''],
  ['S', 'Which sport did you see?', 'select-one', ''],
  ['D', 'Day of the game', 'date', 'today'],
  ['Q', 'How many came with you?', 'select-one', ''],
  ['O', 'Where did you sit?', 'select-one', 'Reserved seats'],
  ['N', 'Miles from home', 'text', ''],
  ['A', 'What keeps you away?', 'textarea', ''],
]

const lists: [letter: string, legend: string, type: string, options: number, checked: string[]][] = [
  ['B', 'Season tickets', 'checkbox', 1, []],
  ['R', 'How did you hear of the game?', 'radio', 6, []],
  ['5', 'The day as a whole', 'radio', 5, []],
  ['Y', 'Will you come again?', 'radio', 2, []],
  ['C', 'What did you eat or drink?', 'checkbox', 5, []],
  ['M', 'What did you enjoy?', 'checkbox', 4, []],
  ['Z', 'What did you use?', 'checkbox', 4, []],
  ['P', 'Which giveaway did you get?', 'checkbox', 3, []],
  ['L', 'Letters you would like', 'checkbox', 3, ['Weekly schedule']],
]

for (const way of ways) {
  test(`${way.title}: every field letter is its control, and holds what it starts with`, async ({
    browser,
  }) => {
    const page = await visitForm(browser, way, 1)
    // '-', a separator shown as raw html, and H, a hidden input
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
    await expect(sheet(page).locator('input[type="hidden"][value="web"]')).toHaveCount(1)
    for (const [, label, type, value] of fields) {
      const control = sheet(page).getByLabel(label).first()
      await expect(control, label).toHaveJSProperty('type', type)
      await expect(control, label).toHaveValue(value === 'today' ? /^\d{4}-\d{2}-\d{2}$/ : value)
      if (type === 'select-one') await expect(control.locator('option').first()).toHaveText('Select...')
    }
    for (const [, legend, type, options, checked] of lists) {
      const list = group(page, legend)
      await expect(list.locator(`input[type="${type}"]`), legend).toHaveCount(options)
      const held = list.locator('input:checked')
      expect(await held.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')))).toEqual(
        checked,
      )
    }
    await page.context().close()
  })
}
