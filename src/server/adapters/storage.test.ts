import { describe, expect, test } from 'vitest'
import { contentTypeOf, parseStoragePath, StoragePathError } from './storage.ts'

describe('a storage path', () => {
  test.each(['halcyon/x.png', 'halcyon/portraits/a-b_c.1.webp', 'private/forms/42.pdf'])(
    'may be %s',
    (path) => {
      expect(parseStoragePath(path)).toEqual(path.split('/'))
    },
  )

  test.each([
    '',
    'x.png',
    '/halcyon/x.png',
    '../x.png',
    'halcyon/../tamarack/x.png',
    'halcyon/./x.png',
    'halcyon//x.png',
    'halcyon/x.png/',
    'halcyon\\x.png',
    'halcyon/..\\x.png',
    'halcyon/x\0.png',
    'C:/x.png',
    'halcyon/.hidden.png',
    'halcyon/x.png.',
    'halcyon/%2e%2e/x.png',
    'halcyon/é.png',
    `halcyon/${'x'.repeat(300)}.png`,
    `${'a/'.repeat(300)}x.png`,
  ])('may not be %j', (path) => {
    expect(() => parseStoragePath(path)).toThrow(StoragePathError)
  })
})

describe('the type of a file', () => {
  test.each([
    ['a/x.png', 'image/png'],
    ['a/x.JPG', 'image/jpeg'],
    ['a/x.svg', 'image/svg+xml'],
    ['a/x.html', null],
    ['a/x.js', null],
    ['a/x.constructor', null],
    ['a/png', null],
  ])('of %s is %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type)
  })
})
