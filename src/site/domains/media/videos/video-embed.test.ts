import { describe, expect, test } from 'vitest'
import { readEmbedRequest, videoEmbedUrl } from './video-embed.ts'

const page = '/showcase/embed.aspx'

test.each([
  [{}, page],
  [{ youtube: 'abcdefghijk' }, `${page}?youtube=abcdefghijk`],
  [{ archive: 'game-12' }, `${page}?Archive=game-12`],
  [{ endeavor: '77' }, `${page}?Id=77`],
  [{ youtube: null, archive: undefined, endeavor: '77', live: null }, `${page}?Id=77`],
  [
    { youtube: null, archive: 'a b', endeavor: null, autoplay: true, controls: false, live: false },
    `${page}?Archive=a+b&autoplay=true&controls=false&live=false`,
  ],
])('the showcase %o is embedded by %s', (showcase, address) => {
  expect(videoEmbedUrl(showcase)).toBe(address)
})

describe('the embed page reads', () => {
  const plain = {
    youtube: null,
    archive: null,
    endeavor: null,
    autoplay: false,
    controls: true,
    live: false,
  }
  test.each([
    ['', plain],
    ['youtube=undefined&Archive=null&Id=&autoplay=undefined&controls=null', plain],
    ['youtube=abcdefghijk', { ...plain, youtube: 'abcdefghijk' }],
    ['youtube=a/../evil.example', plain],
    ['Archive=game-12&autoplay=true', { ...plain, archive: 'game-12', autoplay: true }],
    ['archive=game-12&AUTOPLAY=True&LIVE=1', { ...plain, archive: 'game-12', autoplay: true, live: true }],
    ['Id=77&controls=false', { ...plain, endeavor: '77', controls: false }],
  ])('"%s"', (query, request) => {
    expect(readEmbedRequest(new URLSearchParams(query))).toEqual(request)
  })

  test('what the helper wrote', () => {
    const showcase = {
      youtube: null,
      archive: 'x y',
      endeavor: '9',
      autoplay: true,
      controls: false,
      live: true,
    }
    const { searchParams } = new URL(videoEmbedUrl(showcase), 'http://school.example')
    expect(readEmbedRequest(searchParams)).toEqual(showcase)
  })
})
