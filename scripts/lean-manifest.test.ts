import { expect, test } from 'vitest'
import { leanScript } from './lean-manifest.ts'

test("the browser's list has the pages with what they have, and neither imports nor styles nor files that are no pages", () => {
  const page = {
    id: 'home',
    path: '',
    hasLoader: true,
    hasDefaultExport: true,
    module: '/assets/home.js',
  }
  const feed = {
    id: 'feed',
    path: 'calendar.ics',
    hasLoader: true,
    hasDefaultExport: false,
    module: '/assets/feed.js',
  }
  const entry = { module: '/assets/entry.js', imports: ['/assets/a.js'] }
  const script = (routes: object) => `window.manifest=${JSON.stringify({ entry, routes })};`
  const whole = script({
    home: { ...page, hasAction: false, imports: ['/assets/a.js'], css: ['/assets/a.css'] },
    feed,
  })
  expect(leanScript(whole)).toBe(script({ home: page }))
})
