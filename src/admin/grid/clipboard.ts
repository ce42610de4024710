import { cellsOfText, textOfCells } from './rules/table-text.ts'

/** The cells of the first table that a page or a spreadsheet put on the clipboard; merged cells stand once. */
export function cellsOfHtml(html: string): string[][] | null {
  if (!/<t[dh][\s>]/i.test(html)) return null
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return null
  return [...table.rows].map((row) => [...row.cells].flatMap(cellsOf)).filter((row) => row.length > 0)
}

function cellsOf(cell: HTMLTableCellElement): string[] {
  for (const hidden of cell.querySelectorAll('style, script, [hidden]')) hidden.remove()
  const link = cell.querySelector('a[href^="http"]')
  const words = (cell.textContent ?? '').replace(/\s+/g, ' ').trim()
  const text = words === '' && link ? (link.getAttribute('href') ?? '') : words
  return [text, ...Array.from({ length: Math.max(0, cell.colSpan - 1) }, () => '')]
}

/** Cells that were pasted. A table of a page or a spreadsheet tells its cells surer than its text does. */
export function pastedCells(data: DataTransfer): string[][] {
  const text = data.getData('text/plain')
  const html = data.getData('text/html')
  return (html ? cellsOfHtml(html) : null) ?? cellsOfText(text)
}

let lastCopied = ''

export function putOnClipboard(data: DataTransfer, cells: readonly (readonly string[])[]): void {
  lastCopied = textOfCells(cells)
  data.setData('text/plain', lastCopied)
}

/** What was copied in a grid of the desk goes into cells, however large it is. */
export const isOwn = (data: DataTransfer): boolean =>
  lastCopied !== '' && data.getData('text/plain').replace(/\r\n?/g, '\n') === lastCopied
