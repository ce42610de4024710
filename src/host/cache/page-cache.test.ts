import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { Abandoned, Overload } from '#server/limits/dropped.ts'
import { type Answer, PageCache } from './page-cache.ts'
import type { Entry, Rendered } from './page-entry.ts'

const key = 'halcyon html /roster'

function page(body: string, changes: Partial<Rendered> = {}): Rendered {
  const headers: [string, string][] = [['content-type', 'text/html']]
  return { status: 200, headers, body, tags: ['roster'], ttl: 10, swr: 20, sie: 60, ...changes }
}

/** A cache on a clock that stands still until it is moved, and renders that end when they are told to. */
function setUp(maxBytes = 1_000_000) {
  const time = { now: 0 }
  const errors: unknown[] = []
  const wrong: string[] = []
  const cache = new PageCache({
    maxBytes,
    clock: () => time.now,
    onError: (error) => errors.push(error),
    onWrong: (at) => wrong.push(at),
  })
  const show = async (body: string | Rendered, at = key) =>
    seen(await cache.fetch(at, async () => (typeof body === 'string' ? page(body) : body)))
  const fail = async (at = key) => seen(await cache.fetch(at, () => Promise.reject(new Error('no database'))))
  const passSeconds = (seconds: number) => {
    time.now += 1000 * seconds
  }
  return { cache, errors, wrong, show, fail, passSeconds }
}

function seen({ entry, state }: Answer): string {
  return `${state}: ${textOf(entry)}`
}

const textOf = ({ kept }: Entry) =>
  kept.headers.includes('content-encoding') ? brotliDecompressSync(kept.body) : kept.body

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  return {
    render: () => promise,
    open: (body: string | Rendered) => resolve(typeof body === 'string' ? page(body) : body),
    reject,
  }
}

