import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPages, type WorkerScope } from './keep-pages.ts'
import { workerText } from './worker-text.ts'

const origin = 'https://school.example'

/** A browser's shelf: what was put last stands last. */
class Shelf {
  readonly held = new Map<string, Response>()
  match = async (url: string) => this.held.get(url)?.clone()
  put = async (url: string, response: Response) => void this.held.set(url, response)
  delete = async (url: string | Request) => this.held.delete(typeof url === 'string' ? url : url.url)
  keys = async () => [...this.held.keys()].map((url) => new Request(url))
}

function open(fetch: (url: string, options?: RequestInit) => Promise<Response>, connection = {}) {
  const shelves = new Map<string, Shelf>()
  const listeners = new Map<string, (event: object) => void>()
  /** What the tab that asked was told. */
  const told: string[][] = []
  const shelf = (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name) ?? new Shelf()
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: async () => {},
    fetch: (asked: string | Request, options?: RequestInit) =>
      fetch(typeof asked === 'string' ? asked : asked.url, options),
    caches: { open: async (name: string) => shelf(name) },
    clients: {
      claim: async () => {},
      get: async () => ({ postMessage: (given: string[]) => told.push(given) }),
    },
    registration: {},
    location: { origin },
    navigator: { connection },
  } as unknown as WorkerScope
  keepPages(worker, {
    nothingKept: '<h1>You are offline</h1><ul></ul>',
    keptPlace: '<ul></ul>',
    schedule: '/calendar',
    wholeSchedule: '/calendar?ssr=1',
    dataEnding: '.payload',
    keptAt: 'x-kept-at',
  })
  async function ask(path: string, mode = 'navigate', method = 'GET'): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    listeners.get('fetch')?.({
      request: { url: origin + path, mode, method },
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (more: Promise<unknown>) => work.push(more),
    })
    const response = await answer
    await Promise.all(work)
    return response
  }
  async function tell(data: string[]) {
    const work: Promise<unknown>[] = []
    listeners.get('message')?.({ data, waitUntil: (more: Promise<unknown>) => work.push(more) })
    await Promise.all(work)
  }
  return { ask, shelf, tell, told }
}

const page = (body: string, cacheControl = 'public, max-age=0') =>
  new Response(`<html lang="en"><title>${body}</title>${body}</html>`, {
    headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
  })

