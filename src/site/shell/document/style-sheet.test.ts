import { expect, test } from 'vitest'
import { withStyles } from './style-sheet.ts'
import { readStyles } from './used-styles.ts'

const html = '<html><head><style id="brand">:root{}</style></head><body><p class="a"></p></body></html>'
const sheet = { href: '/a.css', rules: readStyles('.a{b:c}.d{e:f}') }

test('a document has its styles before those of its school, and the sheet at its end, for paper until something comes', () => {
  const text = withStyles(html, sheet, { nonce: 'n-1', shellOnly: false })
  expect(text).toContain('<style id="brand">.a{b:c}:root{}</style>')
  expect(text).toContain(
    '<p class="a"></p><link rel="stylesheet" href="/a.css" media="print"/><script nonce="n-1">',
  )
})

test('a page that is drawn in the browser has the sheet at once', () => {
  expect(withStyles(html, sheet, { nonce: 'n-1', shellOnly: true })).toBe(
    '<html><head><style id="brand">.a{b:c}:root{}</style></head><body><p class="a"></p><link rel="stylesheet" href="/a.css"/></body></html>',
  )
})

test('a development server writes its styles itself', () => {
  expect(withStyles('<style id="brand">', null, { nonce: 'n-1', shellOnly: false })).toBe(
    '<style id="brand">',
  )
})