/** Small pages are not compressed, so all that a settled render still has to do happens before the next turn. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

describe('a page', () => {
  test('is rendered once while it is fresh, and grows old by the second', async () => {
    const { cache, show, passSeconds } = setUp()
    expect(await show('one')).toBe('miss: one')
    passSeconds(9.9)
    expect(await show('two')).toBe('hit: one')
    expect(cache.get(key)?.age).toBe(9)
  })

  test('is shown stale while it is rendered anew', async () => {
    const { cache, show, passSeconds } = setUp()
    await show('one')
    passSeconds(10)
    expect(cache.get(key)).toBeUndefined()
    expect(await show('two')).toBe('stale: one')
    await settled()
    expect(await show('three')).toBe('hit: two')
  })

  test('is rendered by one request only, however many come', async () => {
    const { cache } = setUp()
    const { render, open } = gate()
    let renders = 0
    const counted = () => {
      renders++
      return render()
    }
    const answers = Promise.all([1, 2, 3].map(() => cache.fetch(key, counted)))
    open('one')
    expect((await answers).map(seen)).toEqual(['miss: one', 'miss: one', 'miss: one'])
    expect(renders).toBe(1)
  })

  test('needs no second request to be shown stale while its render is under way', async () => {
    const { cache, show, passSeconds } = setUp()
    await show('one')
    passSeconds(10)
    const { render, open } = gate()
    await cache.fetch(key, render)
    expect(cache.get(key)?.state).toBe('stale')
    open('two')
    await settled()
    expect(cache.get(key)?.state).toBe('hit')
  })

  test('is waited for when it is older than it may be shown', async () => {
    const { show, passSeconds } = setUp()
    await show('one')
    passSeconds(30)
    expect(await show('two')).toBe('miss: two')
  })
})

describe('when rendering fails', () => {
  test('the old page is shown for as long as it allows, and the failure is reported', async () => {
    const { errors, show, fail, passSeconds } = setUp()
    await show('one')
    passSeconds(69)
    expect(await fail()).toBe('stale: one')
    expect(errors).toHaveLength(1)
    passSeconds(1)
    await expect(fail()).rejects.toThrow('no database')
    expect(errors).toHaveLength(1)
  })

  test('an answer of 5xx counts as failure and is never kept', async () => {
    const { cache, show, passSeconds } = setUp()
    expect(await show(page('broken', { status: 500 }))).toBe('miss: broken')
    expect(cache.stats().entries).toBe(0)
    await show('one')
    passSeconds(30)
    expect(await show(page('broken', { status: 503 }))).toBe('stale: one')
  })

  test('visitors do not each wait for the next failure, but only for two seconds', async () => {
    const { cache, show, fail, passSeconds } = setUp()
    await show('one')
    passSeconds(30)
    await fail()
    expect(cache.get(key)?.state).toBe('stale')
    expect(await show('two')).toBe('stale: one')
    passSeconds(2)
    expect(await show('two')).toBe('miss: two')
  })

  test('a failure in the background is reported and leaves the page', async () => {
    const { errors, fail, show, passSeconds } = setUp()
    await show('one')
    passSeconds(10)
    expect(await fail()).toBe('stale: one')
    await settled()
    expect(errors).toHaveLength(1)
    expect(await show('two')).toBe('stale: one')
  })

  test('all who waited hear of it', async () => {
    const { cache } = setUp()
    const { render, reject } = gate()
    const answers = Promise.allSettled([cache.fetch(key, render), cache.fetch(key, render)])
    reject(new Error('no database'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(cache.stats().rendering).toBe(0)
  })

  test('a render that never ends does not hold its page for ever', async () => {
    const { cache, show, passSeconds } = setUp()
    const hung = gate()
    const first = cache.fetch(key, hung.render)
    passSeconds(30)
    expect(await show('two')).toBe('miss: two')
    hung.open('one')
    expect(seen(await first)).toBe('miss: one')
    expect(await show('three')).toBe('hit: two')
  })
})

describe('invalidation', () => {
  test('makes the next request render, be the page fresh or stale', async () => {
    const { cache, show, passSeconds } = setUp()
    await show('one')
    cache.invalidate('halcyon', ['roster'])
    expect(cache.get(key)).toBeUndefined()
    expect(await show('two')).toBe('miss: two')
    passSeconds(10)
    cache.invalidate('halcyon', ['other', 'roster'])
    expect(await show('three')).toBe('miss: three')
    expect(await show('four')).toBe('hit: three')
  })

  test('leaves other content and other tenants alone', async () => {
    const { cache, show } = setUp()
    await show('one')
    cache.invalidate('halcyon', ['schedule'])
    cache.invalidate('tamarack', ['roster'])
    expect(await show('two')).toBe('hit: one')
  })

  test('keeps the old page for the case that rendering fails, and tries again after the next write', async () => {
    const { cache, show, fail } = setUp()
    await show('one')
    cache.invalidate('halcyon', ['roster'])
    expect(await fail()).toBe('stale: one')
    expect(await show('two')).toBe('stale: one')
    cache.invalidate('halcyon', ['roster'])
    expect(await show('two')).toBe('miss: two')
  })

  test('reaches a render under way: those who come after the write wait for another', async () => {
    const { cache, show } = setUp()
    const before = gate()
    const first = cache.fetch(key, before.render)
    cache.invalidate('halcyon', ['roster'])
    const second = show('new')
    const third = show('newer')
    before.open('old')
    expect(seen(await first)).toBe('miss: old')
    expect(await second).toBe('miss: new')
    expect(await third).toBe('miss: new')
    expect(await show('newest')).toBe('hit: new')
  })

  test('of other content does not disturb a render under way', async () => {
    const { cache, show } = setUp()
    const { render, open } = gate()
    const first = cache.fetch(key, render)
    cache.invalidate('halcyon', ['schedule'])
    cache.invalidate('tamarack', ['roster'])
    open('one')
    await first
    expect(await show('two')).toBe('hit: one')
  })

  test('reaches a render in the background', async () => {
    const { cache, show, passSeconds } = setUp()
    await show('one')
    passSeconds(10)
    const { render, open } = gate()
    await cache.fetch(key, render)
    cache.invalidate('halcyon', ['roster'])
    expect(cache.get(key)).toBeUndefined()
    open('old')
    await settled()
    expect(await show('new')).toBe('miss: new')
  })
})

describe('what is not for everybody', () => {
  test.each<[string, Partial<Rendered>]>([
    ['a page that sets a cookie', { headers: [['set-cookie', 'session=1']] }],
    ['a private page', { headers: [['cache-control', 'private']] }],
    ['a page without a lifetime', { ttl: 0, swr: 0, sie: 0 }],
  ])('%s is neither kept nor given to others who wait', async (_case, changes) => {
    const { cache, show } = setUp()
    const { render, open } = gate()
    const mine = cache.fetch(key, render)
    const theirs = show(page('theirs', changes))
    open(page('mine', changes))
    expect(seen(await mine)).toBe('miss: mine')
    expect(await theirs).toBe('miss: theirs')
    expect(cache.stats()).toMatchObject({ entries: 0, rendering: 0 })
  })

  test('a page that becomes private drives its public copy out', async () => {
    const { cache, show, fail } = setUp()
    await show('public')
    cache.invalidate('halcyon', ['roster'])
    await show(page('private', { headers: [['cache-control', 'private']] }))
    await expect(fail()).rejects.toThrow()
  })
})

describe('bounds', () => {
  test('the least recently used page goes first', async () => {
    const { cache, show } = setUp(6_000)
    for (const name of ['a', 'b', 'c', 'd']) await show(name, `halcyon html /${name}`)
    expect(cache.stats().entries).toBe(4)
    cache.get('halcyon html /a')
    for (const name of ['e', 'f']) await show(name, `halcyon html /${name}`)
    expect(cache.get('halcyon html /a')).toBeDefined()
    expect(cache.get('halcyon html /b')).toBeUndefined()
    expect(cache.stats().bytes).toBeLessThanOrEqual(6_000)
  })

  test('a page larger than the cache is served and not kept', async () => {
    const { cache, show } = setUp(6_000)
    await show('small', 'halcyon html /small')
    await show(page('x'.repeat(9_000), { headers: [] }))
    expect(cache.get(key)).toBeUndefined()
    expect(cache.get('halcyon html /small')).toBeDefined()
  })

  test('endless queries on one page push only each other out', async () => {
    const { cache, show } = setUp()
    await show('home', 'halcyon html /')
    for (let i = 0; i < 200; i++) {
      await show('roster', `halcyon html /roster?x=${i}`)
      cache.get('halcyon html /roster?x=0')
    }
    expect(cache.stats().entries).toBe(65)
    expect(cache.get('halcyon html /')).toBeDefined()
    expect(cache.get('halcyon html /roster?x=0')).toBeDefined()
  })

  test.each([404, 302])('endless answers of %i push no page out', async (status) => {
    const { cache, show } = setUp(64_000)
    await show('roster')
    for (let i = 0; i < 200; i++) await show(page('', { status }), `halcyon html /made-up-${i}`)
    expect(cache.get(key)).toBeDefined()
    expect(cache.get('halcyon html /made-up-199')).toBeDefined()
    expect(cache.stats().entries).toBeLessThan(5)
  })

  test('a page that was found again is no longer absent', async () => {
    const { cache, show, passSeconds } = setUp()
    await show(page('absent', { status: 404 }))
    passSeconds(60)
    await show('found')
    await settled()
    expect(cache.stats().entries).toBe(1)
    expect(await show('later')).toBe('hit: found')
  })

  test('nothing is left of pages that are gone', async () => {
    const { cache, show } = setUp(20_000)
    for (let i = 0; i < 300; i++) {
      await show(page(`${i}`, { tags: [`story:${i}`, 'news'] }), `halcyon html /story/${i}`)
      await show(page('', { status: 404, tags: [`absent:${i}`] }), `tamarack html /absent/${i}`)
      cache.invalidate('halcyon', [`story:${i}`, `unheard-of:${i}`])
    }
    const { entries, tags, groups } = cache.stats()
    expect(tags).toBe(entries + 1)
    expect(groups).toBe(entries)
    cache.clear()
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0, tags: 0, groups: 0, rendering: 0 })
  })
})

describe('clearing', () => {
  test('takes one tenant and leaves the others', async () => {
    const { cache, show } = setUp()
    await show('ours')
    await show('theirs', 'tamarack html /roster')
    cache.clear('halcyon')
    expect(cache.get(key)).toBeUndefined()
    expect(cache.get('tamarack html /roster')).toBeDefined()
  })

  test('also takes what is being rendered', async () => {
    const { cache, show } = setUp()
    const { render, open } = gate()
    const first = cache.fetch(key, render)
    cache.clear()
    open('old')
    await first
    expect(await show('new')).toBe('miss: new')
  })
})

describe('whatever happens', () => {
  const pages = [
    { key: 'halcyon html /a', tags: ['x'] },
    { key: 'halcyon html /b', tags: ['x', 'y'] },
    { key: 'halcyon html /c', tags: ['y'] },
    { key: 'tamarack html /a', tags: ['x'] },
  ]
  const which = fc.nat({ max: pages.length - 1 })
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('fetch' as const), which }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('finish' as const),
        pick: fc.nat(),
        size: fc.nat({ max: 900 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), pick: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('write' as const), tag: fc.constantFrom('x', 'y') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 3, 6, 31) }),
    },
  )

  test('no request sees content older than the last write before it, unless rendering failed since', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const maxBytes = 6_000
        const { cache, passSeconds } = setUp(maxBytes)
        const pending: { which: number; readAt: number; end: ReturnType<typeof gate> }[] = []
        const lastWrite = new Map<string, number>()
        const lastFailure = new Map<number, number>()
        let turn = 0

        const writtenAt = (index: number) => {
          const { key, tags } = at(index)
          return key.startsWith('halcyon') ? Math.max(0, ...tags.map((tag) => lastWrite.get(tag) ?? 0)) : 0
        }
        const check = (index: number, answer: Answer, newerThan: number) => {
          const [owner, readAt] = String(textOf(answer.entry)).split(' ')
          expect(Number(owner)).toBe(index)
          const isExcused = answer.state === 'stale' && (lastFailure.get(index) ?? -1) > newerThan
          if (!isExcused) expect(Number(readAt)).toBeGreaterThanOrEqual(newerThan)
        }
        const request = (index: number) => {
          const newerThan = writtenAt(index)
          const answer = cache.fetch(at(index).key, () => {
            const end = gate()
            pending.push({ which: index, readAt: turn, end })
            return end.render()
          })
          return answer.then(
            (found) => check(index, found, newerThan),
            (error) => expect(String(error)).toContain('no database'),
          )
        }
        const take = (pick: number) => pending.splice(pick % Math.max(1, pending.length), 1)[0]

        const answers: Promise<void>[] = []
        const perform = (action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
          if (action.kind === 'fetch') answers.push(request(action.which))
          if (action.kind === 'wait') passSeconds(action.seconds)
          if (action.kind === 'write') {
            lastWrite.set(action.tag, turn)
            cache.invalidate('halcyon', [action.tag])
          }
          const done = action.kind === 'finish' || action.kind === 'fail' ? take(action.pick) : undefined
          if (!done) return
          if (action.kind === 'fail') {
            lastFailure.set(done.which, turn)
            done.end.reject(new Error('no database'))
          } else if (action.kind === 'finish') {
            const body = `${done.which} ${done.readAt} ${'.'.repeat(action.size)}`
            done.end.open(page(body, { tags: at(done.which).tags, ttl: 5, swr: 5, sie: 20 }))
          }
        }

        for (const action of steps) {
          turn++
          perform(action)
          await settled()
          expect(cache.stats().bytes).toBeLessThanOrEqual(maxBytes)
          expect(new Set(pending.map(({ which }) => which)).size).toBeGreaterThanOrEqual(
            cache.stats().rendering,
          )
          for (const [index, { key }] of pages.entries()) {
            const answer = cache.get(key)
            if (answer) check(index, answer, writtenAt(index))
          }
        }
        while (pending.length > 0) {
          turn++
          perform({ kind: 'finish', pick: 0, size: 0 })
          await settled()
        }
        await Promise.all(answers)
        expect(cache.stats().rendering).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  function at(index: number) {
    const found = pages[index]
    if (!found) throw new Error(`There is no page ${index}`)
    return found
  }
})

describe('after announcements may have been missed', () => {
  test('every page is rendered anew, and shown as it was where that fails', async () => {
    const { cache, show, fail } = setUp()
    await show('one')
    cache.invalidateAll()
    expect(await fail()).toBe('stale: one')
    cache.invalidateAll()
    expect(await show('two')).toBe('miss: two')
    expect(await show('three')).toBe('hit: two')
  })

  test('what was being rendered meanwhile is not taken for new', async () => {
    const { cache, show } = setUp()
    const before = gate()
    const waiting = cache.fetch(key, before.render)
    cache.invalidateAll()
    before.open('old')
    await waiting
    expect(await show('new')).toBe('miss: new')
  })
})

test('a clock that is set back keeps no page fresh for longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const cache = new PageCache({ maxBytes: 1_000_000 })
    const render = async () => page('one', { ttl: 0.001 })
    await cache.fetch(key, render)
    vi.setSystemTime(Date.now() - 86_400_000)
    await expect.poll(async () => (await cache.fetch(key, render)).state).toBe('stale')
  } finally {
    vi.useRealTimers()
  }
})

describe('a page that is shown again and again', () => {
  const long = Array.from({ length: 4000 }, (_, index) => `<li>${index * index} ${index % 7}</li>`).join('')
  const bytesShown = (cache: PageCache) => cache.get(key)?.entry.kept.body.length ?? 0

  test('is made as small as it can be, once, behind its answers', async () => {
    const { cache, show } = setUp()
    await show(long)
    const first = bytesShown(cache)
    for (let hit = 0; hit < 10; hit++) await show('never made')
    await vi.waitFor(() => expect(bytesShown(cache)).toBeLessThan(first), 10_000)
    expect(await show('never made')).toBe(`hit: ${long}`)
  })

  test('falls as before when what it shows changes', async () => {
    const { cache, show } = setUp()
    await show(long)
    const first = bytesShown(cache)
    for (let hit = 0; hit < 10; hit++) await show('never made')
    await vi.waitFor(() => expect(bytesShown(cache)).toBeLessThan(first), 10_000)
    cache.invalidate('halcyon', ['roster'])
    expect(await show('other')).toBe('miss: other')
  })
})

describe('one hit of a thousand', () => {
  /** As many hits as it takes for the next one to be checked. */
  async function almost(show: ReturnType<typeof setUp>['show']) {
    await show('first')
    for (let hit = 0; hit < 999; hit++) await show('never made')
  }

  test('is made once more behind its answer, and what came out as it was is no news', async () => {
    const { cache, show } = setUp()
    await almost(show)
    expect(cache.get(key)).toBeUndefined()
    expect(await show('first')).toBe('hit: first')
    await vi.waitFor(() => expect(cache.stats()).toMatchObject({ checked: 1, wrong: 0 }))
    expect(seen(cache.get(key) as Answer)).toBe('hit: first')
  })

  test('tells of a page that nobody said has changed, and shows it as it is from then on', async () => {
    const { cache, wrong, show } = setUp()
    await almost(show)
    expect(await show('second')).toBe('hit: first')
    await vi.waitFor(() => expect(wrong).toEqual([key]))
    expect(seen(cache.get(key) as Answer)).toBe('hit: second')
  })

  test('says nothing of a page that has changed meanwhile', async () => {
    const { cache, wrong, show } = setUp()
    await almost(show)
    const { promise, resolve } = Promise.withResolvers<Rendered>()
    expect(seen(await cache.fetch(key, () => promise))).toBe('hit: first')
    cache.invalidate('halcyon', ['roster'])
    resolve(page('second'))
    expect(await show('third')).toBe('miss: third')
    expect(wrong).toEqual([])
  })
})

