import {
  createMemoryRouter,
  createRequestHandler,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  redirect,
  type ServerBuild,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isPayload,
  pageOfPayload,
  payloadAddress,
  redirectInPayload,
  routeOfFile,
  routesIn,
  routesParameter,
} from './router-names.ts'

const origin = 'http://school.example'
/** The route around every page, which is documented. */
const rootRoute = 'root'

/** As the table of pages has them, and one that leads elsewhere. */
const files = {
  'routes/home/home.tsx': { index: true },
  'routes/games/calendar.tsx': { path: 'calendar' },
  'routes/rosters/roster.tsx': { path: 'sports/:slug/roster' },
  'routes/games/old.tsx': { path: 'old' },
}
const home = routeOfFile('routes/home/home.tsx')
const calendar = routeOfFile('routes/games/calendar.tsx')
const roster = routeOfFile('routes/rosters/roster.tsx')

const routes = Object.entries(files).map(([file, at]) => ({ id: routeOfFile(file), ...at }))

/** A site's server as the router makes it: each loader answers with what it was asked for. */
const server = createRequestHandler({
  entry: { module: { default: () => new Response('a document') } },
  routes: {
    [rootRoute]: { id: rootRoute, path: '', module: { loader: () => 'the shell', default: () => null } },
    ...Object.fromEntries(
      routes.map((route) => [
        route.id,
        {
          ...route,
          parentId: rootRoute,
          module: {
            loader: ({ url: { pathname, search } }: { url: URL }) =>
              pathname === '/old' ? redirect('/calendar') : pathname + search,
            default: () => null,
          },
        },
      ]),
    ),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild)

/** What the router in a browser asked the server for. */
let asked: URL[] = []
beforeEach(() => {
  asked = []
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', (url: URL) => {
    asked.push(url)
    return server(new Request(url))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The router as a browser has it, on a page from which the others are gone to. Pages have a loading of their own. */
async function goTo(address: string, isPageOwn = true) {
  const facts = (isOwn: boolean) => ({ hasLoader: true, hasClientLoader: isOwn })
  const manifest = {
    routes: Object.fromEntries([
      [rootRoute, facts(false)],
      ...routes.map(({ id }) => [id, facts(isPageOwn)] as const),
    ]),
  }
  const callServer = (_: unknown, handler: unknown) => (handler as () => Promise<unknown>)()
  const router = createMemoryRouter(
    [
      { id: 'start', path: '/start' },
      {
        id: rootRoute,
        loader: callServer as never,
        shouldRevalidate: () => false,
        children: routes.map((route) => ({ ...route, loader: callServer }) as never),
      },
    ],
    {
      initialEntries: ['/start'],
      dataStrategy: getDataStrategy(() => router, manifest as never, {}, true),
    },
  )
  await router.navigate(address)
  return router.state
}

const targetOf = ({ pathname, search }: URL) => pathname + search
const ofPage = () => asked.filter(({ searchParams }) => searchParams.get(routesParameter) !== rootRoute)

describe('the router in a browser', () => {
  test.each([
    ['/', home],
    ['/calendar', calendar],
    ['/calendar/', calendar],
    ['/sports/golf/roster?view=table', roster],
  ])(
    'asks for the data of %s where we look for it, by the name of its route alone',
    async (address, route) => {
      const url = new URL(address, origin)
      const { loaderData, errors } = await goTo(address)
      expect(errors).toBeNull()
      expect(ofPage().map(targetOf)).toEqual([payloadAddress(url, route)])
      expect(asked.map(({ pathname }) => [isPayload(pathname), pageOfPayload(pathname)])).toEqual(
        asked.map(() => [true, url.pathname]),
      )
      // The server took it for that page, without a word of the router's own in its query.
      expect(loaderData[route]).toBe(address)
    },
  )

  test('asks for the data of all routes by no name', async () => {
    await goTo('/calendar', false)
    expect(asked.map(targetOf)).toEqual([payloadAddress({ pathname: '/calendar' })])
  })

  test('follows a redirect that it gets as data', async () => {
    const { location } = await goTo('/old')
    expect(location.pathname).toBe('/calendar')
  })
})

describe("the router's server", () => {
  const payload = async (address: string) => (await server(new Request(origin + address))).text()

  test.each(['/', '/calendar', '/calendar/'])(
    'gives the data of %s, of all its routes or of one',
    async (pathname) => {
      expect(await payload(payloadAddress({ pathname }))).toContain('the shell')
      const one = await payload(payloadAddress({ pathname }, pathname === '/' ? home : calendar))
      expect(one).toContain(`"${pathname}"`)
      expect(one).not.toContain('the shell')
    },
  )

  test('reads several routes as we do', async () => {
    const several = `${rootRoute},${calendar}`
    expect(routesIn(several)).toEqual([rootRoute, calendar])
    expect(await payload(payloadAddress({ pathname: '/calendar' }, several))).toMatch(
      /\/calendar".*the shell/,
    )
  })

  test('takes what is no payload for a document', async () => {
    expect(await payload('/calendar')).toBe('a document')
    expect(isPayload('/calendar')).toBe(false)
  })

  test('says by its status that the data are elsewhere', async () => {
    const { status } = await server(new Request(origin + payloadAddress({ pathname: '/old' })))
    expect(status).toBe(redirectInPayload)
  })
})
