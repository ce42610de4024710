import { expect, test } from 'vitest'
import { openHotAnswers } from './hot-answers.ts'

const url = '/images/crop?url=/files/halcyon/p/wide.png&width=96&height=96'
const asked = (headers = {}) => ({ method: 'GET', url, headers })
const sent = {
  etag: '"one"',
  'cache-control': 'public, max-age=60',
  'content-type': 'image/webp',
  'x-request-id': 'of one visitor',
  'set-cookie': ['pass=theirs'],
  vary: 'accept',
}
const bytes = Buffer.from('a picture')

test('a picture is answered as it was, without what was one visitor’s own', () => {
  const hot = openHotAnswers()
  expect(hot.find(asked())).toBeUndefined()
  hot.keep(asked(), sent, bytes)
  const kept = ['etag', '"one"', 'cache-control', 'public, max-age=60', 'vary', 'accept']
  expect(hot.find(asked())).toEqual({
    etag: '"one"',
    headers: ['content-type', 'image/webp', 'content-length', '9', ...kept],
    notModifiedHeaders: kept,
    bytes,
  })
  expect(hot.find({ ...asked(), method: 'HEAD' })).toBeUndefined()
  expect(hot.find({ ...asked(), url: `${url}&quality=50` })).toBeUndefined()
})

test('who can show more is not answered with what others are', () => {
  const hot = openHotAnswers()
  hot.keep(asked(), sent, bytes)
  expect(hot.find(asked({ accept: 'image/avif,image/webp,*/*' }))).toBeUndefined()
  expect(hot.find(asked({ accept: 'image/webp,*/*' }))).toBeDefined()
})

test('who holds it is told so, and who holds another version is left to who knows them all', () => {
  const hot = openHotAnswers()
  hot.keep(asked(), sent, bytes)
  expect(hot.find(asked({ 'if-none-match': 'W/"one"' }))).toBeDefined()
  expect(hot.find(asked({ 'if-none-match': '"two"' }))).toBeUndefined()
})

test('after a moment the source is looked at again, and at once where it is known to have changed', () => {
  let now = 0
  const hot = openHotAnswers(1000, () => now)
  hot.keep(asked(), sent, bytes)
  now = 999
  expect(hot.find(asked())).toBeDefined()
  now = 1000
  expect(hot.find(asked())).toBeUndefined()
  hot.keep(asked(), sent, bytes)
  hot.clear()
  expect(hot.find(asked())).toBeUndefined()
})
