import { toCsv } from '#contract/csv.ts'
import type { PlacementReport } from '#contract/editing/figures.ts'
import { openPaper, type PaperTable } from '#contract/print/paper.ts'

const whole = new Intl.NumberFormat('en-US')
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayWords = (day: string): string => dayFormat.format(Date.parse(`${day}T12:00:00Z`))
/** Of so many that were seen one was followed. */
const rate = (shown: number, pressed: number): string =>
  shown === 0 ? '' : `${((pressed / shown) * 100).toFixed(2)} %`
/** What stands for pages that a full day did not tell apart. */
const pageWords = (page: string): string => page || 'Other pages'

/** The mark tells spreadsheets that this is UTF-8. */
export const placementCsv = ({ name, days, pages }: PlacementReport): string =>
  `\uFEFF${toCsv([
    ['Name', 'By', 'Day or page', 'Impressions', 'Clicks'],
    ...days.map(({ day, shown, pressed }) => [name, 'day', day, String(shown), String(pressed)]),
    ...pages.map(({ page, shown, pressed }) => [
      name,
      'page',
      pageWords(page),
      String(shown),
      String(pressed),
    ]),
  ])}`

export const tableOf = (title: string, head: string, rows: [string, number, number][]): PaperTable => {
  const sum = (at: 1 | 2) => rows.reduce((total, row) => total + row[at], 0)
  const cells = (name: string, shown: number, pressed: number) => [
    name,
    whole.format(shown),
    whole.format(pressed),
    rate(shown, pressed),
  ]
  return {
    title,
    heads: [head, 'Impressions', 'Clicks', 'Clicks of impressions'],
    rows: rows.map((row) => cells(...row)),
    totals: [cells('Total', sum(1), sum(2))],
  }
}

/** A letter that goes with an invoice: sums, every day, every page, and what was counted. */
export async function placementPdf(report: PlacementReport, school: string, date: Date): Promise<Uint8Array> {
  const { name, from, to, shown, pressed, days, pages } = report
  const title = `${name} at ${school} Athletics`
  const paper = openPaper({ title, author: `${school} Athletics`, date, layout: 'portrait', rowHeight: 14 })
  paper.heading(title, [
    `${dayWords(from)} to ${dayWords(to)}`,
    `${whole.format(shown)} impressions, ${whole.format(pressed)} clicks`,
  ])
  paper.table(
    tableOf(
      'By page',
      'Page',
      pages.map((row) => [pageWords(row.page), row.shown, row.pressed]),
    ),
  )
  paper.table(
    tableOf(
      'By day',
      'Day',
      days.map((row) => [dayWords(row.day), row.shown, row.pressed]),
    ),
  )
  paper.words(
    'An impression is counted once in a page view, when half of it or more was on the screen. Programs, and people who work for the school, are left out. Counted on the site itself, without cookies; nothing is kept of who looked.',
  )
  return paper.end()
}
