import { expect, test } from 'vitest'
import { openPaper } from './paper.server.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pagesIn = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\b/g)?.length

test('the sheets are a tagged PDF in English with its title shown', async () => {
  const paper = openPaper({ title: 'Statistics', author: 'A School', date: new Date(0) })
  paper.heading('Statistics', ['Record 1-0'])
  paper.table({ title: 'Players', heads: ['Player', 'PTS'], rows: [['Somebody', '12']] })
  const pdf = await paper.end()
  expect(text(pdf)).toMatch(/^%PDF-1\.5/)
  expect(text(pdf)).toContain('/Lang (en-US)')
  expect(text(pdf)).toContain('/MarkInfo')
  expect(text(pdf)).toContain('/DisplayDocTitle true')
  expect(text(pdf).match(/\/S \/T[HD]\b/g)).toHaveLength(4)
  expect(pagesIn(pdf)).toBe(1)
  expect(text(pdf).match(/\/Scope \/Column\b/g)).toHaveLength(2)
  expect(text(pdf).match(/\/Scope \/Row\b/g)).toHaveLength(1)
})

test('a long table goes on on the next sheet under its heads again', async () => {
  const paper = openPaper({ title: 'Statistics', author: 'A School', date: new Date(0) })
  const rows = Array.from({ length: 60 }, (_, index) => [`Player ${index}`, '1'])
  paper.table({ title: 'Players', heads: ['Player', 'PTS'], rows })
  const pdf = await paper.end()
  expect(pagesIn(pdf)).toBe(2)
  expect(text(pdf).match(/\/S \/TR\b/g)).toHaveLength(60 + 2)
})
