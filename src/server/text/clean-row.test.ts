import { expect, test } from 'vitest'
import { cleanRow } from './clean-row.ts'

const cleaned = (table: string, row: object): unknown => JSON.parse(cleanRow(table, JSON.stringify(row)))
const dirty = '<p>a</p><script>alert(1)</script>'

test.each([
  ['stories', 'content'],
  ['sport_files', 'content'],
  ['writers', 'bio'],
  ['moments', 'text'],
  ['players', 'bio'],
  ['staff_members', 'bio'],
  ['facilities', 'description'],
  ['inductees', 'bio'],
  ['promotion_campaigns', 'html'],
])('a row of %s that comes from elsewhere has its %s cleaned', (table, column) => {
  expect(cleaned(table, { id: 1, [column]: dirty })).toEqual({ id: 1, [column]: '<p>a</p>' })
  expect(cleaned(table, { id: 1, [column]: null })).toEqual({ id: 1, [column]: null })
})

test('the blocks of a story are cleaned too, and only those of text', () => {
  const quote = { kind: 'quote', text: '1 < 2', by: 'A. Reader' }
  expect(cleaned('stories', { blocks: [{ kind: 'text', html: dirty }, quote] })).toEqual({
    blocks: [{ kind: 'text', html: '<p>a</p>' }, quote],
  })
})

test.each([
  ['https://conference.example/weekly', 'https://conference.example/weekly'],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  [null, null],
])('a story told at %s leads to %s', (given, kept) => {
  expect(cleaned('stories', { external_url: given })).toEqual({ external_url: kept })
})

test('a column that the export does not have stays away', () => {
  expect(cleaned('stories', { id: 1 })).toEqual({ id: 1 })
})

test('other tables pass as they are, to the letter', () => {
  expect(cleanRow('games', '{"id": 1,  "note":"<b>"}')).toBe('{"id": 1,  "note":"<b>"}')
})
