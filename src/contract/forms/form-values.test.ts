import { describe, expect, test } from 'vitest'
import type { FormCondition, FormField } from '../forms.ts'
import type { FormValues } from '../shapes/form-schema.ts'
import { sampleField, sampleOption, sampleSchema } from '../testing/form-sample.ts'
import { answersOf, defaultValues, isShown, shownFields, valuesOf } from './form-values.ts'

const keeper = { title: 'Goalkeeper', value: 'GK' }
const condition = (fieldId: number, condition: Partial<FormCondition> = {}): FormCondition => ({
  fieldId,
  rule: 'Is',
  option: null,
  value: null,
  ...condition,
})

describe('a conditional field', () => {
  const is = (change: Partial<FormCondition>) => condition(1, { rule: 'Is', ...change })
  const isNot = (change: Partial<FormCondition>) => condition(1, { rule: 'Is Not', ...change })

  test.each<[string, FormCondition, string | string[] | undefined, boolean]>([
    ['Is any: shows when the other field has any value', is({ value: 'any' }), 'x', true],
    ['Is any: shows when a box is checked', is({ value: 'any' }), ['x'], true],
    ['Is any: not when the other field is blank', is({ value: 'any' }), '', false],
    ['Is any: not when no box is checked', is({ value: 'any' }), [], false],
    ['Is any: not when the other field was not sent', is({ value: 'any' }), undefined, false],
    ["Is: shows when it equals the option's value", is({ option: keeper }), 'GK', true],
    ["Is: shows when it equals the option's title", is({ option: keeper }), 'Goalkeeper', true],
    ['Is: shows when it equals the value', is({ value: '21403' }), '21403', true],
    ['Is: shows when one of the boxes is it', is({ option: keeper }), ['DF', 'GK'], true],
    ['Is: not when it equals none of them', is({ option: keeper, value: 'g' }), 'DF', false],
    ['Is: not when it is blank', is({ option: keeper }), '', false],
    ['Is Not: shows when it has a different value', isNot({ option: keeper }), 'DF', true],
    ['Is Not: not when it has the given value', isNot({ option: keeper }), 'GK', false],
    ['Is Not: not when it has the given title', isNot({ option: keeper }), 'Goalkeeper', false],
    ['Is Not: not when it has no value', isNot({ option: keeper }), '', false],
    ['Is Not: not when one of the boxes is it', isNot({ option: keeper }), ['DF', 'GK'], false],
    ['Is Not: shows when other boxes are checked', isNot({ option: keeper }), ['DF', 'MF'], true],
  ])('%s', (_, when, answer, expected) => {
    const [, field] = sampleSchema([sampleField(1, 'T'), sampleField(2, 'T', { conditions: [when] })]).fields
    const values: FormValues = answer === undefined ? {} : { 'field-1': answer }
    expect(field && isShown(field, values)).toBe(expected)
  })

  test('shows when all of its conditions hold', () => {
    const conditions = [condition(1, { value: 'a' }), condition(2, { value: 'b' })]
    const [, , field] = sampleSchema([
      sampleField(1, 'T'),
      sampleField(2, 'T'),
      sampleField(3, 'T', { conditions }),
    ]).fields
    expect(field && isShown(field, { 'field-1': 'a', 'field-2': 'b' })).toBe(true)
    expect(field && isShown(field, { 'field-1': 'a', 'field-2': 'c' })).toBe(false)
  })

  const names = (fields: FormField[], values: FormValues) =>
    shownFields(sampleSchema(fields), values).map(({ name }) => name)

  test('is hidden with the field that it waits for', () => {
    const chain = [
      sampleField(1, 'T'),
      sampleField(2, 'T', { conditions: [condition(1, { value: 'yes' })] }),
      sampleField(3, 'T', { conditions: [condition(2, { value: 'any' })] }),
    ]
    expect(names(chain, { 'field-1': 'yes', 'field-2': 'x' })).toEqual(['field-1', 'field-2', 'field-3'])
    expect(names(chain, { 'field-1': 'no', 'field-2': 'x' })).toEqual(['field-1'])
  })

  test('may wait for a field that waits for it', () => {
    const ring = [
      sampleField(1, 'T', { conditions: [condition(2, { value: 'any' })] }),
      sampleField(2, 'T', { conditions: [condition(1, { value: 'any' })] }),
    ]
    expect(names(ring, { 'field-1': 'x' })).toEqual([])
    expect(names(ring, { 'field-1': 'x', 'field-2': 'y' })).toEqual(['field-1', 'field-2'])
  })

  test('may be a separator', () => {
    const fields = [
      sampleField(1, 'T'),
      sampleField(2, '-', { conditions: [condition(1, { value: 'any' })] }),
    ]
    expect(names(fields, {})).toEqual(['field-1'])
    expect(names(fields, { 'field-1': 'x' })).toEqual(['field-1', 'field-2'])
  })

  test('stays hidden when the other field is not there', () => {
    expect(names([sampleField(1, 'T', { conditions: [condition(9, { value: 'any' })] })], {})).toEqual([])
  })

  test("'Other {label}' is shown only when its option is chosen", () => {
    const options = [sampleOption('A friend'), sampleOption('Else', { id: 9, showOtherAnswer: true })]
    for (const type of ['S', 'R', 'C']) {
      const fields = [sampleField(1, type, { options })]
      expect(names(fields, { 'field-1': 'A friend' })).toEqual(['field-1'])
      expect(names(fields, { 'field-1': 'Else' })).toEqual(['field-1', 'field-1-other-9'])
    }
  })
})

