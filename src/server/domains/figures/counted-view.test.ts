import { expect, test } from 'vitest'
import { isProgram, isView, pagePath, placementsIn, searchWords, sourceOf } from './counted-view.ts'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test.each([
  [browser, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  [undefined, true],
])('%s is a program: %s', (name, is) => {
  expect(isProgram(name)).toBe(is)
  expect(isProgram(name)).toBe(is)
})

test('what a browser fetches ahead is no view', () => {
  expect(isView({ 'user-agent': browser })).toBe(true)
  expect(isView({ 'user-agent': browser, 'sec-purpose': 'prefetch' })).toBe(false)
})

test.each([
  ['/', '/'],
  ['/sports/football?season=2025', '/sports/football'],
  ['/sports/football.data', null],
  ['/calendar.ics', null],
  ['/api/v2/stories', null],
  ['/hidden/news/2026/1/1/a', null],
  [`/${'x'.repeat(300)}`, null],
])('the page of %s is %s', (url, path) => {
  expect(pagePath(url)).toBe(path)
})

test.each([
  ['https://www.search.example/find?q=secret+words', 'search.example'],
  ['https://social.example:8443', 'social.example'],
  ['https://our.example/news', null],
  ['android-app://com.example', 'com.example'],
  ['nonsense', null],
  [undefined, null],
])('of %s the host alone is kept', (referrer, host) => {
  expect(sourceOf(referrer, 'our.example')).toBe(host)
})

test.each([
  ['  Football   TICKETS ', 'football tickets'],
  ['jane@mail.example', null],
  ['443 555 0199', null],
  ['x'.repeat(61), null],
  [' ', null],
])('%s is counted as %s', (asked, words) => {
  expect(searchWords(asked)).toBe(words)
})

test.each([
  ['page=/tickets&shown=s1,c7&pressed=', { page: '/tickets', shown: ['s1', 'c7'], pressed: [] }],
  ['page=/&shown=&pressed=s1', { page: '/', shown: [], pressed: ['s1'] }],
  ['page=/&shown=s1,s1,s0,x1,s1234567890,%27', { page: '/', shown: ['s1'], pressed: [] }],
  ['page=https://elsewhere.example/&shown=s1', null],
  ['page=/&shown=&pressed=', null],
  ['', null],
])('what a page showed is read from %s', (query, told) => {
  expect(placementsIn(new URLSearchParams(query))).toEqual(told)
})
