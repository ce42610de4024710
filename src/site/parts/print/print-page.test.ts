import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { printPage } from './print-page.ts'

function printWindow({ opener = null, has = true }: { opener?: object | null; has?: boolean } = {}) {
  return {
    print: vi.fn(),
    close: vi.fn(),
    opener,
    document: { getElementById: () => (has ? ({} as HTMLElement) : null) },
  }
}

describe('a print view', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('prints after 1500 ms', () => {
    const page = printWindow()
    printPage('paper', page)
    vi.advanceTimersByTime(1499)
    expect(page.print).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(page.print).toHaveBeenCalledOnce()
  })

  test('that we opened closes 1 ms after print', () => {
    const page = printWindow({ opener: {} })
    printPage('paper', page)
    vi.advanceTimersByTime(1500)
    expect(page.close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(page.close).toHaveBeenCalledOnce()
  })

  test('that the reader opened stays', () => {
    const page = printWindow()
    printPage('paper', page)
    vi.advanceTimersByTime(10_000)
    expect(page.close).not.toHaveBeenCalled()
  })

  test("without its element prints nothing and logs 'Element to print #{id} not found!'", () => {
    const page = printWindow({ opener: {}, has: false })
    const log = vi.fn()
    printPage('paper', page, log)
    vi.advanceTimersByTime(10_000)
    expect(log).toHaveBeenCalledWith('Element to print #paper not found!')
    expect(page.print).not.toHaveBeenCalled()
  })

  test('that is left before prints nothing', () => {
    const page = printWindow()
    printPage('paper', page)()
    vi.advanceTimersByTime(10_000)
    expect(page.print).not.toHaveBeenCalled()
  })
})
