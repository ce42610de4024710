import type { Page } from '@playwright/test'

/** Adds up how much of the page moves by itself, not by the visitor's doing; call it before the page is opened. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = []
    Object.assign(window, { shifts: entries })
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number; hadRecentInput: boolean }[] }
      return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
    })
}

/** Until nothing has moved for some frames; a shift is reported after the frame that it happened in. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const { shifts } = window as unknown as { shifts: unknown[] }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let calm = 0, seen = shifts.length; calm < 20; seen = shifts.length) {
      await frame()
      calm = shifts.length === seen ? calm + 1 : 0
    }
  })
