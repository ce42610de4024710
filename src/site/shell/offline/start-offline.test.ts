import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOffline } from './start-offline.ts'

class FakeElement {
  textContent = ''
  children: (FakeElement | string)[] = []
  press = () => {}
  append(...children: (FakeElement | string)[]) {
    this.children.push(...children)
  }
  addEventListener(_: string, listener: () => void) {
    this.press = listener
  }
  remove() {}
  get words(): string {
    return [
      this.textContent,
      ...this.children.map((child) => (typeof child === 'string' ? child : child.words)),
    ].join('')
  }
}

let reload: () => void
let online: () => void
const navigator = { onLine: false }

/** A kept page as it is opened, and its notice. */
function openKept() {
  const main = new FakeElement()
  vi.stubGlobal('document', {
    documentElement: { dataset: { offline: '2026-11-14T18:00:00Z' } },
    createElement: () => new FakeElement(),
    getElementById: () => ({ prepend: (notice: FakeElement) => main.append(notice) }),
  })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { pathname: '/', href: 'https://school.example/', reload })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    online = listener
  })
  startOffline()
  vi.runAllTimers()
  const [notice] = main.children as FakeElement[]
  if (!notice) throw new Error('Nothing is said')
  return { notice, button: notice.children.at(-1) as FakeElement }
}

beforeEach(() => {
  vi.useFakeTimers()
  reload = vi.fn<() => void>()
  navigator.onLine = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a kept page says that it is one, and of when', () => {
  const { notice } = openKept()
  expect(notice.words).toMatch(
    /^You are offline\. This is the page as it was on \w+day .+; scores may have changed\. Try again$/,
  )
})

test('when reception is back it is not loaded anew under its reader: that is offered', () => {
  const { notice, button } = openKept()
  navigator.onLine = true
  online()
  vi.runAllTimers()
  expect(notice.words).toBe('Reception is back. Show the page as it is now')
  expect(reload).not.toHaveBeenCalled()
  button.press()
  expect(reload).toHaveBeenCalledOnce()
})

test("a moment's reception is none", () => {
  const { notice } = openKept()
  navigator.onLine = true
  online()
  navigator.onLine = false
  vi.runAllTimers()
  expect(notice.words).toContain('You are offline.')
})
