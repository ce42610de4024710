const formula = /^[=+\-@\u2212]/
const lead = /^[\p{Z}\p{C}]+/u

/**
 * What a spreadsheet would take for a formula is made text by an apostrophe. Some read signs of double width as they
 * read plain ones, and some look past what is not seen at the beginning.
 */
export function harmlessCell(cell: string): string {
  const seen = cell.replace(lead, '').slice(0, 2).normalize('NFKC')
  return formula.test(seen) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}
