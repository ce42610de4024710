import { expect, test } from 'vitest'
import { inputs } from '#contract/editing/inputs.ts'
import { normalValue, withoutEmpty } from './normal.ts'

test.each([
  ['spaces around a text', { title: '  Acme\r\nInc ' }, { title: 'Acme\nInc' }],
  ['an empty field that may be nothing', { description: ' ' }, { description: null }],
  ['an empty field that may not', { title: '' }, { title: '' }],
  ['what is of no field', { colour: 'red' }, {}],
])('%s', (_, given, normal) => {
  expect(normalValue(inputs.partners, given)).toEqual(normal)
  expect(normalValue(inputs.partners, normal)).toEqual(normal)
})

test('a moment has one spelling', () => {
  expect(normalValue(inputs.stories, { publishAt: '2026-11-14T12:00:00-05:00' })).toEqual({
    publishAt: '2026-11-14T17:00:00.000Z',
  })
  expect(normalValue(inputs.stories, { publishAt: 'soon' })).toEqual({ publishAt: 'soon' })
})

test('what may be left out and was emptied is left out', () => {
  const input = inputs['analytics-settings']
  expect(withoutEmpty(input, { tagManagerCodes: [], consentScript: null, adScript: '' })).toEqual({
    tagManagerCodes: [],
  })
  expect(withoutEmpty(inputs.partners, { description: null, title: '' })).toEqual({
    description: null,
    title: '',
  })
})
