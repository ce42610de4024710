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

  /** From now on pages are made from answers like these. */
  function answersAre(alter: Alteration | null) {
    other.alter = alter
    site.forget()
  }

  /** The page of a row, wherever it has moved to. */
  async function visit(row: string) {
    let address = fillRow(row, samples)
    for (let hops = 0; hops < 4; hops += 1) {
      const { status, headers, body } = await site.ask(school, address)
      if (status < 300 || status > 399)
        return { status, address, hasHeading: /<h1\b/.test(body), words: wordsOf(body) }
      const to = new URL(headers.location ?? '/', 'http://localhost')
      address = to.pathname + to.search
    }
    return { status: 310, address, hasHeading: false, words: '' }
  }

  test('every page reads the same when every list of every answer begins with what is no item', async () => {
    answersAre(null)
    const right = new Map<string, Awaited<ReturnType<typeof visit>>>()
    for (const row of rows) right.set(row, await visit(row))
    answersAre(poisoned)
    const wrong: string[] = []
    for (const row of rows) {
      const { status, words } = await visit(row)
      const wanted = right.get(row)
      if (status !== wanted?.status) wrong.push(`${row}: ${status} instead of ${wanted?.status}`)
      else if (words !== wanted.words) wrong.push(`${row}: ${firstDifference(words, wanted.words)}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['only what is needed is there', minimal, optionalPages],
    ['everything is there that may be, and more', maximal, /^\/404$/],
    ['lists are empty', (shape, answer) => minimal(shape, withoutItems(answer)), /:|^\/404$/],
  ] satisfies [string, Alteration, RegExp][])(
    'every page is shown when %s',
    async (_, alter, mayBeMissing) => {
      answersAre(alter)
      const wrong: string[] = []
      for (const row of rows) {
        const { status, address, hasHeading, words } = await visit(row)
        const isThere = status === 200 || (status === 404 && mayBeMissing.test(row))
        if (!isThere || !hasHeading) wrong.push(`${row}: ${status} at ${address}`)
        const odd = /.{0,30}(undefined|\bNaN\b|Invalid Date|\[object Object\])/.exec(words)
        if (odd) wrong.push(`${row}: ${odd[0]}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

/** Pages that a school has where optional fields say so. */
const optionalPages = /^\/404$|\/opponent-history|\/results\/print\//

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
