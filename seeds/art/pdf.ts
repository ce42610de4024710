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
  return [...lines, line, '']
}

/** A plain document of text on letter paper, in one of the fonts that every reader has. */
export function pdf(title: string, paragraphs: readonly string[]): Uint8Array {
  const lines = paragraphs.flatMap(wrapped)
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesPerPage)) }, (_, page) =>
    lines.slice(page * linesPerPage, (page + 1) * linesPerPage),
  )
  const pageId = (page: number) => 5 + page * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${pageId(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...pages.flatMap((content, page) => {
      const text = [
        'BT',
        `/F2 18 Tf 60 730 Td (${escape(page === 0 ? title : `${title}, page ${page + 1}`)}) Tj`,
        '/F1 11 Tf 0 -34 Td 14 TL',
        ...content.map((line) => `(${escape(line)}) Tj T*`),
        'ET',
      ].join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageId(page) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
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
