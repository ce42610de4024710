import { expect, test } from 'vitest'
import { farFrom, limitNote } from './field-words.ts'

const field = { control: 'text', maxLength: null, max: null, rules: '' } as const

test.each([
  [
    'a text of many lines',
    { ...field, control: 'textarea', maxLength: 1200 } as const,
    'Up to 1,200 characters.',
  ],
  ['a number with an end', { ...field, max: 40 }, 'No more than 40.'],
  ['a number between two', { ...field, rules: 'required|between:48,96' }, 'Between 48 and 96.'],
  ['what has no limits', field, null],
])('%s tells its limits before they are broken', (_, limited, note) => {
  expect(limitNote(limited)).toBe(note)
})

test('a message that fits every field names its own where it is read far from it', () => {
  const height = { label: 'Height in inches' }
  expect(farFrom(height, 'This field is not valid.')).toBe('Height in inches: This field is not valid.')
  expect(farFrom(height, 'Height in inches is required.')).toBe('Height in inches is required.')
})
