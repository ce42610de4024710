import { describe, expect, test } from 'vitest'
import { frameAddress, isFilePath, ownPath, readPreviewAddress } from './preview-address.ts'

describe('the address of a preview', () => {
  test('tells its pass and its page', () => {
    expect(readPreviewAddress('/preview?pass=a.b&to=%2Fpartners%3Fx%3D1')).toEqual({
      pass: 'a.b',
      path: '/partners?x=1',
    })
  })

  test.each([
    ['/partners', '/preview/frame/a.b/partners?desk=3'],
    ['/?x=1', '/preview/frame/a.b/?x=1&desk=3'],
    ['/news#top', '/preview/frame/a.b/news?desk=3'],
  ])('in a frame %s is %s', (path, address) => {
    expect(frameAddress('a.b', path, 3)).toBe(address)
  })

  test.each([
    ['/documents/2026/bylaws.pdf', true],
    ['/Documents/map.pdf', true],
    ['/documents', false],
    ['/partners?to=/documents/a.pdf', false],
  ])('behind %s there is a file: %j', (path, isFile) => {
    expect(isFilePath(path)).toBe(isFile)
  })

  test.each([
    ['partners', '/partners'],
    [' /roster ', '/roster'],
    ['//elsewhere.example', null],
    ['/admin/', null],
    ['', null],
  ])('%j is the page %j', (typed, path) => {
    expect(ownPath(typed)).toBe(path)
  })
})