describe('what was sent', () => {
  test.each<[string, [string, unknown][], FormValues]>([
    ['one text', [['field-1', 'a']], { 'field-1': 'a' }],
    [
      'a name that comes again, as a list',
      [
        ['field-1', 'a'],
        ['field-2', 'x'],
        ['field-1', 'b'],
        ['field-1', 'c'],
      ],
      { 'field-1': ['a', 'b', 'c'], 'field-2': 'x' },
    ],
    ['no files', [['field-1', new File([], 'a.txt')]], {}],
    ['nothing', [], {}],
  ])('%s', (_, entries, values) => {
    expect(valuesOf(entries)).toEqual(values)
  })

  test('cannot reach behind an object', () => {
    expect(Object.getPrototypeOf(valuesOf([['__proto__', 'x']]))).toBe(Object.prototype)
  })
})

describe('answers', () => {
  const fields = [
    sampleField(1, 'T'),
    sampleField(2, 'A'),
    sampleField(3, 'C', { options: [sampleOption('a'), sampleOption('b')] }),
    sampleField(4, '-'),
    sampleField(5, 'T', { conditions: [condition(1, { value: 'show' })] }),
  ]
  const blank = { 'field-1': '', 'field-2': '', 'field-3': [] }

  test.each<[string, FormValues, FormValues]>([
    ['are there for every shown field', {}, blank],
    ['are trimmed', { 'field-1': '  Ann  ' }, { ...blank, 'field-1': 'Ann' }],
    [
      'have one character for a line break, as the textarea counts it',
      { 'field-2': 'a\r\nb\rc' },
      { ...blank, 'field-2': 'a\nb\nc' },
    ],
    ['have no line breaks in a text', { 'field-1': 'a\r\nBcc: b' }, { ...blank, 'field-1': 'a Bcc: b' }],
    ['of checkboxes are lists', { 'field-3': 'a' }, { ...blank, 'field-3': ['a'] }],
    ['of checkboxes count a box once', { 'field-3': ['a', 'a', ''] }, { ...blank, 'field-3': ['a'] }],
    ['of other fields are one text', { 'field-1': ['a', 'b'] }, { ...blank, 'field-1': 'a' }],
    ['hold nothing that databases refuse', { 'field-1': 'a\0\uD800b' }, { ...blank, 'field-1': 'a\uFFFDb' }],
    ['leave out what is no field', { website: 'x', 'field-99': 'x', 'field-4': 'x' }, blank],
    ['of hidden fields are dropped', { 'field-5': 'secret' }, blank],
    [
      'of shown fields are kept',
      { 'field-1': 'show', 'field-5': 'x' },
      { ...blank, 'field-1': 'show', 'field-5': 'x' },
    ],
  ])('%s', (_, values, answers) => {
    expect(answersOf(sampleSchema(fields), values)).toEqual(answers)
  })
})

test('a form begins with its default values, without separators', () => {
  const fields = [
    sampleField(1, 'H', { defaultValue: 'web' }),
    sampleField(2, 'C', { options: [sampleOption('a', { selected: true })] }),
    sampleField(3, '-'),
  ]
  expect(defaultValues(sampleSchema(fields))).toEqual({ 'field-1': 'web', 'field-2': ['a'] })
})
