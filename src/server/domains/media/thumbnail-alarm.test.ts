import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Alarm, createThumbnailAlarm } from './thumbnail-alarm.ts'

const minutes = (count: number) => count * 60_000
let told: Alarm[] = []
let count = createThumbnailAlarm(() => {})
const fail = (times: number, kind = 'Not Found') => {
  for (let index = 0; index < times; index++) count(kind)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  told = []
  count = createThumbnailAlarm((alarm) => told.push(alarm))
})
afterEach(() => {
  vi.useRealTimers()
})

test('when 200 or more errors of one kind occur within 5 minutes, one alert is raised', () => {
  fail(199)
  expect(told).toEqual([])
  vi.advanceTimersByTime(minutes(5))
  fail(1)
  fail(500)
  expect(told).toEqual([{ kind: 'Not Found', state: 'raised' }])
})

test('errors that are further apart raise none', () => {
  fail(199)
  vi.advanceTimersByTime(minutes(5) + 1)
  fail(199)
  expect(told).toEqual([])
})

test('each kind is counted by itself', () => {
  fail(150)
  fail(150, 'Bad Gateway')
  expect(told).toEqual([])
  fail(50, 'Bad Gateway')
  expect(told).toEqual([{ kind: 'Bad Gateway', state: 'raised' }])
})

test('it clears after 10 minutes, and may be raised again', () => {
  fail(200)
  vi.advanceTimersByTime(minutes(10) - 1)
  fail(200)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(told.at(-1)).toEqual({ kind: 'Not Found', state: 'cleared' })
  fail(200)
  expect(told.at(-1)).toEqual({ kind: 'Not Found', state: 'raised' })
  expect(told).toHaveLength(3)
})
