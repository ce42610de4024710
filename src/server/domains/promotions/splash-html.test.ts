import { expect, test } from 'vitest'
import { splashHtml } from './splash-html.ts'

test.each([
  ['words stay', '<p>Wear <strong>blue</strong>.</p>', '<p>Wear <strong>blue</strong>.</p>'],
  ['a link gives its words', '<p><a href="/tickets">Tickets</a></p>', '<p>Tickets</p>'],
  ['a script goes with all it says', '<p>Go</p><script>alert(1)</script>', '<p>Go</p>'],
  ['a handler goes', '<p onclick="alert(1)">Go</p>', '<p>Go</p>'],
  [
    'a frame and a field go',
    '<iframe src="https://a.example"></iframe><input name="a"><p>Go</p>',
    '<p>Go</p>',
  ],
  ['a picture without https loses its address', '<img src="javascript:alert(1)" alt="">', '<img alt="" />'],
  ["a widget's mark stays", '<div data-widget="pop-up"></div>', '<div data-widget="pop-up"></div>'],
  ['a title of its own steps down', '<h1>Big</h1>', '<h2>Big</h2>'],
])('%s', (_, html, expected) => {
  expect(splashHtml(html)).toBe(expected)
})
