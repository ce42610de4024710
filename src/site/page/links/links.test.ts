import { describe, expect, test } from 'vitest'
import { isInApp, navigatesInApp, submitsInApp } from './links.ts'

describe('links', () => {
  test.each([
    ['/sports/football', true],
    ['/', true],
    ['//elsewhere.example/x', false],
    ['https://elsewhere.example', false],
    ['mailto:a@b.example', false],
    ['#main', false],
    ['/watch', false],
    ['/watch/live', false],
    ['/gameday/concurrent.aspx', false],
    ['/Showcase/embed.aspx', false],
    ['/api/docs', false],
    ['/documents/tickets/seating-chart.pdf', false],
    ['/sports/football/schedule.ics', false],
    ['/calendar.ics?sport=football', false],
    ['/sports/football/stats/2026/statistics.pdf', false],
    ['/RSS/news.xml#x', false],
    ['/sports/xmlics', true],
  ])('%s in-app: %s', (href, expected) => {
    expect(isInApp(href)).toBe(expected)
  })

  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }
  const anchor = { href: '/sports/football', target: '', download: false }
  test.each([
    ['an ordinary click', {}, {}, true],
    ['a middle click', { button: 1 }, {}, false],
    ['a click with Ctrl', { ctrlKey: true }, {}, false],
    ['a click another handler took', { defaultPrevented: true }, {}, false],
    ['a link to a new window', {}, { target: '_blank' }, false],
    ['a download', {}, { download: true }, false],
    ['a link that leaves the app', {}, { href: 'https://x.example' }, false],
  ])('%s', (_, clickPart, anchorPart, expected) => {
    expect(navigatesInApp({ ...click, ...clickPart }, { ...anchor, ...anchorPart })).toBe(expected)
  })

  const form = { method: 'get', action: '/search', target: '', defaultPrevented: false }
  test.each([
    ['a form that asks for a page', {}, true],
    ['a form that sends something', { method: 'post' }, false],
    ['a form to a new window', { target: '_blank' }, false],
    ['a form another handler took', { defaultPrevented: true }, false],
    ['a form of another site', { action: 'https://x.example/search' }, false],
    ['a form of the page itself', { action: null }, false],
  ])('%s', (_, part, expected) => {
    expect(submitsInApp({ ...form, ...part })).toBe(expected)
  })
})
