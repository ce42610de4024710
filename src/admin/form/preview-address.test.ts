import { describe, expect, test } from 'vitest'
import { firstSeen, frameAddress, ownPath, readPreviewAddress } from './preview-address.ts'

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
    ['partners', '/partners'],
    [' /roster ', '/roster'],
    ['//elsewhere.example', null],
    ['/admin/', null],
    ['', null],
  ])('%j is the page %j', (typed, path) => {
    expect(ownPath(typed)).toBe(path)
  })
})

test('what is shown from a later moment on is looked at then', () => {
  const now = new Date('2026-11-14T17:00:00Z')
  expect(firstSeen({ publishAt: '2026-11-20T14:00:00.000Z' }, now)).toBe('2026-11-20T14:00:00.000Z')
  expect(firstSeen({ publishAt: '2026-11-10T14:00:00.000Z' }, now)).toBeNull()
  expect(firstSeen({ title: 'x' }, now)).toBeNull()
})
