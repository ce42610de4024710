import { expect, test } from 'vitest'
import { wordlessInHtml } from './wordless-html.ts'

test.each([
  ['no picture', '<p>1 < 2</p>', []],
  ['words', '<img src="a.jpg" alt="A boat">', []],
  ['words in other quotation marks, over two lines', "<IMG alt='A > B'\n src='a.jpg' />", []],
  ['no alt', '<p><img src="a.jpg"></p>', ['a.jpg']],
  ['an empty one', '<img alt=" " src="a.jpg"/>', ['a.jpg']],
  ['a word that only ends in alt', '<img data-alt="A boat" src=a.jpg>', ['a.jpg']],
  ['one of two', '<img src="a.jpg" alt="A"><img src="b.jpg">', ['b.jpg']],
])('a text with %s', (_, html, addresses) => {
  expect(wordlessInHtml(html)).toEqual(addresses)
})
