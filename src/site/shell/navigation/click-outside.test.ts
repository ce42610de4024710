import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clickOutside } from './click-outside.ts'

const inside = {}
const element = { contains: (target: unknown) => target === inside } as Pick<Node, 'contains'>
let page = new EventTarget()
const click = (target: object) =>
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a click elsewhere calls, one inside does not, and none after the end', () => {
  const call = vi.fn()
  const stop = new AbortController()
  clickOutside(element, call, stop.signal)
  click(inside)
  expect(call).not.toHaveBeenCalled()
  click({})
  expect(call).toHaveBeenCalledOnce()
  stop.abort()
  click({})
  expect(call).toHaveBeenCalledOnce()
})

test('a click-outside helper not given a function gives a console warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  clickOutside(element, 'close()', new AbortController().signal)
  expect(warn).toHaveBeenCalledOnce()
  click({})
})
