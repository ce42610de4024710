import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import { createClient } from '#contract/client/client.ts'
import { parseForm } from '#contract/forms/form-parse.ts'
import { formIncomplete } from '#contract/forms/form-problem.ts'
import { validateForm } from '#contract/forms/form-validation.ts'
import type { PageRequest } from '#contract/pages/page-request.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { sampleField, sampleForm, sampleSchema } from '#contract/testing/form-sample.ts'
import type { TrackingTag } from '#contract/tracking.ts'
import { checkPage } from '#site/checks/outcomes/answer.ts'
import { addressChecks } from '#site/checks/registry.ts'
import { loadSchedule } from '#site/domains/games/schedule/load-schedule.ts'
import { Scoreboard } from '#site/domains/games/scoreboard/Scoreboard.tsx'
import { recordSplashClick } from '#site/domains/promotions/splash/splash-click.ts'
import { SplashStore } from '#site/domains/promotions/splash/splash-store.ts'
import { takeoversOf } from '#site/domains/promotions/takeovers/takeover-check.ts'
import { placeTags } from '#site/domains/tracking/place-tags.ts'
import { knownManifest, loadManifestLate } from '#site/lateness/healing/build-manifest.ts'
import { missingCode } from '#site/lateness/healing/missing-code.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import { lateCodeReady } from '#site/lateness/late-code.ts'
import { serverLoads } from '#site/page/page.ts'
import { pageRequestContext } from '#site/page/page-request.ts'
import { rememberRoot } from '#site/page/school/known-root.ts'
import { loadShell } from '#site/page/school/shell-data.ts'
import { printPage } from '#site/parts/print/print-page.ts'
import * as notFoundPage from '#site/routes/not-found.tsx'
import * as unknownPage from '#site/routes/unknown.tsx'
import { ErrorPage } from '#site/shell/layout/ErrorPage.tsx'
import { clickOutside } from '#site/shell/navigation/click-outside.ts'
import { fakeApi, refusalOf } from '#tests/factories/loading.ts'
import { sections } from '#tests/specification/sections.ts'

const url = new URL('https://halcyon.example/sports/quidditch/schedule')
const down = async () => new Response('{}', { status: 500 })
const logged = () =>
  [console.warn, console.error].flatMap((log) =>
    vi.mocked(log).mock.calls.map((words) => words[0] as unknown),
  )

/** What the site makes of calls that its server does not answer, or answers so. */
async function answersOf(calls: ((api: Api) => Promise<unknown>)[], answering: typeof fetch = down) {
  const log = (message: string) => console.warn(message)
  const api = createClient({ baseUrl: '', tenant: 'halcyon', fetch: answering, log })
  return Promise.all(calls.map((call) => call(api)))
}

/** What a visitor reads of a page of the school. */
async function shown(page: { Component?: ComponentType; ErrorBoundary?: ComponentType }, error?: Error) {
  await lateCodeReady()
  const root = {
    tenant: { name: 'Halcyon' },
    shell: { sports: [], site: { supportEmail: 'help@halcyon.example' } },
  }
  const hydrationData = { loaderData: { root }, ...(error ? { errors: { root: error } } : {}) }
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => null, ...page }])
  return renderToStaticMarkup(createElement(Site, { initialEntries: ['/'], hydrationData }))
}

const loaderArgs = (api: Api) => {
  const context = new RouterContextProvider()
  const tenant = { key: 'halcyon', name: 'Halcyon', timeZone: 'UTC', configuration: {} }
  context.set(pageRequestContext, { api, tenant, isDocument: true, cookies: null } as unknown as PageRequest)
  return { context, url, params: {}, request: new Request(url) } as unknown as LoaderFunctionArgs
}

const noTag = { script: [], style: [], noscript: [], img: [] }
const placed = (head: Partial<TrackingTag['trackingHeadObject']>) => {
  const append = vi.fn<(...elements: EventTarget[]) => void>()
  const element = () =>
    Object.assign(new EventTarget(), { setAttribute: () => {}, src: 'https://x.example/a.js' })
  const place = { append, prepend: append }
  vi.stubGlobal('document', { createElement: element, head: place, body: place })
  const empty = { trackingOpenBodyObject: noTag, trackingCloseBodyObject: noTag }
  placeTags([
    { id: 1, name: 'A tag', isNecessary: true, ...empty, trackingHeadObject: { ...noTag, ...head } },
  ])
  return append.mock.calls.flat()
}

