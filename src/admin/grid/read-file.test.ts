import { expect, test } from 'vitest'
import { cellWords, readFile } from './read-file.ts'

test.each([
  [null, ''],
  ['Ada', 'Ada'],
  [12, '12'],
  [true, 'yes'],
  [new Date('2026-11-14T00:00:00Z'), '2026-11-14'],
  [new Date('2026-11-14T19:30:00Z'), '2026-11-14 7:30 PM'],
  [new Date('1899-12-31T12:05:00Z'), '12:05 PM'],
])('a cell of %j says %j', (cell, words) => {
  expect(cellWords(cell)).toBe(words)
})

test('a file of text goes as it is, and one that nobody can read is refused in words', async () => {
  expect(await readFile(new File(['No.,Name\n1,Ada'], 'a.csv'))).toEqual({
    name: 'a.csv',
    text: 'No.,Name\n1,Ada',
  })
  await expect(readFile(new File([''], 'roster.xls'))).rejects.toThrow('Save it as XLSX or CSV.')
})
