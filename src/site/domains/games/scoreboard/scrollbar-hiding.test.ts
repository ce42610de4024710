import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markScrolling } from './scrollbar-hiding.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a scrollbar hides 1000 ms after the last scroll', () => {
  const element = Object.assign(new EventTarget(), { dataset: {} as DOMStringMap })
  const stop = markScrolling(element as unknown as HTMLElement)
  const isShown = () => 'scrolling' in element.dataset
  expect(isShown()).toBe(false)
  element.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(600)
  element.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(999)
  expect(isShown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(false)
  stop()
  element.dispatchEvent(new Event('scroll'))
  expect(isShown()).toBe(false)
})
