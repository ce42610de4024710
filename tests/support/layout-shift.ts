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
