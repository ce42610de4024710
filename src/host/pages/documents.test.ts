import { expect, test } from 'vitest'
import { isDocumentPath, isOwnFile } from './documents.ts'

test.each([
  ['halcyon/documents/map.pdf', true],
  ['private/halcyon/documents/plan.pdf', true],
  ['tamarack/documents/map.pdf', false],
  ['private/tamarack/documents/plan.pdf', false],
  ['halcyon-2/documents/map.pdf', false],
  ['private/documents/plan.pdf', false],
])('whether the file %s is one of halcyon: %s', (path, own) => {
  expect(isOwnFile(path, 'halcyon')).toBe(own)
})

test.each([
  ['tickets/seating chart (2026).pdf', true],
  ['médias/horaire.pdf', true],
  ['', false],
  ['a\u0000b', false],
  ['a\nb', false],
  ['a'.repeat(401), false],
])('whether %j can be the path of a document: %s', (path, can) => {
  expect(isDocumentPath(path)).toBe(can)
})
