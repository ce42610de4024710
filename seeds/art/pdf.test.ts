import { expect, test } from 'vitest'
import { gapsOfPdf } from '#server/domains/media/library/examine-pdf.ts'
import { pdfTree } from '#tests/support/pdf-tree.ts'
import { pdf } from './pdf.ts'

const long = Array.from(
  { length: 40 },
  (_, index) => `${index} ${'Doors (and gates) open early. '.repeat(6)}`,
)
const fileOf = (paragraphs: readonly string[]) =>
  Buffer.from(pdf('Bag Policy', paragraphs)).toString('latin1')

test.each([
  ['one paragraph', ['Clear bags are admitted.']],
  ['several pages', long],
  ['no words', []],
])('the documents of the demo lack nothing that the desk looks for: %s', (_, paragraphs) => {
  expect(gapsOfPdf(pdf('Bag Policy', paragraphs))).toEqual([])
})

test('they are heard as they were written: the title once, and each paragraph whole, across lines and pages', () => {
  expect(pdfTree(pdf('Bag Policy', long))).toEqual([
    'Document',
    '  H1 Bag Policy',
    ...long.map((paragraph) => `  P ${paragraph.trim()}`),
  ])
  const marks = [...fileOf(long).matchAll(/\/StructElem \/S \/P .*?\/K \[(.*?)\] >>/g)].map(
    ([, own = '']) => own.match(/\/MCR/g)?.length,
  )
  expect(marks).toContain(2)
})

test('every mark on a page leads to the element that holds it', () => {
  const file = fileOf(long)
  const object = (id: string) => new RegExp(`\\n${id} 0 obj\\n(.*)\\nendobj`).exec(file)?.[1] ?? ''
  const pages = [...(/\/Nums \[(.*)\] >>/.exec(file)?.[1] ?? '').matchAll(/(\d+) \[([^\]]*)\]/g)]
  expect(pages.length).toBeGreaterThan(2)
  for (const [, page = '', elements = ''] of pages) {
    const id = 8 + Number(page) * 2
    for (const [mark, [, element = '']] of [...elements.matchAll(/(\d+) 0 R/g)].entries())
      expect(object(element)).toContain(`/Pg ${id} 0 R /MCID ${mark} >>`)
  }
})
