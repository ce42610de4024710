import { expect, test } from 'vitest'
import { markPreview } from './preview-mark.ts'

const mark = { moment: 'Saturday at six', shown: ['A <story>'], left: [], path: '/news?a=1&b=2' }

test('a page of a preview says so at its end, with a way out that leads back to it', () => {
  const html = markPreview('<html><body><p>Hello</p></body></html>', mark)
  expect(html).toMatch(
    /<p>Hello<\/p><div [^>]*><aside aria-label="Preview".*<\/aside><\/div><\/body><\/html>$/,
  )
  expect(html).toContain('Preview of Saturday at six with 1 unpublished: A &lt;story&gt;')
  expect(html).toContain('href="/preview/leave?to=%2Fnews%3Fa%3D1%26b%3D2"')
})

test('what could not be shown is told', () => {
  expect(markPreview('<body></body>', { ...mark, left: ['B: Title is missing.'] })).toContain(
    'Not shown yet: B: Title is missing.',
  )
})

test('what is no document stays as it is', () => {
  expect(markPreview('{"a":1}', mark)).toBe('{"a":1}')
})
