import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { layoutFlags } from '#site/shell/layout-flags.ts'
import { fillRow, routeRows } from '#tests/pages/route-rows.ts'
import { samplesOf } from '#tests/pages/schools.ts'
import { type Alteration, maximal, minimal, poisoned } from '#tests/support/altered-answers.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { type OtherServer, startOtherServer } from '#tests/support/other-server.ts'

vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const school = 'halcyon'
/** How an answer is read does not depend on who keeps the data. */
const [engine] = engines
if (!engine) throw new Error('There is no engine')

const rows = routeRows().filter((row) => !layoutFlags(row).needsSignIn)

/** What is written on the page. */
const wordsOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('in front of another server of the API', () => {
  let site: Site
  let other: OtherServer
  let samples: Record<string, string>

  beforeAll(async () => {
    other = await startOtherServer()
    site = await openSite(engine, { API_BASE_URL: other.origin })
    other.of = site.origin
    samples = await samplesOf({
      get: async (path) => JSON.parse((await site.ask(school, `/api/v2${path}`)).body),
      send: async (path, json) => JSON.parse((await site.ask(school, `/api/v2${path}`, { json })).body),
    })
  })
  afterAll(async () => {
    await site.close()
    await other.close()
  })

  /** The page as it is with these answers, wherever it has moved to. No page is kept from one walk to the next. */
  async function visit(path: string, walk: string, alter: Alteration | null) {
    other.alter = alter
    let address = `${path}?walk=${walk}`
    for (let hops = 0; hops < 4; hops += 1) {
      const { status, headers, body } = await site.ask(school, address)
      if (status < 300 || status > 399) return { status, body, address }
      const to = new URL(headers.location ?? '/', 'http://localhost')
      address = to.pathname + (to.search || `?walk=${walk}`)
    }
    return { status: 310, body: '', address }
  }

  test('every page reads the same when every list of every answer begins with what is no item', async () => {
    const wrong: string[] = []
    for (const row of rows) {
      const path = fillRow(row, samples)
      const right = await visit(path, 'right', null)
      const spoilt = await visit(path, 'poisoned', poisoned)
      const [words, wanted] = [spoilt, right].map(({ body }) => wordsOf(body).replaceAll(/walk=\w+/g, ''))
      if (spoilt.status !== right.status) wrong.push(`${row}: ${spoilt.status} instead of ${right.status}`)
      else if (words !== wanted) wrong.push(`${row}: ${firstDifference(String(words), String(wanted))}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['only what is needed is there', 'minimal', minimal],
    ['everything is there that may be, and more', 'maximal', maximal],
    ['lists are empty', 'empty', (shape, answer) => minimal(shape, withoutItems(answer))],
  ] satisfies [string, string, Alteration][])('every page is shown when %s', async (_, walk, alter) => {
    const wrong: string[] = []
    for (const row of rows) {
      const { status, body, address } = await visit(fillRow(row, samples), walk, alter)
      const words = wordsOf(body)
      const isThere = status === 200 || (status === 404 && mayBeMissing(row, walk))
      if (!isThere || !/<h1\b/.test(body)) wrong.push(`${row}: ${status} at ${address}`)
      const odd = /.{0,30}(undefined|\bNaN\b|Invalid Date|\[object Object\])/.exec(words)
      if (odd) wrong.push(`${row}: ${odd[0]}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Pages that a school has where optional fields say so; and of an empty school, everything that belongs to a sport or a list. */
const optionalPages = ['/404', '/sports/:sportSlug/results/print/:season/:type']
const mayBeMissing = (row: string, walk: string) =>
  optionalPages.includes(row) || row.includes('/opponent-history') || (walk === 'empty' && row.includes(':'))

const withoutItems = (answer: unknown): unknown =>
  Array.isArray(answer)
    ? []
    : typeof answer === 'object' && answer !== null
      ? Object.fromEntries(
          Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
        )
      : answer

/** Where two texts part. */
function firstDifference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const near = (text: string) => text.slice(Math.max(0, at - 20), at + 60)
  return `'${near(a)}' instead of '${near(b)}'`
}
