import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { matchRoutes } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isRead, isShared } from '#contract/endpoint.ts'
import { routeOfFile, routesParameter } from '#contract/pages/router-names.ts'
import { pathTable } from '#host/cache/path-table.ts'
import type { SiteBuild } from '#host/pages/site-build.ts'
import { readConfig } from '#server/config/config.ts'
import { pageQueries } from '#site/page-queries.ts'
import { pages } from '#site/table/pages.ts'
import { fillRow } from '#tests/pages/route-rows.ts'
import { engines } from '#tests/support/engines.ts'
import type { Site } from '#tests/support/open-site.ts'
import { pageSamples } from '#tests/support/site-samples.ts'

const school = 'halcyon'
const [engine] = engines
if (!engine) throw new Error('There is no engine')

/** Every route but that of whatever is no page. */
const paths = pages.map(({ path }) => path).filter((path) => path !== '/*')

/** The router's own names: which routes' data is wanted, and whether a form is that of a folder's first page. */
const ofTheRouter = new Set([routesParameter, 'index'])

/** What is read at some addresses of a route alone, or not by its name: one without a team, a locked one, any at all. */
const readOtherwise: Record<string, string[]> = {
  '/search': ['page'],
  '/sports/:globalSportNameSlug/schedule/:seasonTitle?': ['view'],
  '/sports/:sportSlug/coaches/:season?': ['sort'],
  '/tags/:tagSlug/:sportSlug?': ['sport'],
  '/protected/sports/:year/:month/:day/:filename': ['problem'],
  '/documents/*': ['problem'],
  '/protected/form/:id': ['reference', 'problem'],
  '/showcase/embed.aspx': ['youtube', 'archive', 'id', 'autoplay', 'controls', 'live'],
}

/** What was asked that nobody shares. */
const unshared = new Set<string>()
vi.mock('#contract/client/client.ts', async (original) => {
  const client = await original<typeof import('#contract/client/client.ts')>()
  const mapEndpoints: typeof client.mapEndpoints = (makeCall, tables) =>
    client.mapEndpoints((endpoint, domain, name) => {
      const call = makeCall(endpoint, domain, name)
      return (input) => {
        if (isRead(endpoint) && !isShared(endpoint)) unshared.add(`${domain}.${name}`)
        return call(input)
      }
    }, tables)
  return { ...client, mapEndpoints }
})

let site: Site
let samples: Record<string, string>
/** Sees what is hidden. */
let cookie: string
beforeAll(async () => {
  // Whoever ran before in this process has read the client as it is.
  vi.resetModules()
  const { openSite } = await import('#tests/support/open-site.ts')
  const { loadBuiltSite } = await import('#host/pages/site-build.ts')
  // In this thread, where it is seen what the site's code reads.
  site = await openSite(engine, {}, { loadSite: loadBuiltSite })
  const found = await pageSamples(site.ask, school)
  cookie = await site.signIn(school, { email: 'reader@halcyon.example', role: 'visitor' })
  samples = { ...found, '*': 'nothing.pdf' }
})
afterAll(() => site.close())

const addressOf = (path: string) => fillRow(path.replaceAll('?', '').replace('*', ':*'), samples)

/** Names asked of the query of the address that is being answered: `debug=1` is in no other. */
const asked = new Set<string>()
const { get, has, getAll } = URLSearchParams.prototype
beforeEach(() => {
  asked.clear()
  function note(query: URLSearchParams, name: string) {
    if (get.call(query, 'debug') === '1' && !Object.hasOwn(pageQueries.everywhere, name)) asked.add(name)
  }
  Object.assign(URLSearchParams.prototype, {
    get(this: URLSearchParams, name: string) {
      note(this, name)
      return get.call(this, name)
    },
    has(this: URLSearchParams, name: string) {
      note(this, name)
      return has.call(this, name)
    },
    getAll(this: URLSearchParams, name: string) {
      note(this, name)
      return getAll.call(this, name)
    },
  })
})
afterEach(() => void Object.assign(URLSearchParams.prototype, { get, has, getAll }))

