import { describe, expect, test } from 'vitest'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import { sampleField, sampleOption, sampleSchema } from '#contract/testing/form-sample.ts'
import { refusalWords } from '#site/parts/plain-forms/refusal.ts'
import { conditionNote, limitNote, oneOfNote, priceOf, targetOf } from './field-words.ts'
import { formNotice } from './form-notice.ts'
import { fieldsOnly, needsNewStart } from './form-outcome.ts'
import { lockedItem } from './locked-page.ts'
import { formAddress, paymentWords } from './payment-words.ts'
import { receivedAddress, receivedReference } from './received.ts'

test.each([
  ['active', null, null],
  ['pending', null, 'This form is not open yet. It opens on Tuesday, December 15, 2026 at 9:00 AM.'],
  ['pending', 'Come back.', 'This form is not open yet. It opens on Tuesday, December 15, 2026 at 9:00 AM.'],
  ['closed', null, 'This form is closed.'],
  ['closed', 'Entries have closed.', 'Entries have closed.'],
  ['full', null, 'This form is full.'],
  ['full', 'The club is full.', 'The club is full.'],
] as const)('a form that is %s with the message %j says %j', (status, closedMessage, text) => {
  const form = { status, closedMessage, startDate: '2026-12-15T14:00:00Z' }
  expect(formNotice(form, 'America/New_York')?.text ?? null).toBe(text)
})

describe('a field says', () => {
  const [choice, detail, none, any] = sampleSchema([
    sampleField(1, 'R', { title: 'Session', options: [sampleOption('Overnight', { value: 'on' })] }),
    sampleField(2, 'T', {
      conditions: [{ fieldId: 1, rule: 'Is', option: { title: 'Overnight', value: 'on' }, value: null }],
    }),
    sampleField(3, 'T', { conditions: [{ fieldId: 1, rule: 'Is Not', option: null, value: 'on' }] }),
    sampleField(4, 'T', { conditions: [{ fieldId: 1, rule: 'Is', option: null, value: 'any' }] }),
  ]).fields
  const note = (field: typeof choice) =>
    field && choice ? conditionNote({ fields: [choice] }, field) : undefined
  test.each([
    ['nothing where it is always meant', note(choice), null],
    ['for which answer it is meant', note(detail), 'Only if “Session” is “Overnight”.'],
    ['for which it is not', note(none), 'Only if “Session” is answered and not “Overnight”.'],
    ['that any answer will do', note(any), 'Only if “Session” is answered.'],
  ])('%s', (_, said, expected) => expect(said).toBe(expected))

  const [text, long, number] = sampleSchema([
    sampleField(1, 'T', { maxLength: 80 }),
    sampleField(2, 'A', { maxLength: 1000 }),
    sampleField(3, 'N', { maxQuantity: 3000 }),
  ]).fields
  test.each([
    ['nothing of the length of a line', text, null],
    ['how long a text may be', long, 'Up to 1,000 characters.'],
    ['how high a number may be', number, 'No more than 3,000.'],
  ])('%s', (_, field, expected) => expect(field && limitNote(field)).toBe(expected))
})

test('where one of several will do, each says so before it is left out', () => {
  const schema = sampleSchema([
    sampleField(1, 'T', { title: 'Phone', validation: 'require_one:2' }),
    sampleField(2, 'T', { title: 'Phone of a parent', validation: 'require_one:1' }),
    sampleField(3, 'T', { title: 'Name', required: true }),
  ])
  expect(schema.fields.map((field) => oneOfNote(schema, field))).toEqual([
    'Fill in this one or “Phone of a parent”: one of the two is required.',
    'Fill in this one or “Phone”: one of the two is required.',
    null,
  ])
})

test('amounts are written as money', () => {
  expect([priceOf(32_500), priceOf(-2_500), priceOf(0)]).toEqual(['$325.00', '-$25.00', '$0.00'])
})

