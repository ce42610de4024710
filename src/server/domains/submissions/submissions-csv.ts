import { csvCell } from '../../feeds/csv.ts'
import type { SubmissionRow } from './submissions.queries.ts'

/** What a spreadsheet would take for a formula is made text by an apostrophe. */
const harmless = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)

/**
 * One row for each submission. A column for each field that anybody answered, under its latest title: fields come and go
 * while a form is open.
 */
export function submissionsCsv(
  rows: readonly Pick<SubmissionRow, 'reference' | 'createdAt' | 'amountCents' | 'couponCents' | 'answers'>[],
): string {
  const titles = new Map(rows.flatMap(({ answers }) => answers.map(({ name, title }) => [name, title])))
  const header = ['Reference', 'Sent', 'Amount', 'Coupon', ...titles.values()]
  const body = rows.map(({ reference, createdAt, amountCents, couponCents, answers }) => {
    const values = new Map(answers.map(({ name, value }) => [name, [value].flat().join('; ')]))
    return [
      reference,
      createdAt.toISOString(),
      (amountCents / 100).toFixed(2),
      couponCents === null ? '' : (couponCents / 100).toFixed(2),
      ...[...titles.keys()].map((name) => values.get(name) ?? ''),
    ]
  })
  // The mark tells spreadsheets that this is UTF-8.
  return `\uFEFF${[header, ...body].map((cells) => `${cells.map((cell) => csvCell(harmless(cell))).join(',')}\r\n`).join('')}`
}
