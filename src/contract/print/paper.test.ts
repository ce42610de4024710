import { expect, test } from 'vitest'
import { openPaper } from './paper.ts'

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

test('two tables beside each other take the height of the longer one, on a sheet that has it', async () => {
  const paper = openPaper({ title: 'Box', author: 'A School', date: new Date(0), layout: 'portrait' })
  const rows = (count: number) => Array.from({ length: count }, (_, index) => [`Player ${index}`, '1'])
  paper.table({ title: 'Players', heads: ['Player', 'PTS'], rows: rows(40) })
  expect(paper.pages()).toBe(1)
  paper.pair([
    { title: 'Visitors', heads: ['Player', 'PTS'], rows: rows(18) },
    { title: 'Hosts', heads: ['Player', 'PTS'], rows: rows(2) },
  ])
  expect(paper.pages()).toBe(2)
  paper.words('E: Somebody')
  const pdf = text(await paper.end())
  expect(pdf.match(/\/S \/Table\b/g)).toHaveLength(3)
  expect(pdf.match(/\/S \/TR\b/g)).toHaveLength(41 + 19 + 3)
  expect(pdf.match(/\/S \/P\b/g)).toHaveLength(1)
})

test('what is longer than a sheet stands beside nothing', async () => {
  const paper = openPaper({ title: 'Box', author: 'A School', date: new Date(0), rowHeight: 9 })
  const rows = Array.from({ length: 120 }, (_, index) => [`Player ${index}`, '1'])
  paper.pair([
    { title: 'Visitors', heads: ['Player', 'PTS'], rows },
    { title: 'Hosts', heads: ['Player', 'PTS'], rows: [] },
  ])
  expect(paper.pages()).toBeGreaterThan(1)
  await paper.end()
})
