import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tenantNamed } from '#tests/factories/school.ts'
import { keepPagesReady, readyAddresses } from './ready-pages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ready = {
  '/': 'routes/home/home',
  '/calendar': 'routes/games/calendar',
  '/tickets': 'routes/games/tickets',
}
const schools = [tenantNamed('halcyon'), tenantNamed('tamarack')]
const open = (makeReady = vi.fn(async (_tenant: { key: string }, _address: string) => {})) => {
  const log = vi.fn()
  const pages = keepPagesReady({ pages: ready, tenants: () => schools, makeReady, log, restMs: 1_000 })
  return { pages, makeReady, log }
}

test('every school has its documents and payloads made at the start', async () => {
  const { pages, makeReady } = open()
  await pages.settled()
  const made = makeReady.mock.calls.map(([{ key }, address]) => `${key} ${address}`)
  expect(made).toContain('halcyon /')
  expect(made).toContain('tamarack /calendar.data?_routes=routes%2Fgames%2Fcalendar')
  expect(made).toHaveLength(schools.length * 2 * Object.keys(ready).length)
})

test('of many schools only those are kept ready that somebody visits, from then on', async () => {
  const many = Array.from({ length: 300 }, (_, index) => tenantNamed(`school-${index}`))
  const makeReady = vi.fn(async (_tenant: { key: string }, _address: string) => {})
  const pages = keepPagesReady({ pages: ready, tenants: () => many, makeReady, log: vi.fn(), restMs: 1_000 })
  const round = async () => {
    makeReady.mockClear()
    await vi.advanceTimersByTimeAsync(1_000)
    await pages.settled()
    return [...new Set(makeReady.mock.calls.map(([{ key }]) => key))]
  }
  expect(await round()).toEqual([])
  pages.onVisit('school-7')
  expect(await round()).toEqual(['school-7'])
  pages.onVisit('school-7')
  expect(await round()).toEqual([])
  pages.onChange('*')
  expect(await round()).toEqual(['school-7'])
})

test('many changes are one round more, and one that fails keeps no other from being made', async () => {
  const { pages, makeReady, log } = open(
    vi.fn(async (_tenant, address) => {
      if (address === '/tickets') throw new Error('no')
    }),
  )
  await pages.settled()
  const once = makeReady.mock.calls.length
  for (let change = 0; change < 5; change++) pages.onChange('*')
  await vi.advanceTimersByTimeAsync(1_000)
  await pages.settled()
  expect(makeReady.mock.calls.length).toBe(2 * once)
  expect(log).toHaveBeenCalledTimes(2 * schools.length)
})

test('a change of one school has nothing of another made', async () => {
  const { pages, makeReady } = open()
  await pages.settled()
  makeReady.mockClear()
  pages.onChange('tamarack')
  await vi.advanceTimersByTimeAsync(1_000)
  await pages.settled()
  expect(new Set(makeReady.mock.calls.map(([{ key }]) => key))).toEqual(new Set(['tamarack']))
})

test('a school without a document cache has none kept, and nothing is made after the end', async () => {
  const [halcyon] = schools
  if (!halcyon) throw new Error('There is no school')
  const configuration = { ...halcyon.configuration, documentCacheEnabled: false }
  expect(readyAddresses(ready, { ...halcyon, configuration })).toEqual([])
  const { pages, makeReady } = open()
  pages.stop()
  pages.onChange('halcyon')
  await vi.advanceTimersByTimeAsync(5_000)
  await pages.settled()
  expect(makeReady.mock.calls.length).toBeLessThanOrEqual(1)
})
