import { expect, test } from 'vitest'
import { fileRenamer } from './rename.ts'

const rename = fileRenamer('halcyon', 'lake', new Set(['crests/a.svg']))

test.each([
  ['"/files/halcyon/crests/a.svg"', '"/files/lake/crests/a.svg"'],
  ['"halcyon/crests/a.svg"', '"lake/crests/a.svg"'],
  ['"private/halcyon/crests/a.svg"', '"private/lake/crests/a.svg"'],
  ['"halcyon/crests/unknown.svg"', '"halcyon/crests/unknown.svg"'],
  ['"https://watch.example/halcyon/12"', '"https://watch.example/halcyon/12"'],
  ['"not-halcyon/crests/a.svg"', '"not-halcyon/crests/a.svg"'],
  ['halcyon is a bird', 'halcyon is a bird'],
])('%s → %s', (before, after) => {
  expect(rename(before)).toBe(after)
})
