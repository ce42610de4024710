import { expect, test } from 'vitest'
import { gapsOfPdf } from '#server/domains/media/library/examine-pdf.ts'
import { pdf } from './pdf.ts'

const long = Array.from({ length: 40 }, (_, index) => `${index} ${'Doors open early. '.repeat(9)}`)
const fileOf = (paragraphs: readonly string[]) =>
  Buffer.from(pdf('Bag Policy', paragraphs)).toString('latin1')

test.each([
  ['one paragraph', ['Clear bags are admitted.']],
  ['several pages', long],
  ['no words', []],
])('the documents of the demo lack nothing that the desk looks for: %s', (_, paragraphs) => {
  expect(gapsOfPdf(pdf('Bag Policy', paragraphs))).toEqual([])
})

test('the title is heard once, and a paragraph that goes on on the next page is one', () => {
  const file = fileOf(long)
  const elements = [...file.matchAll(/\/StructElem \/S \/(\w+) .*?\/K \[(.*?)\] >>/g)]
  expect(elements.map(([, role]) => role)).toEqual(['Document', 'H1', ...long.map(() => 'P')])
  const pieces = elements.slice(2).map(([, , marks = '']) => marks.match(/\/MCR/g)?.length)
  expect(pieces.filter((count) => count === 2).length).toBeGreaterThan(0)
  expect(file.match(/\/H1 << \/MCID 0 >> BDC/g)).toHaveLength(1)
  expect(file.match(/\/Artifact BMC/g)).toHaveLength((file.match(/\/Type \/Page /g)?.length ?? 0) - 1)
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
