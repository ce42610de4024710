import { expect, test } from 'vitest'
import type { PlacementReport } from '#contract/editing/figures.ts'
import { placementCsv, placementPdf, tableOf } from './placement-report.ts'

const report: PlacementReport = {
  mark: 's12',
  name: 'Harbor, Bank & Sons',
  kind: 'sponsor',
  from: '2026-11-01',
  to: '2026-11-02',
  shown: 1_250,
  pressed: 5,
  days: [
    { day: '2026-11-01', shown: 1_250, pressed: 5 },
    { day: '2026-11-02', shown: 0, pressed: 0 },
  ],
  pages: [
    { page: '/tickets', shown: 1_000, pressed: 5 },
    { page: '', shown: 250, pressed: 0 },
  ],
}

test('the file has a line for every day and every page', () => {
  expect(placementCsv(report).split('\r\n')).toEqual([
    '\uFEFFName,By,Day or page,Impressions,Clicks',
    '"Harbor, Bank & Sons",day,2026-11-01,1250,5',
    '"Harbor, Bank & Sons",day,2026-11-02,0,0',
    '"Harbor, Bank & Sons",page,/tickets,1000,5',
    '"Harbor, Bank & Sons",page,Other pages,250,0',
    '',
  ])
})

test('a table adds up, and says no rate of nothing', () => {
  expect(
    tableOf('By day', 'Day', [
      ['One', 200, 1],
      ['Two', 0, 0],
    ]),
  ).toMatchObject({
    rows: [
      ['One', '200', '1', '0.50 %'],
      ['Two', '0', '0', ''],
    ],
    totals: [['Total', '200', '1', '0.50 %']],
  })
})

test('the sheets are a tagged PDF with a table by page and one by day', async () => {
  const pdf = Buffer.from(await placementPdf(report, 'Halcyon State', new Date(0))).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.5/)
  expect(pdf).toContain('/MarkInfo')
  expect(pdf.match(/\/S \/Table\b/g)).toHaveLength(2)
  expect(pdf.match(/\/Scope \/Row\b/g)).toHaveLength(2 * 3)
})