test('a page that asks for what is for one asker alone is made for one at a time', async () => {
  const askers: [page: string, call: string][] = []
  for (const path of paths) {
    unshared.clear()
    const address = `${addressOf(path)}?token=${'a'.repeat(20)}`
    await site.ask(school, address, path.startsWith('/hidden/') ? { cookie } : {})
    askers.push(...[...unshared].map((call) => [path, call] as [string, string]))
  }
  const forOne = pages.filter(({ isForOne }) => isForOne).map(({ path }) => path)
  expect(askers.filter(([path]) => !forOne.includes(path))).toEqual([])
  const calls = ['accounts.invitation', 'submissions.begin', 'submissions.payment']
  expect([...new Set(askers.map(([, call]) => call))].toSorted()).toEqual(calls)
})

test('a path is of the same route for the host as for the router', () => {
  const rowOf = pathTable(paths.map((path) => [path, path] as const))
  const table = paths.map((path) => ({ path, id: path }))
  for (const path of paths) {
    const address = addressOf(path)
    expect([address, rowOf(address)]).toEqual([address, matchRoutes(table, address)?.at(-1)?.route.path])
  }
})

test('a page is called by the router what its file is called', async () => {
  const entry = resolve(readConfig({}).FIELDHOUSE_BUILD_DIR, 'server/index.js')
  const { routes } = (await import(pathToFileURL(entry).href)) as SiteBuild
  const files = new Set(pages.map(({ file }) => `routes/${file}`))
  expect(Object.keys(routes).toSorted()).toEqual(['root', ...[...files].map(routeOfFile)].toSorted())
})

test('what a page reads of the query is declared, and what is declared is read', async () => {
  const undeclared: string[] = []
  const unread: string[] = []
  for (const path of paths) {
    const names = pageQueries.ofRoutes[path] ?? []
    asked.clear()
    const { status } = await site.ask(
      school,
      `${addressOf(path)}?debug=1`,
      path.startsWith('/hidden/') ? { cookie } : {},
    )
    const more = [...asked].filter((name) => !names.includes(name) && !ofTheRouter.has(name))
    const less = names.filter((name) => !asked.has(name) && !readOtherwise[path]?.includes(name))
    if (more.length > 0) undeclared.push(`${path} reads ${more} (${status})`)
    if (less.length > 0) unread.push(`${path} does not read ${less} (${status})`)
  }
  expect({ undeclared, unread }).toEqual({ undeclared: [], unread: [] })
})

test('a page of the site is in the sitemap, or asks search engines to pass it over', async () => {
  const wrong: string[] = []
  for (const { path, sitemap, keys, access, layout } of pages) {
    const isOnPaper = layout?.includes('no-shell')
    if (keys.length === 0 || access || isOnPaper || path.includes('*') || path === '/404') continue
    const address = path.replace(/\/:\w+\?/g, '') || '/'
    if (address.includes(':')) continue
    // As it was asked for above, so that it need not be made again.
    const { body } = await site.ask(school, `${address}?debug=1`)
    const isPassedOver = body.includes('<meta name="robots" content="noindex"')
    if (isPassedOver === (sitemap === 'pages')) wrong.push(address)
  }
  expect(wrong).toEqual([])
})

test('a page with names that it does not read is the page without them', async () => {
  const plain = await site.ask(school, '/sports/football/roster')
  const other = await site.ask(school, '/sports/football/roster?made=up&x=1&page=7')
  expect(other.headers['x-cache']).toBe('hit')
  expect(other.body).toBe(plain.body)
})

test('an answer of the API with names that are not in its schema is the answer without them', async () => {
  const plain = await site.ask(school, '/api/v2/Rosters/bySport/football')
  const other = await site.ask(school, '/api/v2/Rosters/bySport/football?made=up&tenant=halcyon')
  expect(other.headers['x-cache']).toBe('hit')
  expect(other.body).toBe(plain.body)
})
