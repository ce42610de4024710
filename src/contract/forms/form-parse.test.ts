import { describe, expect, test, vi } from 'vitest'
import type { Form, FormField } from '../forms.ts'
import { FormSchemaError } from '../shapes/form-schema.ts'
import { sampleField, sampleForm, sampleOption, sampleSchema } from '../testing/form-sample.ts'
import { parseForm } from './form-parse.ts'

const parsed = (field: FormField, form: Partial<Form> = {}) => {
  const [first] = sampleSchema([field], form).fields
  if (!first) throw new Error('nothing was parsed')
  return first
}

const three = [
  sampleOption('Third', { id: 3, rank: 3 }),
  sampleOption('First', { id: 1, rank: 1 }),
  sampleOption('Second', { id: 2, rank: 2 }),
]

test.each([
  ['S', 'select'],
  ['Q', 'select'],
  ['O', 'select'],
  ['T', 'text'],
  ['A', 'textarea'],
  ['R', 'radio'],
  ['Y', 'radio'],
  ['5', 'radio'],
  ['C', 'checkbox'],
  ['B', 'checkbox'],
  ['M', 'checkbox'],
  ['Z', 'checkbox'],
  ['P', 'checkbox'],
  ['L', 'checkbox'],
  ['D', 'date'],
  ['N', 'number'],
  ['H', 'hidden'],
  ['-', 'separator'],
])('the letter %s is a %s', (type, control) => {
  expect(parsed(sampleField(12, type))).toMatchObject({ name: 'field-12', control })
})

describe('errors', () => {
  test.each(['X', 's', '', 'toString', '__proto__'])("an unknown type '%s' is logged by its name", (type) => {
    const log = vi.fn<(message: string, error: unknown) => void>()
    const form = sampleForm([sampleField(1, type)])
    expect(() => parseForm(form, { today: '2026-11-15', log })).toThrow('Error parsing the form schema')
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'Error parsing the form schema',
      new Error(`Form match error: field type [${type}] not found`),
    )
  })

  test.each([
    ['no fields', { ...sampleForm([]), fields: null }],
    ['a field that is nothing', { ...sampleForm([]), fields: [null] }],
    ['a field without options', sampleForm([{ ...sampleField(1, 'S'), options: null as never }])],
    ['a field without a title', sampleForm([{ ...sampleField(1, 'T'), title: undefined as never }])],
  ])('any parse failure is the same error: %s', (_, form) => {
    const parse = () => parseForm(form as Form, { today: '2026-11-15', log: () => {} })
    expect(parse).toThrow(FormSchemaError)
    expect(parse).toThrow('Error parsing the form schema')
  })
})

describe('rules', () => {
  test.each<[string, FormField, string]>([
    ['a field that asks for nothing has none', sampleField(1, 'T'), ''],
    ['required gives a required rule', sampleField(1, 'T', { required: true }), 'required'],
    [
      'maxLength above 0 gives a length rule of 1 to that number',
      sampleField(1, 'T', { maxLength: 80 }),
      'length:1,80',
    ],
    ['maxLength of 0 gives none', sampleField(1, 'T', { maxLength: 0 }), ''],
    [
      'maxQuantity above 0 gives a maximum value rule',
      sampleField(1, 'N', { maxQuantity: 12 }),
      'number|max:12',
    ],
    ['maxQuantity of 0 gives none', sampleField(1, 'N', { maxQuantity: 0 }), 'number'],
    ['an email field gets an email rule', sampleField(1, 'T', { isEmailField: true }), 'email'],
    [
      'rules are separated by pipes',
      sampleField(1, 'T', { required: true, maxLength: 9, isEmailField: true }),
      'required|length:1,9|email',
    ],
    [
      'a hidden input has none, for nobody could correct it',
      sampleField(1, 'H', { required: true, maxLength: 3 }),
      '',
    ],
    ['a separator has none', sampleField(1, '-', { required: true }), ''],
  ])('%s', (_, field, rules) => {
    expect(parsed(field).rules).toBe(rules)
  })

  test("the form's own email field gets an email rule", () => {
    expect(parsed(sampleField(1, 'T'), { emailField: 1 })).toMatchObject({ isEmail: true, rules: 'email' })
  })

  const bought = { paymentEnabled: true, paymentFormType: 'quantity', paymentQuantityField: 1 } as const

  test.each<[string, FormField, Partial<Form>, string]>([
    [
      'up to what may be bought at once',
      sampleField(1, 'N', { maxQuantity: 20 }),
      { ...bought, paymentMaxQuantity: 8 },
      'required|number|min:1|max:8|matches:/^[0-9]+$/',
    ],
    [
      'up to what the field allows',
      sampleField(1, 'N', { maxQuantity: 4 }),
      { ...bought, paymentMaxQuantity: 8 },
      'required|number|min:1|max:4|matches:/^[0-9]+$/',
    ],
    [
      'also when it is hidden, where it could be tampered with',
      sampleField(1, 'H'),
      bought,
      'required|number|min:1|max:1000|matches:/^[0-9]+$/',
    ],
    ['but freely where it buys nothing', sampleField(1, 'N'), { ...bought, paymentEnabled: false }, 'number'],
  ])('the quantity must be a whole number, %s', (_, field, form, rules) => {
    expect(parsed(field, form).rules).toBe(rules)
  })
})

