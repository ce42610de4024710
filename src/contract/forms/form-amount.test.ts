import { expect, test } from 'vitest'
import type { Form } from '../forms.ts'
import type { FormValues } from '../shapes/form-schema.ts'
import { sampleField, sampleOption, sampleSchema } from '../testing/form-sample.ts'
import { amountDue } from './form-amount.ts'

const sizes = [sampleOption('Week', { paymentAmount: 325 }), sampleOption('Days', { paymentAmount: 185.5 })]
const extras = [
  sampleOption('Shirt', { paymentAmount: 15 }),
  sampleOption('Ball', { paymentAmount: 22.5 }),
  sampleOption('Nothing', { paymentAmount: null }),
  sampleOption('Refund', { paymentAmount: -50 }),
]
const fields = [
  sampleField(1, 'N', { title: 'Seats' }),
  sampleField(2, 'R', { title: 'Session', options: sizes }),
  sampleField(3, 'C', { title: 'Extras', options: extras }),
  sampleField(4, 'C', {
    title: 'Late',
    options: [sampleOption('Bus', { paymentAmount: 5 })],
    conditions: [{ fieldId: 2, rule: 'Is', option: null, value: 'Days' }],
  }),
  sampleField(5, 'N', {
    title: 'Nights',
    conditions: [{ fieldId: 2, rule: 'Is', option: null, value: 'Days' }],
  }),
]

const fixed = { paymentEnabled: true, paymentFormType: 'fixed', paymentAmount: 25 } as const
const quantity = {
  paymentEnabled: true,
  paymentFormType: 'quantity',
  paymentAmount: 45,
  paymentQuantityField: 1,
  paymentMaxQuantity: 8,
} as const
const options = { paymentEnabled: true, paymentFormType: 'options', paymentAmount: 999 } as const

test.each<[string, Partial<Form>, FormValues, [label: string, quantity: number, cents: number][]]>([
  ['a form without payment is free', { ...fixed, paymentEnabled: false }, {}, []],
  ['a fixed price', fixed, {}, [['Banquet', 1, 2500]]],
  [
    'a fixed price, however many',
    { ...fixed, paymentQuantityField: 1 },
    { 'field-1': '3' },
    [['Banquet', 1, 2500]],
  ],
  ['a payment of no type is fixed', { ...fixed, paymentFormType: null }, {}, [['Banquet', 1, 2500]]],
  ['the price as often as the quantity says', quantity, { 'field-1': '3' }, [['Banquet', 3, 13500]]],
  ['no more than may be bought at once', quantity, { 'field-1': '900' }, [['Banquet', 8, 36000]]],
  ['nothing for no quantity', quantity, { 'field-1': '0' }, []],
  ['nothing for what is no whole number', quantity, { 'field-1': '1.5' }, []],
  ['nothing for less than nothing', quantity, { 'field-1': '-2' }, []],
  [
    'one where no field says how many',
    { ...quantity, paymentQuantityField: null },
    {},
    [['Banquet', 1, 4500]],
  ],
  ['one where the field is gone', { ...quantity, paymentQuantityField: 99 }, {}, [['Banquet', 1, 4500]]],
  [
    'one where a condition hides the field, whatever was sent for it',
    { ...quantity, paymentQuantityField: 5 },
    { 'field-2': 'Week', 'field-5': '0' },
    [['Banquet', 1, 4500]],
  ],
  [
    'as many as the field says where its condition holds',
    { ...quantity, paymentQuantityField: 5 },
    { 'field-2': 'Days', 'field-5': '2' },
    [['Banquet', 2, 9000]],
  ],
  ['the chosen option', options, { 'field-2': 'Days' }, [['Session: Days', 1, 18550]]],
  [
    'all chosen options, each once',
    options,
    { 'field-2': 'Week', 'field-3': ['Shirt', 'Ball', 'Ball', 'Nothing'] },
    [
      ['Session: Week', 1, 32500],
      ['Extras: Shirt', 1, 1500],
      ['Extras: Ball', 1, 2250],
    ],
  ],
  [
    'chosen options as often as the quantity says',
    { ...options, paymentQuantityField: 1 },
    { 'field-1': '2', 'field-2': 'Week' },
    [['Session: Week', 2, 65000]],
  ],
  ['nothing for an option that is not there', options, { 'field-2': 'Year' }, []],
  ['nothing off for an option below zero', options, { 'field-3': ['Refund'] }, []],
  [
    'nothing for an option of a field that is hidden',
    options,
    { 'field-2': 'Week', 'field-4': ['Bus'] },
    [['Session: Week', 1, 32500]],
  ],
])('%s', (_, form, values, expected) => {
  const { lines, total } = amountDue(sampleSchema(fields, form), values)
  expect(lines.map(({ label, quantity, cents }) => [label, quantity, cents])).toEqual(expected)
  expect(total).toBe(expected.reduce((sum, [, , cents]) => sum + cents, 0))
})

test.each([
  ['takes its amount off', 10, true, [2500, -1000], 1500],
  ['never takes off more than there is', 40, true, [2500, -2500], 0],
  ['takes nothing off when none was given', 10, false, [2500], 2500],
  ['is worth nothing where the form has none', null, true, [2500], 2500],
])('a coupon %s', (_, couponAmount, hasCoupon, cents, total) => {
  const due = amountDue(sampleSchema([], { ...fixed, couponAmount }), {}, hasCoupon)
  expect(due.lines.map((line) => line.cents)).toEqual(cents)
  expect(due.total).toBe(total)
})

test('amounts that binary fractions cannot hold are exact in cents', () => {
  const schema = sampleSchema(fields, { ...quantity, paymentAmount: 19.99 })
  expect(amountDue(schema, { 'field-1': '3' }).total).toBe(5997)
})
