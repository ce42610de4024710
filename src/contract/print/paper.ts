import PDFDocument from 'pdfkit'

const margin = 36
const footHeight = 20
const gutter = 12

export interface PaperTable {
  title: string
  heads: string[]
  rows: string[][]
  /** Rows at the end that sum up those above. */
  totals?: string[][]
  /** How many columns from the left are words rather than figures. */
  words?: number
  /** Which column says whom a row is about; the first where nothing is said. */
  namedBy?: number
}

export interface Paper {
  heading(title: string, lines: string[]): void
  table(table: PaperTable): void
  /** Beside each other, each as wide as the other: for tables of few columns. */
  pair(tables: PaperTable[]): void
  /** A line of words below a table. */
  words(text: string): void
  pages(): number
  end(): Promise<Uint8Array>
}

interface Sheets {
  title: string
  author: string
  date: Date
  layout?: 'landscape' | 'portrait'
  /** The lower the rows, the smaller the type in them. */
  rowHeight?: number
}

/** The part of a sheet that a table has to itself. */
interface Place {
  left: number
  width: number
}

/** pdfkit writes what stands there, and has no word of its own for the attributes of an element. */
interface TaggedCell {
  dictionary: { data: Record<string, unknown> }
}

/** Sheets as a media office prints them: dense, ruled, heads repeated on every sheet, tagged for screen readers. */
export function openPaper({ layout = 'landscape', rowHeight = 12.5, ...info }: Sheets): Paper {
  const doc = new PDFDocument({
    size: 'LETTER',
    layout,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.5',
    info: { Title: info.title, Author: info.author, CreationDate: info.date },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin - footHeight
  const titleHeight = Math.min(15, rowHeight * 1.25)
  let y = margin

  const bold = (size: number) => doc.font('Helvetica-Bold').fontSize(size)
  const plain = (size: number) => doc.font('Helvetica').fontSize(size)

  function nextPage() {
    doc.addPage()
    y = margin
  }

  function heading(title: string, lines: string[]) {
    root.add(
      doc.struct('H1', {}, () => {
        bold(16).text(title, margin, y, { width, lineBreak: false })
      }),
    )
    y += 22
    for (const line of lines) {
      root.add(
        doc.struct('P', {}, () => {
          plain(9).text(line, margin, y, { width, lineBreak: false })
        }),
      )
      y += 13
    }
    y += 6
  }

  const heightOf = ({ rows, totals = [] }: PaperTable) =>
    titleHeight + (1 + rows.length + totals.length) * rowHeight

  function table(of: PaperTable) {
    if (y + rowHeight * 4 > bottom) nextPage()
    draw(of, { left: margin, width })
    y += rowHeight
  }

  function pair(tables: PaperTable[]) {
    const needed = Math.max(...tables.map(heightOf))
    // What is longer than a sheet cannot stand beside anything.
    if (margin + needed > bottom) {
      for (const each of tables) table(each)
      return
    }
    if (y + needed > bottom) nextPage()
    const top = y
    const share = (width - gutter * (tables.length - 1)) / tables.length
    let lowest = top
    for (const [index, each] of tables.entries()) {
      y = top
      draw(each, { left: margin + index * (share + gutter), width: share })
      lowest = Math.max(lowest, y)
    }
    y = lowest + rowHeight
  }

  function words(text: string) {
    const size = Math.min(8, rowHeight * 0.72)
    const height = plain(size).heightOfString(text, { width })
    if (y + height > bottom) nextPage()
    root.add(
      doc.struct('P', {}, () => {
        plain(size).fillColor('#000').text(text, margin, y, { width })
      }),
    )
    y += height + 2
  }

  function draw(
    { title, heads, rows, totals = [], words: wordColumns = 1, namedBy = 0 }: PaperTable,
    { left, width: room }: Place,
  ) {
    const { widths, size } = fitted([heads, ...rows, ...totals])
    root.add(
      doc.struct('H2', {}, () => {
        bold(Math.min(10, rowHeight * 0.9))
          .fillColor('#000')
          .text(title, left, y, { width: room, lineBreak: false, ellipsis: true })
      }),
    )
    y += titleHeight
    const element = doc.struct('Table')
    root.add(element)
    drawRow(heads, { isHead: true })
    for (const row of rows) drawRow(row, {})
    for (const [index, row] of totals.entries()) drawRow(row, { isTotal: true, isRuled: index === 0 })
    element.end()

    function drawRow(cells: string[], kind: { isHead?: boolean; isTotal?: boolean; isRuled?: boolean }) {
      if (y + rowHeight > bottom) {
        nextPage()
        if (!kind.isHead) drawRow(heads, { isHead: true })
      }
      const row = doc.struct('TR')
      element.add(row)
      if (kind.isHead)
        doc
          .markContent('Artifact')
          .rect(left, y - 2, sum(widths), rowHeight)
          .fill('#e8ecf0')
          .fill('#000')
      if (kind.isHead) doc.endMarkedContent()
      let x = left
      cells.forEach((cell, index) => {
        const cellWidth = widths[index] ?? 0
        const isName = index < wordColumns
        const scope = kind.isHead ? 'Column' : index === namedBy ? 'Row' : null
        row.add(
          tableCell(scope, () => {
            ;(kind.isHead || kind.isTotal ? bold(size) : plain(size)).fillColor('#000').text(cell, x + 2, y, {
              width: cellWidth - 3,
              height: rowHeight,
              align: isName ? 'left' : 'right',
              lineBreak: false,
              ellipsis: true,
            })
          }),
        )
        x += cellWidth
      })
      row.end()
      y += rowHeight
      doc.markContent('Artifact')
      doc
        .moveTo(left, kind.isRuled ? y - rowHeight - 2 : y - 2)
        .lineTo(left + sum(widths), kind.isRuled ? y - rowHeight - 2 : y - 2)
        .lineWidth(kind.isHead || kind.isRuled ? 0.9 : 0.25)
        .stroke('#555')
      doc.endMarkedContent()
    }

    /** Columns as wide as what stands in them; where that is wider than the sheet, the type gets smaller. */
    function fitted(all: string[][]): { widths: number[]; size: number } {
      const natural = heads.map((_, index) => {
        const widest = Math.max(...all.map((row) => bold(8).widthOfString(row[index] ?? '')))
        return Math.max(widest + 8, 22)
      })
      const scale = Math.min(1, room / sum(natural))
      const tallest = Math.min(8, rowHeight * 0.72)
      return {
        widths: natural.map((each) => each * scale),
        size: Math.min(tallest, Math.max(5.5, 8 * scale)),
      }
    }
  }

  /** A head says what it is the head of: a reader of tables tells it with each figure. */
  function tableCell(scope: 'Column' | 'Row' | null, draw: () => void) {
    const cell = doc.struct(scope ? 'TH' : 'TD', {}, draw)
    if (scope) (cell as unknown as TaggedCell).dictionary.data.A = { O: 'Table', Scope: scope }
    return cell
  }

  async function end() {
    root.end()
    const { start, count } = doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page)
      doc.page.margins.bottom = 0
      doc.markContent('Artifact', { type: 'Pagination' })
      plain(8)
        .fillColor('#333')
        .text(info.title, margin, doc.page.height - margin - 6, { lineBreak: false })
        .text(`Page ${page + 1} of ${count}`, margin, doc.page.height - margin - 6, {
          width,
          align: 'right',
          lineBreak: false,
        })
      doc.endMarkedContent()
    }
    doc.end()
    return done
  }

  const pages = () => doc.bufferedPageRange().count

  return { heading, table, pair, words, pages, end }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
