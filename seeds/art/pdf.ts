const escape = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[–—]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&')

const charactersPerLine = 88
const linesPerPage = 46

function wrapped(paragraph: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > charactersPerLine) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Lines of one paragraph on one page, which a reader of tags calls by their number on it. */
interface Piece {
  element: number
  lines: string[]
}

/** Whole paragraphs and a blank line after each; one that does not fit goes on on the next page. */
function paged(paragraphs: readonly string[]): Piece[][] {
  const pages: Piece[][] = [[]]
  let left = linesPerPage
  for (const [index, paragraph] of paragraphs.entries()) {
    const lines = wrapped(paragraph)
    while (lines.length > 0) {
      if (left <= 0) {
        pages.push([])
        left = linesPerPage
      }
      const here = lines.splice(0, left)
      // The title is the first element.
      pages.at(-1)?.push({ element: index + 1, lines: here })
      left -= here.length + 1
    }
  }
  return pages
}

const marked = (tag: string, id: number, drawn: string) => `/${tag} << /MCID ${id} >> BDC\n${drawn}\nEMC`

/** The title is content on the first page, and on those after it furniture that nobody has to hear again. */
function contentOf(title: string, pieces: readonly Piece[], page: number): string {
  const first = page === 0 ? 1 : 0
  const head = `/F2 18 Tf 60 730 Td (${escape(page === 0 ? title : `${title}, page ${page + 1}`)}) Tj`
  return [
    'BT',
    page === 0 ? marked('H1', 0, head) : `/Artifact BMC\n${head}\nEMC`,
    '/F1 11 Tf 0 -34 Td 14 TL',
    ...pieces.flatMap(({ lines }, index) => [
      // The space that a line ends with is heard between its last word and the first of the next.
      marked('P', index + first, lines.map((line) => `(${escape(line)} ) Tj T*`).join('\n')),
      'T*',
    ]),
    'ET',
  ].join('\n')
}

/** A plain document of text on letter paper, in one of the fonts that every reader has, tagged as the product asks of others. */
export function pdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const pages = paged(paragraphs)
  const pageId = (page: number) => 8 + page * 2
  const elementId = (element: number) => pageId(pages.length) + element
  /** Where the pieces of an element stand: on which page, under which number. */
  const marksOf = (element: number) =>
    pages.flatMap((pieces, page) => [
      ...(page === 0 && element === 0 ? [{ page, id: 0 }] : []),
      ...pieces.flatMap((piece, index) =>
        piece.element === element ? [{ page, id: index + (page === 0 ? 1 : 0) }] : [],
      ),
    ])
  const elements = [title, ...paragraphs]
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${pageId(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Type /StructTreeRoot /K 6 0 R /ParentTree 7 0 R /ParentTreeNextKey ${pages.length} >>`,
    `<< /Type /StructElem /S /Document /P 5 0 R /K [${elements.map((_, element) => `${elementId(element)} 0 R`).join(' ')}] >>`,
    `<< /Nums [${pages
      .map((pieces, page) => {
        const own = [...(page === 0 ? [0] : []), ...pieces.map(({ element }) => element)]
        return `${page} [${own.map((element) => `${elementId(element)} 0 R`).join(' ')}]`
      })
      .join(' ')}] >>`,
    ...pages.flatMap((pieces, page) => {
      const text = contentOf(title, pieces, page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /StructParents ${page} /Tabs /S /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageId(page) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
    ...elements.map((_, element) => {
      const marks = marksOf(element).map(
        ({ page, id }) => `<< /Type /MCR /Pg ${pageId(page)} 0 R /MCID ${id} >>`,
      )
      return `<< /Type /StructElem /S /${element === 0 ? 'H1' : 'P'} /P 6 0 R /K [${marks.join(' ')}] >>`
    }),
    `<< /Title (${escape(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
