import { expect, test } from 'vitest'
import { documentPath, documentPathFaults } from './document-path.ts'

test.each([
  ['bylaws.pdf', 'bylaws.pdf'],
  ['/bylaws.pdf', 'bylaws.pdf'],
  ['/documents/bylaws.pdf', 'bylaws.pdf'],
  ['https://halcyon.example/documents/2026/bylaws.pdf', '2026/bylaws.pdf'],
  ['documents/old.pdf', 'documents/old.pdf'],
  [' 2026//game notes.pdf/ ', '2026/game notes.pdf'],
])('a document whose address is typed as %j stands at %s', (path, expected) => {
  expect(documentPath({ path, title: 'Bylaws' })).toBe(expected)
})

test('one without an address has its title and the ending of its file', () => {
  expect(documentPath({ title: 'Bylaws of 2026', storagePath: 'documents/x.pdf' })).toBe('bylaws-of-2026.pdf')
  expect(documentPath({ path: '/documents/', title: 'Bylaws' })).toBe('bylaws')
})

test.each(['a?b.pdf', 'a#b.pdf', '50%.pdf', '../a.pdf', 'a/./b.pdf', 'a\\b.pdf'])(
  'no document can stand at %s',
  (path) => {
    expect(documentPathFaults(path)).toMatchObject([{ field: 'path' }])
  },
)

test.each(['a.b/c..pdf', '2026/game notes.pdf', 'règlement.pdf'])('a document can stand at %s', (path) => {
  expect(documentPathFaults(path)).toEqual([])
})