describe('a page', () => {
  let isOnline: boolean
  const answer = async (url: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return url.endsWith('/login')
      ? page('Sign in', 'private, no-store')
      : page(`Page ${url.slice(origin.length)}`)
  }
  beforeEach(() => {
    isOnline = true
  })

  test('comes from the network while there is one, and as it was where there is none', async () => {
    const { ask } = open(answer)
    expect(await (await ask('/a'))?.text()).not.toContain('data-offline')
    isOnline = false
    expect(await (await ask('/a'))?.text()).toMatch(
      /^<html data-offline="\d{4}-[^"]+Z" lang="en"><title>Page \/a/,
    )
  })

  test.each([
    [503, true],
    [500, true],
    [404, false],
  ])('that is answered %i gives way to the kept one: %s', async (status, isKept) => {
    let isWell = true
    const { ask } = open(async (url) => (isWell ? answer(url) : new Response('not now', { status })))
    await ask('/a')
    isWell = false
    expect((await (await ask('/a'))?.text())?.includes('data-offline')).toBe(isKept)
    expect([(await ask('/b.payload', 'cors'))?.status, (await ask('/a?calls=1', 'cors'))?.status]).toEqual([
      status,
      status,
    ])
    expect([(await ask('/b'))?.status, await (await ask('/b'))?.text()]).toEqual([status, 'not now'])
  })

  test.each([
    ['/a?calls=1', 0],
    ['/a.payload', 2],
  ])(
    'has %s as it was where the network has nothing better, and the tab is told so unless the answer says it',
    async (path, times) => {
      let isWell = true
      const { ask, told } = open(async (url) =>
        isWell ? answer(url) : new Response('not now', { status: 503 }),
      )
      await ask(path, 'cors')
      expect(told).toEqual([])
      isWell = false
      expect((await ask(path, 'cors'))?.status).toBe(200)
      isOnline = false
      isWell = true
      expect((await ask(path, 'cors'))?.status).toBe(200)
      expect(told).toEqual(Array(times).fill([origin + path, expect.stringMatching(/^\d{4}-.+Z$/)]))
      expect((await ask('/b.payload', 'cors'))?.type).toBe('error')
    },
  )

  test('that was not kept gives way to a list of those that were', async () => {
    const { ask } = open(answer)
    await ask('/a')
    isOnline = false
    const missing = await ask('/b')
    expect([missing?.status, await missing?.text()]).toEqual([
      503,
      expect.stringMatching(/You are offline.*<a href="\/a">Page \/a<\/a>/s),
    ])
  })

  test('for one visitor is kept by nobody', async () => {
    const { ask, shelf } = open(answer)
    await ask('/login')
    expect([...shelf('pages').held.keys()]).toEqual([`${origin}/calendar`])
  })

  test('that was seen before there was a worker is kept from what the browser has', async () => {
    const asked = vi.fn(async (url: string, options?: RequestInit) => {
      if (options?.cache !== 'only-if-cached') throw new Error('the network is not asked')
      return answer(url)
    })
    const { tell, shelf } = open(asked)
    await tell([`${origin}/a`, `${origin}/a.payload`, `${origin}/login`, 'https://elsewhere.example/b'])
    expect([...shelf('pages').held.keys()].sort()).toEqual([`${origin}/a`, `${origin}/a.payload`])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test('is kept while it is among the last thirty', async () => {
    const { ask, shelf } = open(answer)
    for (let turn = 0; turn < 40; turn++) await ask(`/${turn}`)
    expect(shelf('pages').held.size).toBe(30)
    expect(shelf('pages').held.has(`${origin}/39`)).toBe(true)
    expect(shelf('pages').held.has(`${origin}/1`)).toBe(false)
  })

  test('that takes too long gives way to the kept one', async () => {
    vi.useFakeTimers()
    let isSlow = false
    const { ask } = open((url) => (isSlow ? new Promise(() => {}) : answer(url)), { saveData: true })
    await ask('/a')
    isSlow = true
    const late = ask('/a')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await (await late)?.text()).toContain('data-offline')
    vi.useRealTimers()
  })

  test.each([
    [{}, [`${origin}/a`, `${origin}/calendar`]],
    [{ saveData: true }, [`${origin}/a`]],
  ])(
    "today's games are kept along with it, unless somebody saves data: %j",
    async (connection, addresses) => {
      const { ask, shelf } = open(answer, connection)
      await ask('/a')
      expect([...shelf('pages').held.keys()].sort()).toEqual(addresses)
    },
  )
})

test.each([
  ['/api/v2/LiveStats', 'cors', 'GET'],
  ['/login', 'navigate', 'POST'],
  ['/readyz', 'cors', 'GET'],
])('%s (%s, %s) is not its business', async (path, mode, method) => {
  const { ask } = open(async () => page(''))
  expect(await ask(path, mode, method)).toBeUndefined()
})

test('built files are taken from the device at once', async () => {
  const fetch = vi.fn(async () => new Response('code', { headers: { 'cache-control': 'public, immutable' } }))
  const { ask } = open(fetch)
  for (let turn = 0; turn < 3; turn++)
    expect(await (await ask('/assets/a-1b.js', 'cors'))?.text()).toBe('code')
  expect(fetch).toHaveBeenCalledOnce()
})

test('it runs by itself: the file has all that it needs', () => {
  const text = workerText({
    schedule: '/calendar',
    wholeSchedule: '/calendar',
    nothingKept: "<p>St. Mary's</p>",
    keptPlace: '<ul></ul>',
  })
  const heard: string[] = []
  runInNewContext(text, { self: { addEventListener: (type: string) => heard.push(type) } })
  expect(heard).toEqual(['install', 'activate', 'message', 'fetch', 'push', 'notificationclick'])
})