/** Each row of the specification's section 8, made to happen. */
const catalogue: Record<string, () => void | Promise<void>> = {
  'Missing route or failed validation': async () => {
    const api = fakeApi({ games: { scheduleBySport: notFound('No such sport.') } })
    const page = serverLoads(loadSchedule)(loaderArgs(api))
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /sports/quidditch/schedule'])
    const elsewhere = unknownPage.loader(loaderArgs(api))
    expect(await refusalOf(Promise.reject(elsewhere))).toEqual([302, '/404'])
  },
  'Unmatched route': async () => {
    expect(notFoundPage.loader().init?.status).toBe(404)
    expect(await shown({ Component: notFoundPage.default })).toContain('>Page not found</h1>')
  },
  'Guard returns false on hydration': async () => {
    const guarded = async () => checkPage({ content: () => false as const }, url, null)
    expect(await refusalOf(guarded())).toEqual([404, 'Page Not Found'])
  },
  'Unknown route check name': () => {
    expect(() => addressChecks(['alumni'])).toThrow('Unknown route middleware')
  },
  'Sports list fetch or mapping fails': async () => {
    const list = (api: Api) => api.sports.list()
    expect(await answersOf([list])).toEqual([[]])
    expect(await answersOf([list], async () => Response.json({ sports: 'many' }))).toEqual([[]])
    expect(logged()).toEqual(['GET /Sports failed', 'GET /Sports failed'])
  },
  'Settings fetches fail': async () => {
    const none = { seo: null, google: null, analytics: null, mobile: null, site: null, socialAccounts: [] }
    expect(await answersOf([loadShell])).toMatchObject([{ ...none, template: null, sportsTemplate: null }])
    expect(logged()).toEqual(expect.arrayContaining(['GET /Seo failed', 'GET /common/settings failed']))
  },
  'Scoreboard, events, navigation fail': async () => {
    const empty = { items: [], totalItems: 0 }
    expect(
      await answersOf([
        ({ games }) => games.scoreboard(),
        ({ games }) => games.upcoming(),
        ({ games }) => games.results(),
        ({ navigation }) => navigation.main(),
        ({ navigation }) => navigation.sub(),
      ]),
    ).toMatchObject([empty, empty, empty, [], []])
    expect(logged()).toHaveLength(5)
  },
  'Live stats, game center fail': async () => {
    const game = { gameId: 7 }
    const values = await answersOf([
      ({ live }) => live.games(),
      ({ live }) => live.details(game),
      (api) => api['game-center'].gallery(game),
      (api) => api['game-center'].opponentHistory(game),
      (api) => api['game-center'].nextGame(game),
    ])
    expect(values).toEqual([null, null, null, null, null])
    expect(logged()).toHaveLength(5)
  },
  'Takeover request fails': async () => {
    expect(await takeoversOf(424_242)).toMatchObject({ takeovers: [] })
    expect(logged()).toContain('GET /Takeovers failed')
  },
  'Splash fetch fails': async () => {
    const store = new SplashStore(async (request) => {
      const [page] = await answersOf([({ promotions }) => promotions.splash(request)])
      return page as null
    })
    expect(await store.page({ sportId: 0 })).toBe(null)
    expect(store.error).toBe('Failed to fetch splash page content')
  },
  'Splash click fails': async () => {
    await recordSplashClick(7)
    expect(logged()).toContain('Failed to track click action')
  },
  'Promotion or impression or alert fetch fails': async () => {
    const values = await answersOf([
      ({ promotions }) => promotions.byName({ promotionName: 'icons' }),
      ({ promotions }) => promotions.counter({ adIds: '7' }),
      ({ promotions }) => promotions.alerts(),
    ])
    expect(values).toEqual([null, null, []])
    expect(logged()).toHaveLength(3)
  },
  'Form parse error': () => {
    const form = { ...sampleForm([]), fields: null as never }
    expect(() => parseForm(form, { today: '2026-11-15' })).toThrow('Error parsing the form schema')
    expect(logged()).toEqual(['Error parsing the form schema'])
  },
  'Unknown form field type': () => {
    const log = vi.fn<(message: string, error: unknown) => void>()
    expect(() => parseForm(sampleForm([sampleField(1, 'hologram')]), { today: '2026-11-15', log })).toThrow()
    expect(log.mock.calls[0]?.[1]).toMatchObject({
      message: 'Form match error: field type [hologram] not found',
    })
  },
  'Form submit with blocking errors': () => {
    const schema = sampleSchema([sampleField(1, 'T', { required: true })])
    const errors = validateForm(schema, {})
    expect(formIncomplete(errors)).toMatchObject({
      status: 422,
      message: 'Form incomplete.',
      problem: { errors: [{ field: 'field-1' }] },
    })
    expect(formIncomplete(errors, 'Look at the fields in red.').message).toBe('Look at the fields in red.')
  },
  'Script tag in style text': () => {
    expect(placed({ style: [{ attributes: {}, children: '<script>x()</script>' }] })).toEqual([])
    expect(logged()).toEqual(['That is not css'])
  },
  'Element to print missing': () => {
    const print = vi.fn<() => void>()
    printPage('paper', { print, close: print, opener: null, document: { getElementById: () => null } })
    vi.advanceTimersByTime(1500)
    expect(logged()).toEqual(['Element to print #paper not found!'])
    expect(print).not.toHaveBeenCalled()
  },
  'Content script reload fails': () => {
    const [script] = placed({ script: [{ attributes: { src: 'https://x.example/a.js' }, children: null }] })
    script?.dispatchEvent(new Event('error'))
    expect(logged()).toEqual(['Script reloading error'])
  },
  'Game cannot be parsed': async () => {
    const items = [{ id: 7 }, { id: 8, startDate: '2026-11-14T15:00:00' }]
    const strip = await answersOf([({ games }) => games.scoreboard()], async () => Response.json({ items }))
    expect(strip).toMatchObject([{ items: [{}, { id: 8 }] }])
    expect(logged()).toEqual(['Error parsing game 7'])
  },
  'Fatal or unhandled app error': async () => {
    const html = await shown({ ErrorBoundary: ErrorPage }, new Error('The server answered 500.'))
    expect(html).toContain('>Something went wrong</h1>')
    expect(html).toContain('<a href="mailto:help@halcyon.example">help@halcyon.example</a>')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<svg.*?<\/svg>)?(?:<[^>]+>)*Home Page/)
    expect(html).not.toContain('The server answered')
  },
  'Build manifest fetch fails': async () => {
    vi.stubGlobal('window', { __reactRouterManifest: { version: 'a-build', routes: {} } })
    loadManifestLate()
    await vi.advanceTimersByTimeAsync(1000)
    expect(logged()).toEqual(['The build manifest could not be loaded'])
    expect(knownManifest()).toBe(null)
  },
  'Chunk preload failure': () => {
    const assign = vi.fn<(path: string) => void>()
    vi.stubGlobal('location', { pathname: '/', search: '', assign })
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
    void missingCode()
    expect(assign).not.toHaveBeenCalled()
    visit.target = '/calendar'
    void missingCode()
    visit.target = null
    expect(assign).toHaveBeenCalledExactlyOnceWith('/calendar')
  },
  'Click-outside helper not given a function': () => {
    clickOutside({ contains: () => false }, 'close()', AbortSignal.abort())
    expect(logged()).toHaveLength(1)
  },
  'Empty scoreboard': async () => {
    const board = { sportId: 0, cards: [], pages: 0, hasMore: false }
    const html = await shown({ Component: () => createElement(Scoreboard, { board, school: {} as never }) })
    expect(html).toContain('There are currently no upcoming events or recent results.')
  },
  'No numbers': async () => {
    const pages = await Promise.all([
      shown({ Component: notFoundPage.default }),
      shown({ ErrorBoundary: ErrorPage }, new Error('The server answered 500.')),
    ])
    for (const html of pages) expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\d{3}/)
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // A browser whose server is down.
  rememberRoot(undefined)
  vi.stubGlobal('document', {
    documentElement: { dataset: { tenant: 'halcyon' } },
    getElementById: () => null,
  })
  vi.stubGlobal('fetch', down)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each(Object.entries(catalogue))('%s', async (_, happens) => {
  expect.hasAssertions()
  await happens()
})

test('nothing of the catalogue is left out', () => {
  const rows = sections['8. The error catalogue'] ?? []
  expect(Object.keys(catalogue)).toEqual(rows.map(([first]) => first?.what.split(': ')[0]))
})
