import { expect, test } from 'vitest'
import { unstorable } from './storable.ts'

const nested = (depth: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

test.each([
  ['nothing', undefined],
  ['plain values', { id: 7, name: 'Zoë 👟', on: true, none: null }],
  ['a file as it came', Buffer.from([0, 0, 255])],
  ['lists within lists, however deep', nested(200_000)],
])('%s can be kept', (_, given) => expect(unstorable(given)).toBeNull())

test.each([
  ['the character of the number 0', { query: 'a\0b' }],
  ['half of a pair', ['\ud83d']],
  ['such a name', { 'a\0b': 1 }],
  ['infinity', { page: Number.POSITIVE_INFINITY }],
  ['no number at all', [{ page: Number.NaN }]],
])('%s cannot', (_, given) => expect(unstorable(given)).toMatch(/\.$/))
