import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormValues, fieldControls } from '../shapes/form-schema.ts'
import { sampleField, sampleOption, sampleSchema } from '../testing/form-sample.ts'
import { amountDue } from './form-amount.ts'
import { validateForm } from './form-validation.ts'
import { answersOf, shownFields, valuesOf } from './form-values.ts'

const fieldIds = fc.integer({ min: 1, max: 6 })
const texts = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'any', 'yes', '3', '-1', '1e9', '9'.repeat(400), 'a@b.edu', '2026-02-30'),
  fc.string({ unit: 'binary' }),
)
const amounts = fc.option(fc.double({ min: -1e7, max: 1e7, noNaN: true }))

const fields = fc
  .array(
    fc.record({
      type: fc.constantFrom(...Object.keys(fieldControls)),
      title: fc.string(),
      required: fc.boolean(),
      maxLength: fc.option(fc.integer({ min: -1, max: 9 })),
      maxQuantity: fc.option(fc.integer({ min: -1, max: 9 })),
      isEmailField: fc.boolean(),
      validation: fc.option(
        fc
          .subarray(['length:1', 'accepted', 'alpha', 'matches:/^a*a*$/', 'date_before', 'url'])
          .map((all) => all.join('|')),
      ),
      options: fc.array(fc.record({ value: texts, paymentAmount: amounts, showOtherAnswer: fc.boolean() }), {
        maxLength: 6,
      }),
      conditions: fc.array(
        fc.record({
          fieldId: fieldIds,
          rule: fc.constantFrom('Is' as const, 'Is Not' as const),
          option: fc.constant(null),
          value: fc.option(texts),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ type, options, ...field }, index) =>
      sampleField(index + 1, type, {
        ...field,
        options: options.map((option, place) => sampleOption(option.value, { ...option, id: place + 1 })),
      }),
    ),
  )

const schemas = fc
  .tuple(
    fields,
    fc.record({
      paymentEnabled: fc.boolean(),
      paymentFormType: fc.constantFrom('fixed' as const, 'quantity' as const, 'options' as const, null),
      paymentAmount: amounts,
      couponAmount: amounts,
      paymentMaxQuantity: fc.option(fc.integer({ min: -1, max: 2_000_000 })),
      paymentQuantityField: fc.option(fieldIds),
    }),
  )
  .map(([list, form]) => sampleSchema(list, form))

const names = fc.oneof(
  fieldIds.map((id) => `field-${id}`),
  fc.constantFrom('field-1-other-1', '__proto__', 'constructor'),
)
const values: fc.Arbitrary<FormValues> = fc.dictionary(
  names,
  fc.oneof(texts, fc.array(texts, { maxLength: 4 })),
)

describe('whatever the form and the values', () => {
  test('nothing throws, not even at what is neither a text nor a list of texts', () => {
    fc.assert(
      fc.property(schemas, fc.oneof(values, fc.dictionary(names, fc.anything())), (schema, sent) => {
        const given = sent as FormValues
        validateForm(schema, given)
        shownFields(schema, given)
        amountDue(schema, given, true)
      }),
    )
  })

  test('fields that are hidden never block, and their answers are dropped', () => {
    fc.assert(
      fc.property(schemas, values, (schema, given) => {
        const shown = new Set(shownFields(schema, given).map(({ name }) => name))
        expect(Object.keys(validateForm(schema, given)).filter((name) => !shown.has(name))).toEqual([])
        expect(Object.keys(answersOf(schema, given)).filter((name) => !shown.has(name))).toEqual([])
      }),
    )
  })

  test('the answers kept are judged and priced like the values sent', () => {
    fc.assert(
      fc.property(schemas, values, (schema, given) => {
        const answers = answersOf(schema, given)
        expect(answersOf(schema, answers)).toEqual(answers)
        expect(validateForm(schema, answers)).toEqual(validateForm(schema, given))
        expect(amountDue(schema, answers)).toEqual(amountDue(schema, given))
      }),
    )
  })

  test('a total is the sum of its lines in whole cents and never below zero', () => {
    fc.assert(
      fc.property(schemas, values, fc.boolean(), (schema, given, hasCoupon) => {
        const { lines, total } = amountDue(schema, given, hasCoupon)
        expect(total).toBe(lines.reduce((sum, { cents }) => sum + cents, 0))
        expect(total).toBeGreaterThanOrEqual(0)
        expect(lines.every(({ cents, quantity, unitCents }) => cents === quantity * unitCents)).toBe(true)
        expect(Number.isSafeInteger(total)).toBe(true)
      }),
    )
  })
})

test('whatever was sent, its values are read', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.anything())), (entries) => {
      const read = valuesOf(entries)
      const sent = entries.filter(([, text]) => typeof text === 'string')
      expect(Object.keys(read).toSorted()).toEqual([...new Set(sent.map(([name]) => name))].toSorted())
    }),
  )
})
