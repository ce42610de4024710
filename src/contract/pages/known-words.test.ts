import { expect, test } from 'vitest'
import { formOf } from './known-words.ts'

const flag = { forms: { 1: '1' }, others: null }
const sides = {
  forms: { client: 'client', school: 'client', product: 'product', false: null },
  others: 'true',
}

test.each([
  ['a word that is known', flag, '1', '1'],
  ['a word that is not', flag, '2', null],
  ['nothing', flag, '', null],
  ['a word that objects have by themselves', flag, 'constructor', null],
  ['two words for one thing', sides, 'School', 'client'],
  ['words that mean the same', sides, 'client,school', 'client'],
  ['words that mean different things', sides, 'client,product', 'true'],
  ['a word beside one that means nothing', sides, 'false,product', 'product'],
  ['a word that means nothing', sides, 'FALSE', null],
  ['any other word', sides, 'yes', 'true'],
])('the one form of a value: %s', (_case, words, value, form) => {
  expect(formOf(words, value)).toBe(form)
})
