import { request as httpRequest } from 'node:http'
import { expect, test } from '@playwright/test'
import { schools } from '#tests/pages/schools.ts'

const port = Number(process.env.FIELDHOUSE_TEST_PORT)
const maxPages = 4_000

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

/** Addresses of our own in a document. Views of a page (its query) and resized pictures are the page's own affair. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/ (?:href|src)="(\/(?!\/)[^"#?]*)/g)].flatMap(([, path = '']) =>
    /^\/(images|assets)\//.test(path) ? [] : [path],
  )
}

for (const { key, origin } of schools) {
  test(`${key}: no link of the site is dead`, async () => {
    test.setTimeout(180_000)
    const { host } = new URL(origin)
    const from = new Map([['/', '']])
    const dead: string[] = []
    for (const path of from.keys()) {
      const isFile = path.startsWith('/files/')
      const { status, type, body } = await get(host, isFile ? path : `${path}?ssr=1`)
      if (status !== 200) dead.push(`${path} (${status}), linked from ${from.get(path)}`)
      if (!type.includes('html')) continue
      for (const link of linksIn(body)) if (!from.has(link)) from.set(link, path)
      expect(from.size).toBeLessThan(maxPages)
    }
    expect(dead).toEqual([])
    expect(from.size).toBeGreaterThan(300)
  })
}
