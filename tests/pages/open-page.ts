import { expect, type Page, type Request, type Response } from '@playwright/test'

/**
 * 'other' is an answer that the browser renews behind the page's back: nobody reads it, so it never finishes. Nor does
 * the stream of live scores.
 */
const endless = new Set(['other', 'eventsource'])

/**
 * Goes to an address and waits until the page has done all it does by itself: it is hydrated, its heading is there
 * (which in a school without server rendering comes last), the browser is idle and no request is under way.
 * Unlike `networkidle` this waits for what happens and not for half a second in which nothing does.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const pending = new Set<Request>()
  const begin = (request: Request) => !endless.has(request.resourceType()) && pending.add(request)
  const end = (request: Request) => void pending.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const response = await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await expect(page.locator('h1')).toHaveCount(1)
  for (let quiet = 0; quiet < 2; quiet = pending.size === 0 ? quiet + 1 : 0) await idle(page)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  return response
}

/** A frame was drawn and the browser had nothing more to do. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }))
      }),
  )
