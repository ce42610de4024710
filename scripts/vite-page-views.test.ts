import { expect, test } from 'vitest'
import { pageViews, type ViewFile, type ViewModule } from './vite-page-views.ts'

const modules = new Map<string, ViewModule>([
  ['page', { imports: ['part', 'root'], views: ['view'] }],
  ['part', { imports: [], views: [] }],
  ['view', { imports: ['shared', 'part'], views: ['inner'] }],
  ['inner', { imports: [], views: [] }],
  ['shared', { imports: [], views: [] }],
  ['root', { imports: [], views: [] }],
])
const files = new Map<string, ViewFile>([
  ['page.js', { modules: ['page'], imports: ['root.js', 'part.js'] }],
  ['part.js', { modules: ['part'], imports: [] }],
  ['root.js', { modules: ['root'], imports: [] }],
  ['view.js', { modules: ['view'], imports: ['shared.js', 'part.js'] }],
  ['inner.js', { modules: ['inner'], imports: ['shared.js'] }],
  ['shared.js', { modules: ['shared'], imports: ['ground.js'] }],
  ['ground.js', { modules: [], imports: [] }],
])

test('a page is drawn by its views, their views, and what comes with them, beyond what it has anyway', () => {
  expect(pageViews(modules, files, (id) => id === 'page')).toEqual({
    'page.js': ['ground.js', 'inner.js', 'shared.js', 'view.js'],
  })
})

test('a page without views needs none', () => {
  expect(pageViews(modules, files, (id) => id === 'part')).toEqual({})
})
