/** The cells of a table as spreadsheets put it on the clipboard: tabs, line ends, and quotes around what has either. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  let isFresh = true
  const endCell = () => {
    row.push(cell)
    cell = ''
    isFresh = true
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  const source = text.replace(/\r\n?/g, '\n')
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (source[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && isFresh && closes(source, index)) {
      isQuoted = true
      isFresh = false
    } else if (letter === '\t') endCell()
    else if (letter === '\n') endRow()
    else {
      cell += letter
      isFresh = false
    }
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

/** A quote is one around a cell where another ends it: 6'2" and "The Rock" Jones are words. */
function closes(source: string, start: number): boolean {
  for (let index = start + 1; index < source.length; index += 1) {
    if (source[index] !== '"') continue
    const next = source[index + 1]
    if (next === '"') index += 1
    else return next === undefined || next === '\t' || next === '\n'
  }
  return false
}

/** The same the other way: what spreadsheets take as cells. */
export const textOfCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) =>
      row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')
