import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gapsOfPdf } from './examine-pdf.ts'

const file = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string)))

const font = '3 0 obj << /Type /Font /BaseFont /Helvetica >> endobj\n'
const info = '4 0 obj << /Title (Game notes) /Producer (A program) >> endobj\n'
const catalog =
  '1 0 obj << /Type /Catalog /Lang (en-US) /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R >> endobj\n'

test.each<[what: string, pdf: Buffer, gaps: string[]]>([
  ['that is tagged, titled, in a language and has words', file(catalog, info, font), []],
  [
    'whose objects are packed together',
    file(
      '9 0 obj << /Type /ObjStm /N 3 /First 20 /Filter /FlateDecode >> stream\r\n',
      deflateSync(Buffer.from(catalog + info + font)),
      '\nendstream endobj',
    ),
    [],
  ],
  [
    'that is a scan',
    file('1 0 obj << /Type /Catalog >> endobj\n'),
    ['untagged', 'untitled', 'no-language', 'no-text'],
  ],
  ['whose title is empty', file(catalog, '4 0 obj << /Title () >> endobj\n', font), ['untitled']],
  [
    'of which only a bookmark has a title',
    file(catalog, '6 0 obj << /Title (Chapter 1) /Parent 7 0 R >> endobj\n', font),
    ['untitled'],
  ],
  [
    'that is titled in its metadata',
    file(catalog, font, '<dc:title><rdf:Alt><rdf:li xml:lang="x">Notes</rdf:li>'),
    [],
  ],
  ['that is locked', file('trailer << /Encrypt 8 0 R >>'), []],
  [
    'that is damaged',
    file(font, '9 0 obj << /Type /ObjStm >> stream\nno flate\nendstream'),
    ['untagged', 'untitled', 'no-language'],
  ],
])('a PDF %s', (_, pdf, gaps) => expect(gapsOfPdf(pdf)).toEqual(gaps))
