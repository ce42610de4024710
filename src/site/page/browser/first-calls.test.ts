import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A document that came with two answers, and the clock of its visit. */
async function open() {
  vi.resetModules()
  globalThis.firstCalls = Promise.resolve({ 'sports.list {}': ['football'], 'news.list {}': ['a win'] })
  return import('./first-calls.ts')
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  globalThis.firstCalls = undefined
})

const { news, sports } = { news: 'news.list {}', sports: 'sports.list {}' }

test('the first page is made of what came with it', async () => {
  const { firstAnswer } = await open()
  expect(await firstAnswer(news)).toEqual(['a win'])
  expect(await firstAnswer('news.list {"page":2}')).toBeUndefined()
})

test('what was sent a moment ago is not sent again to who goes on to another page, and comes back', async () => {
  const { firstAnswer, firstPageIsShown, isFirstPageFresh } = await open()
  firstPageIsShown('/')
  firstPageIsShown('/calendar')
  vi.advanceTimersByTime(9_999)
  expect(await firstAnswer(news, true)).toEqual(['a win'])
  expect([isFirstPageFresh('/'), isFirstPageFresh('/calendar')]).toEqual([true, false])
  vi.advanceTimersByTime(1)
  expect(await firstAnswer(news, true)).toBeUndefined()
  expect(isFirstPageFresh('/')).toBe(false)
})

test('what is asked for anew where it stands is, but for the lists that a visit has once', async () => {
  const { firstAnswer, firstPageIsShown } = await open()
  firstPageIsShown('/')
  expect(await firstAnswer(news)).toBeUndefined()
  expect(await firstAnswer(sports)).toEqual(['football'])
})
