import { expect, test } from 'vitest'
import { readAsBrowsersDo } from '#tests/support/formatted-text.ts'
import { fileIn, isWordless, outOfReach } from './pasted-pictures.ts'

test.each([
  ['of a word processor', '<p>Goal <v:shape></v:shape><img src="file:///C:/clip_image001.png"></p>', 1],
  ['of a mail', '<p><b><img src="cid:part1"></b></p><img src="https://a.example/1.jpg">', 1],
  ['of a site', '<img src="https://a.example/1.jpg"><img src="/images/2.jpg">', 0],
])('pictures %s that no page can fetch', (_, html, count) => {
  expect(outOfReach(readAsBrowsersDo(html))).toHaveLength(count)
})

test('one that stands in the text itself is a file', async () => {
  const file = fileIn(`data:image/png;base64,${btoa('a picture')}`)
  expect(file?.type).toBe('image/png')
  expect(await file?.text()).toBe('a picture')
  expect(fileIn('file:///C:/clip_image001.png')).toBeNull()
  expect(fileIn('data:text/html;base64,PGI+')).toBeNull()
})

test('a copied picture has no words beside it, cells of a spreadsheet have', () => {
  expect(isWordless(readAsBrowsersDo('<meta charset="utf-8"><img src="https://a.example/1.jpg">'))).toBe(true)
  expect(isWordless(readAsBrowsersDo('<table><tr><td>21</td></tr></table>'))).toBe(false)
})
