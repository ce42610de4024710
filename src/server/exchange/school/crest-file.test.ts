import { expect, test } from 'vitest'
import { crestIn } from './crest-file.ts'
import { placeholderCrest } from './placeholder-crest.ts'

const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

test.each([
  ['a plain drawing', svg('<path d="M0 0"/>'), 'svg'],
  ['one that uses its own parts', svg('<use href="#a"/>'), 'svg'],
  [
    'our own',
    Buffer.from(placeholderCrest({ primary: '#7a1f1f', secondary: '#ffffff', letters: 'A&M' })),
    'svg',
  ],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'png'],
] as const)('%s is taken', (_, bytes, extension) => expect(crestIn(bytes).extension).toBe(extension))

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['an event', svg('<path onload="alert(1)"/>')],
  ['something elsewhere', svg('<image href="https://elsewhere.example/x.png"/>')],
  ['HTML in it', svg('<foreignObject><p/></foreignObject>')],
  ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')],
  ['a page', Buffer.from('<!doctype html><html></html>')],
  ['nothing', Buffer.alloc(0)],
  ['too much', Buffer.alloc(600 * 1024)],
])('%s is refused', (_, bytes) =>
  expect(() => crestIn(bytes)).toThrow(expect.objectContaining({ status: 422 })),
)