test.each([
  ['text', 'field-1'],
  ['radio', 'field-1-0'],
  ['checkbox', 'field-1-0'],
] as const)('a message about a %s leads to %s', (control, target) => {
  expect(targetOf({ name: 'field-1', control })).toBe(target)
})

describe('a form that was not taken', () => {
  test('is told field by field', () => {
    expect(refusalWords(formIncomplete({ 'field-1': ['Name is required.'] }))).toEqual({
      errors: { 'field-1': ['Name is required.'] },
      message: 'Form incomplete.',
      status: 422,
    })
  })
  test('because it was open for too long is good with a new start', () => {
    expect(needsNewStart(refusalWords(formIncomplete({ startedAt: ['not good any more'] })))).toBe(true)
    expect(needsNewStart(refusalWords(formIncomplete({ 'field-1': ['Name is required.'] })))).toBe(false)
  })
  test('may have a message of its own', () => {
    expect(refusalWords(formIncomplete({}, 'Answer the first page.')).message).toBe('Answer the first page.')
  })
  test.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a fault of the server', new ApiProblem({ ...notFound('').problem, status: 500, detail: 'x' })],
  ])('by %s is not the visitor’s fault', (_, error) => {
    expect(refusalWords(error)).toEqual({
      errors: {},
      message: expect.stringContaining('could not be sent'),
      status: 503,
    })
  })
})

test('only fields are answers', () => {
  expect(fieldsOnly({ 'field-1': 'a', key: 'k', blank: '', 'field-2-other-3': 'b' })).toEqual({
    'field-1': 'a',
    'field-2-other-3': 'b',
  })
})

test.each([
  ['/protected/form/8', '/protected/form/8', null],
  ['/protected/form/8?ssr=1', '/protected/form/8?ssr=1', null],
  [
    '/protected/form/8?problem=wrong-code&ssr=1',
    '/protected/form/8?ssr=1',
    'This code does not open the page.',
  ],
  [
    '/protected/form/8?problem=too-often',
    '/protected/form/8',
    'That was too often. Wait ten minutes, and try again.',
  ],
  ['/protected/form/8?problem=constructor', '/protected/form/8', null],
])('the page %s comes back to %s and says %j', (address, returnTo, problem) => {
  const url = new URL(address, 'http://school.example')
  expect(lockedItem(url, { kind: 'form', id: 8 })).toEqual({ kind: 'form', id: 8, returnTo, problem })
})

test('thanks stand under the reference of what was sent', () => {
  const url = new URL(receivedAddress('/form/1', 'ABCDEFGHJKLM'), 'http://school.example')
  expect(receivedReference(url)).toBe('ABCDEFGHJKLM')
  expect(receivedReference(new URL('http://school.example/form/1?reference=<b>'))).toBeNull()
})

describe('a payment', () => {
  const payBy = '2026-11-14T20:42:00Z'

  test.each([
    [{ formId: 2, isHidden: false, isProtected: false }, '/form/2'],
    [{ formId: 2, isHidden: true, isProtected: true }, '/hidden/form/2'],
    [{ formId: 2, isHidden: false, isProtected: true }, '/protected/form/2'],
  ])('of %j leads back to %s', (payment, address) => expect(formAddress(payment)).toBe(address))

  test.each([
    ['waiting', 'Not paid yet'],
    ['paid', 'Thank you'],
    ['over', 'Not paid'],
    ['refunded', 'Paid back'],
  ] as const)('that is %s says %j', (status, title) => {
    expect(paymentWords({ status, thankYouText: 'See you.', payBy }, 'America/New_York').title).toBe(title)
  })

  test('says until when the place is held, and what comes then', () => {
    expect(paymentWords({ status: 'waiting', thankYouText: null, payBy }, 'America/New_York').text).toBe(
      'Your place is held until 3:42 PM EST. The form counts when it is paid; after that the place is free again, and you may send the form once more.',
    )
  })
})
