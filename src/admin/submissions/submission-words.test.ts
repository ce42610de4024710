import { expect, test } from 'vitest'
import type { DeskSubmission } from '#contract/editing/submissions.shapes.ts'
import { answerColumns, moneyWords, nameOf, standingWords } from './submission-words.ts'

const one = (more: Partial<DeskSubmission> = {}, ...values: string[]): DeskSubmission => ({
  id: 1,
  reference: 'ABCDEFGH2345',
  at: '2026-11-14T12:00:00Z',
  standing: 'counts',
  review: 'new',
  money: 'none',
  amountCents: 12_550,
  isErased: false,
  personal: {
    email: 'ada@mail.example',
    note: '',
    answers: values.map((value, at) => ({ name: `field-${at}`, title: `Field ${at}`, value })),
  },
  ...more,
})

test.each([
  ['none', ''],
  ['waiting', '$125.50 to be paid'],
  ['paid', '$125.50 paid'],
  ['over', '$125.50 not paid'],
  ['refunding', '$125.50 on its way back'],
  ['refunded', '$125.50 given back'],
] as const)('money that is %s: %s', (money, words) => {
  expect(moneyWords(one({ money }))).toBe(words)
})

test('it is called by its first answer, its address, or the number that its sender was told', () => {
  expect(nameOf(one({}, '', 'Ada Fan'))).toBe('Ada Fan')
  expect(nameOf(one())).toBe('ada@mail.example')
  expect(nameOf(one({ personal: null }))).toBe('ABCDEFGH2345')
})

test('what does not count says why', () => {
  expect(standingWords(one())).toBe('')
  expect(standingWords(one({ standing: 'waiting' }))).toBe('Not paid yet')
  expect(standingWords(one({ standing: 'over' }))).toBe('Does not count')
  expect(standingWords(one({ isErased: true, standing: 'over' }))).toBe('Erased')
})

test('columns are what most people answered, in the order of the form', () => {
  const rows = [
    one({}, 'Ada', '', 'Full week', 'M', 'x'),
    one({}, 'Ben', '', 'Half', 'L'),
    one({ personal: null }),
  ]
  expect(answerColumns(rows).map(({ name }) => name)).toEqual(['field-0', 'field-2', 'field-3'])
  expect(answerColumns([])).toEqual([])
})