describe('a page that visitors do not wait for', () => {
  const settled = (promise: Promise<Answer>) =>
    promise.then(seen, (error: unknown) => (error as Error).constructor.name)

  test('is given up when the last of them has gone, and rendered for who comes then', async () => {
    const { cache, errors, show } = setUp()
    const [first, second] = [new AbortController(), new AbortController()]
    const signals: AbortSignal[] = []
    const render = (gone: AbortSignal) => {
      signals.push(gone)
      return new Promise<Rendered>((_, reject) =>
        gone.addEventListener('abort', () => reject(new Abandoned())),
      )
    }
    const visits = [cache.fetch(key, render, first.signal), cache.fetch(key, render, second.signal)]
    first.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    second.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(await show('new')).toBe('miss: new')
    await Promise.allSettled(visits)
    expect(errors).toEqual([])
    expect(cache.stats().failures).toBe(0)
  })

  test.each([
    ['fails on that account', () => Promise.reject(new Error('the connection is gone'))],
    ['is an error page on that account', async () => page('broken', { status: 500 })],
  ])('is no failure where it %s', async (_sentence, end) => {
    const { cache, errors } = setUp()
    const visit = new AbortController()
    const left = Promise.withResolvers<void>()
    const visits = settled(cache.fetch(key, () => left.promise.then(end), visit.signal))
    visit.abort()
    left.resolve()
    expect(await visits).toBe('Abandoned')
    expect(errors).toEqual([])
    expect(cache.stats().failures).toBe(0)
  })

  test('is rendered all the same where it was begun to renew what is shown', async () => {
    const { cache, show, passSeconds } = setUp()
    await show('old')
    passSeconds(15)
    const visit = new AbortController()
    const { render, open } = gate()
    expect(seen(await cache.fetch(key, render, visit.signal))).toBe('stale: old')
    visit.abort()
    open('new')
    await new Promise(setImmediate)
    expect(await show('other')).toBe('hit: new')
  })

  test('that was dropped for one is rendered for another who waits', async () => {
    const { cache } = setUp()
    const { promise, reject } = Promise.withResolvers<Rendered>()
    const first = settled(cache.fetch(key, () => promise))
    const second = settled(cache.fetch(key, async () => page('own')))
    reject(new Overload(2))
    expect([await first, await second]).toEqual(['Overload', 'miss: own'])
  })

  test('that cannot be rendered for the moment is shown as it was, and nobody is told of a fault', async () => {
    const { cache, errors, show } = setUp()
    await show('old')
    cache.invalidate('halcyon', ['roster'])
    expect(await settled(cache.fetch(key, () => Promise.reject(new Overload(2))))).toBe('stale: old')
    expect(errors).toEqual([])
  })
})

test('a page needs a render when it is not there, is outdated, and nobody renders it', async () => {
  const { cache, show, passSeconds } = setUp()
  expect(cache.needsRender(key)).toBe(true)
  const { render, open } = gate()
  const visit = cache.fetch(key, render)
  expect(cache.needsRender(key)).toBe(false)
  open('page')
  await visit
  expect(cache.needsRender(key)).toBe(false)
  passSeconds(15)
  expect(cache.needsRender(key)).toBe(false)
  cache.invalidate('halcyon', ['roster'])
  expect(cache.needsRender(key)).toBe(true)
  await show('new')
  expect(cache.needsRender(key)).toBe(false)
})
