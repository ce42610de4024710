import { expect, test } from 'vitest'
import { withoutImports } from './lean-manifest.ts'

test("the browser's list of pages keeps everything but what modules import", () => {
  const route = {
    id: 'home',
    path: '',
    hasLoader: true,
    module: '/assets/home.js',
    css: ['/assets/home.css'],
  }
  const entry = { module: '/assets/entry.js', imports: ['/assets/a.js'] }
  const script = `window.manifest=${JSON.stringify({ entry, routes: { home: { ...route, imports: ['/assets/a.js'] } } })};`
  expect(withoutImports(script)).toBe(
    `window.manifest=${JSON.stringify({ entry, routes: { home: route } })};`,
  )
})
