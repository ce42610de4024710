import type { Browser } from '@playwright/test'
import type { Fetched } from './tally.ts'
import { newTelephone } from './telephone.ts'

const quietMs = 2_000

/** Opens a page on a phone that has nothing yet, and says what it fetched until it had been quiet for a while. */
export async function visit(browser: Browser, url: string): Promise<Fetched[]> {
  const { context, page, session } = await newTelephone(browser)
  await session.send('Network.enable')
  const fetched = new Map<string, Fetched>()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    fetched.set(requestId, { url: request.url, type, bytes: 0, isCached: !request.url.startsWith('http') })
    last = performance.now()
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = fetched.get(requestId)
    if (one) one.isCached = true
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
    last = performance.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  while (performance.now() - last < quietMs) await page.waitForTimeout(200)
  await context.close()
  return [...fetched.values()]
}
