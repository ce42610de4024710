import type { Page } from '@playwright/test'

type Heard = 'keydown' | 'input'

/** From here on the work of each key is timed: what hears it, and the frame that shows it. The wait for the screen's next frame is not ours. */
export async function timeKeys(page: Page, heardBy: Heard): Promise<() => Promise<number[]>> {
  await page.evaluate((heard) => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    /** Done as soon as what goes on now is through. */
    const soon = (act: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = act
      port2.postMessage(null)
    }
    let began = 0
    addEventListener('keydown', () => (began = performance.now()), true)
    const onHeard = () => {
      const key = began
      soon(() => {
        const took = performance.now() - key
        requestAnimationFrame(() => {
          const frame = performance.now()
          soon(() => times.push(took + performance.now() - frame))
        })
      })
    }
    addEventListener(heard, onHeard, heard === 'keydown')
  }, heardBy)
  return async () => {
    await page.waitForTimeout(300)
    return page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  }
}
