import { toCsv } from '#contract/csv.ts'
import type { SubmissionRow } from './submissions.queries.ts'

type Submission = Pick<
  SubmissionRow,
  'reference' | 'createdAt' | 'review' | 'note' | 'amountCents' | 'couponCents' | 'answers'
>

/** A column for each field that anybody answered, under its latest title: fields come and go while a form is open. */
export type FieldTitles = ReadonlyMap<string, string>

/** The mark tells spreadsheets that this is UTF-8. */
export const csvHeader = (titles: FieldTitles): string =>
  `\uFEFF${toCsv([['Reference', 'Sent', 'State', 'Note', 'Amount', 'Coupon', ...titles.values()]])}`

/** One row for each submission. */
export function csvRow(
  { reference, createdAt, review, note, amountCents, couponCents, answers }: Submission,
  titles: FieldTitles,
): string {
  const values = new Map(answers.map(({ name, value }) => [name, [value].flat().join('; ')]))
  return toCsv([
    [
      reference,
      createdAt.toISOString(),
      review,
      note,
      (amountCents / 100).toFixed(2),
      couponCents === null ? '' : (couponCents / 100).toFixed(2),
      ...[...titles.keys()].map((name) => values.get(name) ?? ''),
    ],
  ])
}
