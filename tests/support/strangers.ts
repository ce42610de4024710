import type { BrowserContext } from '@playwright/test'

/** Answers in the place of everybody else, so that no test calls a third party, and tells who was asked. */
export async function watchStrangers(
  context: BrowserContext,
  { origin }: { origin: string },
  scripts: Record<string, string> = {},
): Promise<string[]> {
  const asked: string[] = []
  const { host } = new URL(origin)
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.host !== host) asked.push(url.origin + url.pathname)
  })
  await context.route(
    (url) => url.host !== host,
    (route) => {
      const { host: name } = new URL(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: scripts[name] ?? '' })
    },
  )
  return asked
}
