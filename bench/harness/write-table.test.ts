import { expect, test } from 'vitest'
import { withTable } from './write-table.ts'

const text = [
  '# Speed',
  '<!-- bench: phone -->',
  'of yesterday',
  '<!-- end -->',
  'What it says.',
  '<!-- bench: server -->',
  'of yesterday',
  '<!-- end -->',
  '',
].join('\n')

test('a table takes the place of the one before, and of no other', () => {
  expect(withTable(text, 'phone', 'of today')).toBe(text.replace('of yesterday', 'of today'))
  expect(withTable(withTable(text, 'server', 'a'), 'server', 'b')).toBe(withTable(text, 'server', 'b'))
})

test('one without a place is not lost in silence', () => {
  expect(() => withTable(text, 'pages', 'of today')).toThrow('no place for the table of pages')
})
