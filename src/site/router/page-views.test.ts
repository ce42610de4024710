import { expect, test } from 'vitest'
import { withViews } from './page-views.ts'

const markup = '<html><head></head><body></body></html>'

test('the document of a page that is drawn in the browser names what draws it', () => {
  expect(withViews(markup, { 'assets/home.js': ['assets/a.js'] }, '/assets/home.js')).toBe(
    '<html><head><link rel="modulepreload" href="/assets/a.js"/></head><body></body></html>',
  )
})

test('a page that has no views, or is none, names nothing', () => {
  expect(withViews(markup, {}, '/assets/home.js')).toBe(markup)
  expect(withViews(markup, {}, undefined)).toBe(markup)
})
