import type { GridSource } from '#contract/editing/desk.grids.ts'

type Source = Pick<GridSource, 'name' | 'text' | 'cells'>

const mostBytes = 5 * 1024 * 1024

const pad = (value: number): string => String(value).padStart(2, '0')

/** A cell of a workbook as a spreadsheet shows it. A clock without a day is of the first day that Excel knows. */
export function cellWords(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (!(cell instanceof Date)) return String(cell)
  const day = cell.toISOString().slice(0, 10)
  const [hours, minutes] = [cell.getUTCHours(), cell.getUTCMinutes()]
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}:${pad(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
  if (day < '1901-01-01') return clock
  return hours === 0 && minutes === 0 ? day : `${day} ${clock}`
}

/** A file as it is sent: a workbook as its cells, everything else as it is. */
export async function readFile(file: File): Promise<Source> {
  if (file.size > mostBytes) throw new Error(`${file.name} is larger than 5 MB.`)
  if (!/\.xlsx$/i.test(file.name)) {
    if (/\.(?:xls|numbers|pdf|docx?)$/i.test(file.name))
      throw new Error(`${file.name} cannot be read. Save it as XLSX or CSV.`)
    return { name: file.name, text: await file.text() }
  }
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file).catch(() => {
    throw new Error(`${file.name} is no workbook that can be read. Save it as CSV.`)
  })
  return { name: file.name, cells: rows.map((row) => row.map(cellWords)) }
}
