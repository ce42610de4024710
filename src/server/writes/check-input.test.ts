import { expect, test } from 'vitest'
import { submissions } from '#contract/submissions.ts'
import { checkInput } from './check-input.ts'

const body = {
  key: '6b1f5b9e-0000-4000-8000-000000000000',
  startedAt: '1.signed',
  values: { 'field-1': 'x' },
}

test('what a page sends for its visitor is taken as it is over HTTP', () => {
  expect(() => checkInput(submissions.submit, { formId: 7, body })).not.toThrow()
})

test.each([undefined, null, '7'])('a version that is none is asked for: %s', (version) => {
  const change = { ...submissions.submit, ifVersion: true }
  expect(() => checkInput(change, { formId: 7, body, version })).toThrow(
    expect.objectContaining({ status: 428 }),
  )
  expect(() => checkInput(change, { formId: 7, body, version: 7 })).not.toThrow()
})

test.each([
  ['no number', { formId: Number.NaN, body }],
  ['a form that cannot be', { formId: 0, body }],
  ['no key', { formId: 7, body: { ...body, key: 'x' } }],
  ['no start', { formId: 7, body: { ...body, startedAt: '' } }],
  ['an answer that is no text', { formId: 7, body: { ...body, values: { 'field-1': 7 } } }],
  ['an answer too long', { formId: 7, body: { ...body, values: { 'field-1': 'x'.repeat(20_001) } } }],
  ['what no column holds', { formId: 7, body: { ...body, values: { 'field-1': 'a\0b' } } }],
  ['nothing', { formId: 7 }],
])('%s is refused as it is over HTTP', (_, input) => {
  expect(() => checkInput(submissions.submit, input)).toThrow(expect.objectContaining({ status: 400 }))
})
