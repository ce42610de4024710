import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trimHtml } from './trim-html.ts'

describe('trimmed HTML', () => {
  test('has 50 characters of text unless told otherwise', () => {
    expect(trimHtml('<p>Kingfishers hold off a late run by the Otters to win their opener</p>')).toBe(
      '<p>Kingfishers hold off a late run by the Otters to…</p>',
    )
  })

  test.each([
    ['<p>One <img src="a.jpg" alt="x > y"> two</p>', 20, '<p>One two</p>'],
    ['<picture><source srcset="a"><img src="b"></picture>Text', 20, 'Text'],
    ['<svg viewBox="0 0 1 1"><path d=""/></svg>One two three', 8, 'One two…'],
  ])('%j drops its images', (html, length, trimmed) => {
    expect(trimHtml(html, length)).toBe(trimmed)
  })

  test.each([
    ['<p>One two three</p>', 8, '<p>One two…</p>'],
    ['<p>One <b>two <i>three four</i></b> five</p>', 13, '<p>One <b>two <i>three…</i></b></p>'],
    ['<p>One t<b>w</b>o three</p>', 5, '<p>One…</p>'],
    ['<p>One</p><p>two three</p>', 7, '<p>One</p><p>two…</p>'],
    ['<p>One<br>two three</p>', 7, '<p>One<br>two…</p>'],
    ['<ul>\n  <li>One</li>\n  <li>two three</li>\n</ul>', 7, '<ul><li>One</li><li>two…</li></ul>'],
    ['Fish &amp; chips &amp; more', 12, 'Fish &amp; chips…'],
    ['Fish &amp; chips', 12, 'Fish &amp; chips'],
    ['One&nbsp;two', 5, 'One…'],
    ['<a href="/a>b" title=\'"\'>One two</a> three', 7, '<a href="/a>b" title=\'"\'>One two…</a>'],
  ])('%j of %i characters ends at a word and closes what is open: %j', (html, length, trimmed) => {
    expect(trimHtml(html, length)).toBe(trimmed)
  })

  test.each([
    ['<p>One', '<p>One</p>'],
    ['One</p>', 'One'],
    ['<b><i>One</b> two</i>', '<b><i>One</i></b> two'],
    ['<!-- hidden -->One<script>alert(1)</script>', 'One'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['', ''],
  ])('%j, which is short, comes back whole and valid: %j', (html, trimmed) => {
    expect(trimHtml(html)).toBe(trimmed)
  })

  test('closes every element it opens, whatever it is given', () => {
    const parts = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<img>',
      '<br>',
      'word',
      ' ',
      '&amp;',
      '< ',
      '>',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 30 }), fc.nat(20), (html, length) => {
        const open: string[] = []
        for (const [, slash, tag = ''] of trimHtml(html.join(''), length).matchAll(/<(\/?)([pb])>/g))
          if (slash) expect(open.pop()).toBe(tag)
          else open.push(tag)
        expect(open).toEqual([])
      }),
    )
  })
})
