import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  createRequestHandler,
  data,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  handoffScript,
  leaveOutUnread,
  listedPages,
  ownBuild,
  type Refusal,
  rootDataIn,
  takeHandoff,
  withCodeAfterAll,
  withCodeAtOnce,
} from './router-internals.ts'

const page = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: true,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

const listed = {
  root: { ...page, id: 'root', path: '', module: '/assets/root.js' },
  story: {
    ...page,
    id: 'story',
    parentId: 'root',
    path: 'news/:slug',
    module: '/assets/story.js',
    css: ['/assets/story.css'],
    imports: ['/assets/shared.js'],
  },
}

const story = { title: '</script><script>evil()', written: new Date('2026-11-16T12:00:00Z') }

/** A site of one page, made by the router itself. */
async function documentOf(
  mode: 'initial' | 'lazy',
): Promise<{ markup: string; entry: EntryContext; handoff: string }> {
  let rendered: { markup: string; entry: EntryContext; handoff: string } | undefined
  const build: ServerBuild = {
    entry: {
      module: {
        async default(request, status, headers, entry) {
          const handoff = await takeHandoff(entry)
          const markup = renderToString(<ServerRouter context={entry} url={request.url} nonce="n-1" />)
          rendered = { markup, entry, handoff }
          return new Response(markup, { status, headers })
        },
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: {
          loader: () => ({ school: 'Halcyon' }),
          default: () => (
            <html lang="en">
              <body>
                <Outlet />
                <Scripts />
              </body>
            </html>
          ),
        },
      },
      story: {
        id: 'story',
        parentId: 'root',
        path: 'news/:slug',
        module: { loader: () => story, default: () => <h1>A story</h1> },
      },
    },
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: listed,
      url: '/assets/manifest.js',
      version: 'b-7',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode, manifestPath: '/__manifest' },
  }
  await createRequestHandler(build, 'production')(new Request('http://school.example/news/a'))
  if (!rendered) throw new Error('The router did not ask for a document.')
  return rendered
}

/** What the inline scripts of a document leave behind in the browser. */
function runScripts(markup: string, more = '') {
  const window: {
    __reactRouterContext?: { stream: ReadableStream<string> }
    __reactRouterManifest?: unknown
  } = {}
  const scripts = [...markup.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/type="module"|src=/.test(attributes))
    .map(([, , code]) => code)
  runInNewContext([...scripts, more].join(';\n'), { window, ReadableStream, TextEncoderStream })
  return window
}

afterEach(() => vi.unstubAllGlobals())

describe('the data of a document', () => {
  test('is taken from the router whole, fed by one script, and read by the router as what the loaders gave', async () => {
    const { markup, handoff } = await documentOf('initial')
    const { __reactRouterContext: context } = runScripts(markup, handoffScript(handoff))
    if (!context) throw new Error('The router left no context.')
    const { value } = await decodeViaTurboStream(context.stream as never, globalThis as never)
    expect(await value).toMatchObject({ loaderData: { root: { school: 'Halcyon' }, story } })
  })

  test('leaves nothing for the router to write by itself', async () => {
    const { markup, entry } = await documentOf('initial')
    expect(entry.serverHandoffStream).toBeUndefined()
    expect(markup).not.toContain('streamController.enqueue')
  })

  test("has the root's among it", async () => {
    const { entry } = await documentOf('initial')
    expect(rootDataIn(entry)).toEqual({ school: 'Halcyon' })
  })
})

describe('the list of pages', () => {
  test("is where we look for it, with the build's name", async () => {
    const { markup } = await documentOf('lazy')
    const [, list = ''] = /window\.__reactRouterManifest = (\{.*?\n\});/s.exec(markup) ?? []
    vi.stubGlobal('window', { __reactRouterManifest: JSON.parse(list) })
    expect(ownBuild()).toBe('b-7')
    expect(listedPages()).toMatchObject([
      { id: 'story', path: 'news/:slug', module: '/assets/story.js', css: ['/assets/story.css'] },
    ])
  })

  test('makes the same routes in the browser without what we leave out of it', () => {
    const whole = { routes: structuredClone(listed) }
    const feed = { ...page, id: 'feed', parentId: 'root', path: 'news.xml', module: '/assets/feed.js' }
    const lean = structuredClone({
      routes: {
        root: { ...listed.root, hasDefaultExport: true },
        story: { ...listed.story, hasDefaultExport: true },
        feed: { ...feed, hasDefaultExport: false },
      },
    })
    leaveOutUnread(lean)
    const shapeOf = (list: { routes: typeof listed }) =>
      JSON.stringify(createClientRoutes(list.routes, {}, null, true, false), (_, value) =>
        typeof value === 'function' ? 'function' : value,
      )
    expect(shapeOf(lean as never)).toBe(shapeOf(whole))
    expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(whole).length)
  })
})

/** The page begins with this one. */
const allBut = (entry: string, files: readonly (string | undefined)[]) => {
  expect(files).toContain(entry)
  return files.filter((file) => file !== entry)
}

test('the code of a document waits for all that is seen', async () => {
  const { markup } = await documentOf('initial')
  const files = Array.from(
    markup.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ([, href]) => href,
  )
  const waiting = withCodeAfterAll(markup, 'n-1')
  expect(files.length).toBeGreaterThan(1)
  expect(waiting).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/)
  expect(waiting).toContain(`of ${JSON.stringify(files)})document.head.append`)
  expect(waiting).toContain(`of ${JSON.stringify(allBut('/assets/entry.js', files))}){await import`)
  const [, code = ''] =
    /<script[^>]* type="text\/plain"[^>]*>([^]*?)<\/script><script nonce="n-1">/.exec(waiting) ?? []
  expect(code).toContain('__reactRouterRouteModules')
  expect(markup).toContain(code)
})

test('the code that draws a document is fetched from the first, and waits for a paint', async () => {
  const { markup } = await documentOf('initial')
  const waiting = withCodeAtOnce(markup, 'n-1')
  expect(waiting).not.toMatch(/<script[^>]* type="module"/)
  expect(waiting.match(/<link rel="modulepreload"/g)).toEqual(markup.match(/<link rel="modulepreload"/g))
  expect(waiting).toContain("type:'paint'")
})

test('what a loader throws to say no has a status', () => {
  const refusal: Refusal = data('Page Not Found', { status: 404 })
  expect(refusal.init?.status).toBe(404)
})