describe('options', () => {
  test('are sorted by rank', () => {
    expect(parsed(sampleField(1, 'R', { options: three })).options.map(({ label }) => label)).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })

  test("a select gets a first empty option 'Select...'", () => {
    const [first, second] = parsed(sampleField(1, 'S', { options: three })).options
    expect(first).toEqual({ value: '', label: 'Select...', cents: 0 })
    expect(second?.label).toBe('First')
  })

  test('one without a value is answered with its title', () => {
    const options = [sampleOption('None of these', { value: ' ' })]
    expect(parsed(sampleField(1, 'R', { options })).options).toMatchObject([{ value: 'None of these' }])
  })

  test('a checkbox without options is one box', () => {
    expect(parsed(sampleField(1, 'B', { title: 'I agree' })).options).toEqual([
      { value: 'yes', label: 'I agree', cents: 0 },
    ])
  })

  test('cost whole cents', () => {
    const options = [sampleOption('Shirt', { paymentAmount: 19.99 })]
    expect(parsed(sampleField(1, 'C', { options })).options).toMatchObject([{ cents: 1999 }])
  })

  test.each([
    ['R', 4, false],
    ['R', 5, true],
    ['5', 6, true],
    ['C', 5, false],
    ['S', 5, false],
  ])('a list of type %s with %i options is laid out as blocks: %s', (type, count, isBlock) => {
    const options = Array.from({ length: count }, (_, index) => sampleOption(`Option ${index}`))
    expect(parsed(sampleField(1, type, { options })).isBlock).toBe(isBlock)
  })
})

describe('default values', () => {
  const [third, first, second] = three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]]
  const chosen = [{ ...third, selected: true }, first, { ...second, selected: true }]

  test.each<[string, FormField, string | string[]]>([
    ['selected options of a checkbox list', sampleField(1, 'C', { options: chosen }), ['Second', 'Third']],
    ['the selected option of a select', sampleField(1, 'S', { options: chosen }), 'Second'],
    ['the selected option of a radio list', sampleField(1, 'R', { options: chosen }), 'Second'],
    ['no option, when none is selected', sampleField(1, 'S', { options: three }), ''],
    ['no box, when none is selected', sampleField(1, 'C', { options: three }), []],
    [
      "the option that the field's own default names",
      sampleField(1, 'S', { options: three, defaultValue: 'Third' }),
      'Third',
    ],
    ['no option that is not there', sampleField(1, 'S', { options: three, defaultValue: 'Fourth' }), ''],
    ["the field's own text", sampleField(1, 'H', { defaultValue: 'web' }), 'web'],
    ['today, for a date with showCurrentDate', sampleField(1, 'D', { showCurrentDate: true }), '2026-11-15'],
    ['nothing for another date', sampleField(1, 'D'), ''],
    ['nothing for a text with showCurrentDate', sampleField(1, 'T', { showCurrentDate: true }), ''],
  ])('%s', (_, field, value) => {
    expect(parsed(field).defaultValue).toEqual(value)
  })
})

test("an option with showOtherAnswer adds a text input labelled 'Other {label}' behind its field", () => {
  const options = [
    sampleOption('Radio'),
    sampleOption('Else', { id: 9, value: 'else', showOtherAnswer: true }),
  ]
  const { fields } = sampleSchema([sampleField(1, 'R', { title: 'Source', options }), sampleField(2, 'T')])
  expect(fields.map(({ name }) => name)).toEqual(['field-1', 'field-1-other-9', 'field-2'])
  expect(fields[1]).toMatchObject({
    control: 'text',
    label: 'Other Source',
    showIf: [{ name: 'field-1', rule: 'Is', any: false, values: ['else'] }],
  })
})

test('a separator is raw html, without a label', () => {
  expect(parsed(sampleField(1, '-', { title: '<h2>About you</h2>' }))).toMatchObject({
    control: 'separator',
    html: '<h2>About you</h2>',
    label: '',
  })
})

test('fields are sorted by rank', () => {
  const { fields } = sampleSchema([sampleField(1, 'T', { rank: 2 }), sampleField(2, 'T', { rank: 1 })])
  expect(fields.map(({ name }) => name)).toEqual(['field-2', 'field-1'])
})

describe('what a browser may fill in', () => {
  const purposes = (...fields: FormField[]) => sampleSchema(fields).fields.map(({ purpose }) => purpose)

  test('is what the author of the form says, and nothing that its label makes one guess', () => {
    expect(
      purposes(
        sampleField(1, 'D', { title: 'Born', purpose: 'bday' }),
        sampleField(2, 'T', { title: 'Phone' }),
      ),
    ).toEqual(['bday', null])
  })

  test('is the mail address in a field that is marked as one', () => {
    expect(purposes(sampleField(1, 'T', { isEmailField: true }))).toEqual(['email'])
  })

  test('is the same again where an answer is asked for twice', () => {
    const [phone, again] = [
      sampleField(1, 'T', { purpose: 'tel' }),
      sampleField(2, 'T', { validation: 'confirm:1' }),
    ]
    expect(purposes(phone, again)).toEqual(['tel', 'tel'])
  })
})
