import { expect, test } from 'vitest'
import type { FormField } from '../forms.ts'
import { sampleField, sampleOption, sampleSchema } from '../testing/form-sample.ts'
import { type FieldHistory, showsMessages, validateForm } from './form-validation.ts'

const options = [sampleOption('Small', { value: 's' }), sampleOption('Large', { value: 'l' })]

test.each<[string, FormField, string | string[] | undefined, string | null]>([
  [
    'a required text that was not sent',
    sampleField(1, 'T', { required: true }),
    undefined,
    'Field 1 is required.',
  ],
  ['a required text of blanks', sampleField(1, 'T', { required: true }), '   ', 'Field 1 is required.'],
  ['a required text', sampleField(1, 'T', { required: true }), 'Ann', null],
  [
    'a required select at Select...',
    sampleField(1, 'S', { required: true, options }),
    '',
    'Field 1 is required.',
  ],
  [
    'a required checkbox list without a check',
    sampleField(1, 'C', { required: true, options }),
    [],
    'Field 1 is required.',
  ],
  ['a required checkbox list with one check', sampleField(1, 'C', { required: true, options }), 's', null],
  ['a text at its length', sampleField(1, 'T', { maxLength: 3 }), 'abc', null],
  [
    'a text above its length',
    sampleField(1, 'T', { maxLength: 3 }),
    'abcd',
    'Field 1 must be between 1 and 3 characters.',
  ],
  ['a textarea whose line breaks count once', sampleField(1, 'A', { maxLength: 3 }), 'a\r\nb', null],
  ['a number at its maximum', sampleField(1, 'N', { maxQuantity: 12 }), '12', null],
  [
    'a number above its maximum',
    sampleField(1, 'N', { maxQuantity: 12 }),
    '13',
    'Field 1 must be no more than 12.',
  ],
  ['a number that is none', sampleField(1, 'N'), 'twelve', 'Field 1 must be a number.'],
  ['an email address', sampleField(1, 'T', { isEmailField: true }), 'ann@example.edu', null],
  [
    'no email address',
    sampleField(1, 'T', { isEmailField: true }),
    'ann',
    'Please enter a valid email address.',
  ],
  ['an email address left out', sampleField(1, 'T', { isEmailField: true }), '', null],
  ['an option', sampleField(1, 'R', { options }), 'l', null],
  ['what is no option of a radio list', sampleField(1, 'R', { options }), 'xl', 'This field is not valid.'],
  ['what is no option of a select', sampleField(1, 'S', { options }), 'xl', 'This field is not valid.'],
  [
    'what is partly no option of a checkbox list',
    sampleField(1, 'C', { options }),
    ['s', 'xl'],
    'This field is not valid.',
  ],
  ['a day', sampleField(1, 'D'), '2028-02-29', null],
  ['a day that the calendar does not have', sampleField(1, 'D'), '2026-02-29', 'This field is not valid.'],
  ['a month that the calendar does not have', sampleField(1, 'D'), '2026-13-01', 'This field is not valid.'],
  ['a day written otherwise', sampleField(1, 'D'), '11/15/2026', 'This field is not valid.'],
  ['a required day left out', sampleField(1, 'D', { required: true }), '', 'Field 1 is required.'],
  ['anything hidden', sampleField(1, 'H', { required: true }), '', null],
])('%s', (_, field, value, message) => {
  const errors = validateForm(sampleSchema([field]), value === undefined ? {} : { 'field-1': value })
  expect(errors).toEqual(message === null ? {} : { 'field-1': [message] })
})

test.each([
  ['0', 'Seats must be at least 1.'],
  ['9', 'Seats must be no more than 8.'],
  ['2.5', 'This field is not valid.'],
  ['', 'Seats is required.'],
])('a quantity of %j is refused', (value, message) => {
  const schema = sampleSchema([sampleField(1, 'N', { title: 'Seats' })], {
    paymentEnabled: true,
    paymentFormType: 'quantity',
    paymentQuantityField: 1,
    paymentMaxQuantity: 8,
  })
  expect(validateForm(schema, { 'field-1': value })).toEqual({ 'field-1': [message] })
  expect(validateForm(schema, { 'field-1': '8' })).toEqual({})
})

test('a field that its condition hides is not validated', () => {
  const schema = sampleSchema([
    sampleField(1, 'R', { options }),
    sampleField(2, 'T', {
      required: true,
      conditions: [{ fieldId: 1, rule: 'Is', option: { title: 'Large', value: 'l' }, value: null }],
    }),
  ])
  expect(validateForm(schema, { 'field-1': 's' })).toEqual({})
  expect(validateForm(schema, { 'field-1': 'l' })).toEqual({ 'field-2': ['Field 2 is required.'] })
})

const untouched: FieldHistory = { isBlurred: false, isChanged: false, isSubmitted: false }

test.each([
  ['not before anything happened', 'text', {}, false],
  ['not while typing', 'text', { isChanged: true }, false],
  ['after blur', 'text', { isBlurred: true }, true],
  ['for a checkbox after change', 'checkbox', { isChanged: true }, true],
  ['for a checkbox not after blur alone', 'checkbox', { isBlurred: true }, false],
  ['always after submit', 'text', { isSubmitted: true }, true],
  ['for a checkbox, too, always after submit', 'checkbox', { isSubmitted: true }, true],
] as const)('messages appear %s', (_, control, history, expected) => {
  expect(showsMessages({ control }, { ...untouched, ...history })).toBe(expected)
})
