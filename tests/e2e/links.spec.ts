import { request as httpRequest } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { matchRoutes } from 'react-router'
import { openPage } from '#tests/pages/open-page.ts'
import { routeRows } from '#tests/pages/route-rows.ts'
import { schools } from '#tests/pages/schools.ts'

const port = Number(process.env.FIELDHOUSE_TEST_PORT)
const [halcyon] = schools

interface Answer {
  status: number
  type: string
  body: string
}

/** Asked at loopback with the school's host name, which not every resolver knows. */
function get(host: string, path: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
    let body = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      body += chunk
    })
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
    )
  })
  request.on('error', reject).end()
  return promise
}

/** Pages that are many are made alike: of a school's two thousand players and games so many are opened. */
const openedOfKind = 3
const rows = routeRows()
/** Nobody is led there by a link: visitors are sent there or let in, or say in a form which one they mean. */
const unlinked =
  /^\/(hidden|protected|splash|gameday|showcase|404|unsubscribed|subscribe\/|stats\/upload|search|login\/reset|invitation|account|pay)|^\/tags\/:tagSlug\/:|\/(moments|staff)$/
const linkedRows = rows.filter((row) => !unlinked.test(row) || row === '/moments')
const kinds = rows.map((path) => ({ path }))
const kindOf = (path: string) => matchRoutes(kinds, path)?.at(-1)?.route.path ?? null

/** Addresses of our own in a document. Views of a page (its query) and resized pictures are the page's own affair. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="(\/(?!\/)[^"#?]*)/g)].flatMap(([, path = '']) =>
    /^\/(images|assets)\//.test(path) ? [] : [path],
  )
}

/** Links to other sites in a document that do not carry the rel they must. */
const faultyRels = (html: string, ticketHost: string | null) =>
  [...html.matchAll(/<a\b[^>]*? href="((?:http|\/\/)[^"]*)"[^>]*>/gi)].flatMap(([tag, href = '']) => {
    const isTickets = ticketHost !== null && URL.parse(href)?.hostname.endsWith(ticketHost)
    const rel = / rel="([^"]*)"/.exec(tag)?.[1]
    return rel === (isTickets ? 'noopener' : 'noreferrer') ? [] : [tag]
  })

for (const { key, origin, ticketHost } of schools) {
  test(`${key}: no link of the site is dead, no page is more than four clicks from Home, and every link to another site carries its rel`, async () => {
    test.setTimeout(180_000)
    const { host } = new URL(origin)
    const found = new Map([['/', { from: '', clicks: 0 }]])
    const dead: string[] = []
    const opened = new Map<string, number>()
    const faulty = new Set<string>()
    let outside = 0
    // What is found is added at the end, so pages are opened in the order of their clicks.
    for (const [path, { from, clicks }] of found) {
      const kind = kindOf(path)
      const count = (opened.get(kind ?? path) ?? 0) + 1
      opened.set(kind ?? path, count)
      if (count > openedOfKind) continue
      const isFile = path.startsWith('/files/')
      const { status, type, body } = await get(host, isFile ? path : `${path}?ssr=1`)
      // What an editor protected asks for its code, which is an answer too.
      if (status === 403 && path.startsWith('/protected/')) expect(body).toContain('Access code')
      else if (status !== 200) dead.push(`${path} (${status}), linked from ${from}`)
      if (!type.includes('html')) continue
      outside += body.match(/<a\b[^>]* href="http/g)?.length ?? 0
      for (const tag of faultyRels(body, ticketHost)) faulty.add(`${path}: ${tag}`)
      for (const link of linksIn(body))
        if (!found.has(link)) found.set(link, { from: path, clicks: clicks + 1 })
    }
    expect(dead).toEqual([])
    expect(found.size).toBeGreaterThan(300)
    expect([...faulty]).toEqual([])
    expect(outside).toBeGreaterThan(300)
    const far = [...found].filter(([path, { clicks }]) => clicks > 4 && kindOf(path) !== null)
    expect(far.map(([path, { from, clicks }]) => `${path} after ${clicks}, by ${from}`)).toEqual([])
    const reached = new Set([...found.keys()].map(kindOf))
    expect(linkedRows.filter((row) => !reached.has(row))).toEqual([])
  })
}

const roster = '/sports/mens-basketball/roster'
const rosterLink = (page: Page) => page.locator(`nav a[href="${roster}"]:visible`).first()
const dataOf = (key: string) => (key === 'halcyon' ? `${roster}.data` : '/api/v2/Rosters/bySport')

/** Every time the browser was asked for the roster's data, with the bytes that came over the wire. */
const fetches = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes(wanted))
        .map(({ transferSize }) => transferSize),
    path,
  )

for (const { key, origin } of schools) {
  test(`${key}: a page is fetched ahead when a fan points at its link, and not again on the visit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, `${origin}/sports/mens-basketball/schedule`)
    expect(await fetches(page, dataOf(key))).toHaveLength(0)
    await rosterLink(page).hover()
    await expect.poll(() => fetches(page, dataOf(key))).toHaveLength(1)
    await rosterLink(page).click()
    await expect(page.locator('h1')).toContainText(/roster/i)
    const [ahead = 0, ...visit] = await fetches(page, dataOf(key))
    expect(ahead).toBeGreaterThan(0)
    expect(visit.filter((bytes) => bytes > 0)).toEqual([])
  })
}

for (const [connection, given] of [
  ['slow', { effectiveType: '2g', saveData: false }],
  ['data-saver', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`link prefetching is skipped on ${connection} connections`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), given)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, `${halcyon.origin}/sports/mens-basketball/schedule`)
    await page.clock.install()
    await rosterLink(page).hover()
    await page.clock.runFor(5_000)
    expect(await fetches(page, dataOf('halcyon'))).toHaveLength(0)
  })
}

test('links to other sites carry a no-referrer rel, the ticketing host noopener only', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${halcyon.origin}/sports/football`)
  const rels = (selector: string) =>
    page.locator(selector).evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('rel')))])
  expect(await rels('header a[href^="https://tickets.example"]')).toEqual(['noopener'])
  expect(await rels('a[href^="http"]:not([href*="tickets.example"])')).toEqual(['noreferrer'])
  expect(await rels('a[href^="/"]')).toEqual([null])
})

test('paths outside the app leave it by a full page load', async ({ page }) => {
  await openPage(page, halcyon.origin)
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.evaluate(() => {
    const link = window.document.createElement('a')
    link.href = '/showcase/embed.aspx'
    window.document.body.append(link)
    link.click()
  })
  expect(new URL((await document).url()).pathname).toBe('/showcase/embed.aspx')
})
