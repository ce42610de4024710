import { describe, expect, test } from 'vitest'
import { type ClientManifest, chunkName, firstLoad, lateScripts, pageRoutes } from './first-load.ts'
import { type Budgets, faults, weighDrawnPages, weighPages } from './weigh.ts'

const manifest: ClientManifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/react.js'], css: [] },
  routes: {
    root: {
      module: '/root.js',
      imports: ['/react.js', '/shared.js'],
      css: ['/root.css'],
      hasDefaultExport: true,
    },
    'routes/sports/layout': {
      parentId: 'root',
      module: '/layout.js',
      imports: [],
      css: ['/layout.css'],
      hasDefaultExport: true,
    },
    'routes/rosters/roster': {
      parentId: 'routes/sports/layout',
      module: '/roster.js',
      imports: ['/shared.js'],
      css: ['/root.css', '/roster.css', '/roster.css#'],
      clientLoaderModule: '/roster-loader.js',
      hasDefaultExport: true,
    },
    'routes/feeds/calendar': { parentId: 'root', module: '/calendar.js', hasDefaultExport: false },
  },
}

const budgets: Budgets = {
  frameworkBase: { js: 100 },
  desk: { js: 100 },
  deskEditor: { js: 100 },
  everyDrawnPage: { js: 200, css: 0, scripts: 3 },
  everyPage: { js: 50, css: 30, scripts: 9 },
  pages: { 'rosters/roster': { js: 40 } },
  drawnPages: {},
}

const bytes: Record<string, number> = {
  '/manifest.js': 1,
  '/entry.js': 60,
  '/react.js': 40,
  '/root.js': 10,
  '/shared.js': 5,
  '/layout.js': 8,
  '/roster.js': 12,
  '/roster-loader.js': 2,
  '/late.js': 1,
  '/root.css': 10,
  '/layout.css': 5,
  '/roster.css': 15,
}
const weigh = (changed: Record<string, number> = {}, base = 100) =>
  weighPages(manifest, budgets, base, {
    bytesOf: (file) => changed[file] ?? bytes[file] ?? 0,
    late: ['/late.js', '/shared.js'],
  })
const roster = (weighed: ReturnType<typeof weigh>) => weighed.find(({ page }) => page === 'rosters/roster')

describe('the first load of a page', () => {
  test('is the manifest, the entry, the root, every layout and the page with its loader, each file once', () => {
    expect(firstLoad(manifest, 'routes/rosters/roster')).toEqual({
      js: [
        '/manifest.js',
        '/entry.js',
        '/react.js',
        '/root.js',
        '/shared.js',
        '/layout.js',
        '/roster.js',
        '/roster-loader.js',
      ],
      css: ['/root.css', '/layout.css', '/roster.css'],
    })
  })

  test('is asked of pages alone: neither a layout nor a route without a component is one', () => {
    expect(pageRoutes(manifest)).toEqual(['routes/rosters/roster'])
  })

  test('cannot be told of a route the build does not have', () => {
    expect(() => firstLoad(manifest, 'routes/gone')).toThrow("no route 'routes/gone'")
  })
})

describe('what is loaded late', () => {
  test('is every script that no page asks for at first', () => {
    const scripts = ['/entry.js', '/roster.js', '/Countdown.island-B3xK2f_a.js', '/calendar.js']
    expect(lateScripts(manifest, scripts)).toEqual(['/Countdown.island-B3xK2f_a.js'])
  })

  test.each([
    ['/assets/Countdown.island-B3xK2f_a.js', 'Countdown.island'],
    ['/assets/late-behaviour-C-1_9aZx.js', 'late-behaviour'],
  ])('%s is the chunk %s', (file, chunk) => {
    expect(chunkName(file)).toBe(chunk)
  })
})

describe('the budget of a page', () => {
  test('counts our JavaScript over the framework, late or not, all CSS and every script once', () => {
    expect(roster(weigh())).toEqual({
      page: 'rosters/roster',
      own: { js: 39, css: 30, scripts: 9 },
      limit: { js: 40, css: 30, scripts: 9 },
    })
  })

  test.each([
    ['a page within its budget', {}, 100, []],
    ['a page at its very limit', { '/roster.js': 13 }, 100, []],
    [
      'a page over its own limit',
      { '/roster.js': 14 },
      100,
      ['rosters/roster has 41 bytes of JavaScript; 40 are allowed'],
    ],
    [
      'a page over the limit of every page',
      { '/roster.css': 16 },
      100,
      ['rosters/roster has 31 bytes of CSS; 30 are allowed'],
    ],
    [
      'a framework that grew',
      {},
      101,
      ["the framework's base weighs 101 bytes of JavaScript; 100 are allowed"],
    ],
  ])('%s', (_, changed, base, expected) => {
    expect(faults(weigh(changed, base), budgets, base)).toEqual(expected)
  })

  test('allows a number of scripts', () => {
    const fewer = { ...budgets, everyPage: { ...budgets.everyPage, scripts: 8 } }
    const weighed = weigh().map((page) => ({ ...page, limit: { ...page.limit, scripts: 8 } }))
    expect(faults(weighed, fewer, 100)).toEqual(['rosters/roster has 9 scripts; 8 are allowed'])
  })

  test('names only pages that exist', () => {
    const stale = { ...budgets, pages: { 'rosters/old': { js: 1 } } }
    expect(faults(weigh(), stale, 100)).toEqual([
      'budgets.json names rosters/old, which is no page of the build',
    ])
  })
})

test('a page that the browser draws has a limit of its own, without styles', () => {
  const weighed = weighDrawnPages(manifest, budgets, 100, (file) => bytes[file] ?? 0)
  expect(weighed).toEqual([
    { page: 'rosters/roster, drawn', own: { js: 38, css: 0, scripts: 8 }, limit: budgets.everyDrawnPage },
  ])
  expect(faults(weighed, { ...budgets, pages: {} }, 100)).toEqual([
    'rosters/roster, drawn has 8 scripts; 3 are allowed',
  ])
})
