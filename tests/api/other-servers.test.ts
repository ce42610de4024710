import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { publicEndpoints } from '#contract/api.ts'
import { loadBuiltSite } from '#host/pages/site-build.ts'
import { fillRow, needsSignIn, routeRows } from '#tests/pages/route-rows.ts'
import { maximal, minimal, poisoned } from '#tests/support/altered-answers.ts'
import { engines } from '#tests/support/engines.ts'
import { openEvents } from '#tests/support/event-source.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'
import {
  type AlterBySchema,
  byShape,
  type OtherServer,
  startOtherServer,
} from '#tests/support/other-server.ts'
import { pageSamples } from '#tests/support/site-samples.ts'
import { asSpecified } from '#tests/support/specified-answers.ts'

const school = 'halcyon'
/** How an answer is read does not depend on who keeps the data. */
const [engine] = engines
if (!engine) throw new Error('There is no engine')

const rows = routeRows().filter((row) => !needsSignIn(row))

/** What is written on the page. */
const wordsOf = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('in front of another server of the API', () => {
  /** Whose answers the other server passes on. */
  let source: Site
  let other: OtherServer
  let site: SiteDoor
  let samples: Record<string, string>
  const logged: string[] = []

  beforeAll(async () => {
    // In this thread, where it is heard what the site's code says.
    source = await openSite(engine, { LOG_LEVEL: 'warn' }, { loadSite: loadBuiltSite })
    other = await startOtherServer(source.origin)
    site = await source.inFrontOf(other.origin, { write: (line) => logged.push(line) })
    samples = await pageSamples(source.ask, school)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await site.close()
    await other.close()
    await source.close()
  })
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReset()
    other.fails = null
    answersAre(null)
    logged.length = 0
  })

  /** From now on pages are made from answers like these. */
  function answersAre(alter: AlterBySchema | null) {
    other.alter = alter
    site.forget()
  }

  /** The page at an address, wherever it has moved to. */
  async function visit(start: string) {
    let address = start
    for (let hops = 0; hops < 4; hops += 1) {
      const { status, headers, body } = await site.ask(school, address)
      if (status < 300 || status > 399)
        return { status, address, hasHeading: /<h1\b/.test(body), words: wordsOf(body), html: body }
      const to = new URL(headers.location ?? '/', 'http://localhost')
      // What is read on another site is left for.
      if (to.hostname.endsWith('.example'))
        return { status: 200, address: to.href, hasHeading: true, words: '', html: '' }
      address = to.pathname + to.search
    }
    return { status: 310, address, hasHeading: false, words: '', html: '' }
  }

  test('every page reads the same when every list of every answer begins with what is no item', async () => {
    const right = new Map<string, Awaited<ReturnType<typeof visit>>>()
    for (const row of rows) right.set(row, await visit(fillRow(row, samples)))
    answersAre(byShape(poisoned))
    const wrong: string[] = []
    for (const row of rows) {
      const { status, words } = await visit(fillRow(row, samples))
      const wanted = right.get(row)
      if (status !== wanted?.status) wrong.push(`${row}: ${status} instead of ${wanted?.status}`)
      else if (words !== wanted.words) wrong.push(`${row}: ${firstDifference(words, wanted.words)}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['there is what the specification names, and nothing else', asSpecified, /^\/404$/],
    ['only what is needed is there', byShape(minimal), optionalPages],
    ['everything is there that may be, and more', byShape(maximal), /^\/404$/],
    ['lists are empty', (schema, answer) => byShape(minimal)(schema, withoutItems(answer)), /:|^\/404$/],
  ] satisfies [string, AlterBySchema, RegExp][])(
    'every page is shown when %s',
    async (_, alter, mayBeMissing) => {
      answersAre(alter)
      const wrong: string[] = []
      for (const row of rows) {
        const { status, address, hasHeading, words } = await visit(fillRow(row, samples))
        const isThere = status === 200 || (status === 404 && mayBeMissing.test(row))
        if (!isThere || !hasHeading) wrong.push(`${row}: ${status} at ${address}`)
        const odd = /.{0,30}(undefined|\bNaN\b|Invalid Date|\[object Object\])/.exec(words)
        if (odd) wrong.push(`${row}: ${odd[0]}`)
      }
      expect(wrong).toEqual([])
    },
  )

  describe('that tells what the specification names, and nothing else,', () => {
    beforeEach(() => answersAre(asSpecified))

    test('a finished game has its line score, its leaders and the game after it', async () => {
      const { words } = await visit(fillRow('/game-center/:gameId', samples))
      expect(words).toContain('Line Score')
      expect(words).toContain('Leaders')
      expect(words).toContain('Next Game')
    })

    test('a form is open, with all of its fields', async () => {
      const address = fillRow('/form/:id', samples)
      const fields = (html: string) => html.match(/<(?:input|select|textarea)\b/g)?.length ?? 0
      const { body: own } = await source.ask(school, address)
      const { html } = await visit(address)
      expect(fields(own)).toBeGreaterThan(3)
      expect(fields(html)).toBe(fields(own))
    })
  })

  describe('what fails there is logged and the page goes on', () => {
    test.each([
      ['live stats', '/', /\/LiveStats/, 'GET /LiveStats failed'],
      ['the navigation', '/', /\/navigation/, 'GET /navigation failed'],
      ['the scoreboard', '/', /\/EventsResults\/scoreboard/, 'GET /EventsResults/scoreboard failed'],
      ['alerts', '/', /\/Alert\/active/, 'GET /Alert/active failed'],
      ['a setting', '/', /\/api\/v2\/Seo/i, 'GET /Seo failed'],
      ['sports', '/', /\/api\/v2\/Sports$/i, 'GET /Sports failed'],
    ])('%s', async (_, path, fails, line) => {
      other.fails = fails
      const { status, hasHeading } = await visit(path)
      expect({ status, hasHeading }).toEqual({ status: 200, hasHeading: true })
      expect(logged.join('')).toContain(line)
    })

    test('the head of a game center', async () => {
      other.fails = /\/hero$/
      const { status, hasHeading } = await visit(fillRow('/game-center/:gameId', samples))
      expect({ status, hasHeading }).toEqual({ status: 200, hasHeading: true })
      expect(console.warn).toHaveBeenCalledWith('The head of a game center failed', expect.anything())
    })

    test('an item that cannot be read says what is wrong with it', async () => {
      answersAre((schema, answer) =>
        schema === publicEndpoints.games.scoreboard.response
          ? { ...(answer as object), items: [{ id: 424242, opponent: { id: 7 } }] }
          : answer,
      )
      await visit('/')
      const lines = logged.map((line) => JSON.parse(line) as { msg: string; err?: { message: string } })
      expect(lines.find(({ msg }) => msg === 'Error parsing game 424242')?.err?.message).toBe(
        'startDate is missing',
      )
    })
  })

  describe('the calls of a browser', () => {
    beforeEach(() => {
      other.asked.length = 0
    })

    test('are answered by that server, with what it says and no header of its own making', async () => {
      const { status, headers, body } = await site.ask('tamarack', '/api/v2/Sports', {
        cookie: 'fieldhouse.session=x',
        headers: { 'x-secret': 'own', 'accept-encoding': 'identity' },
      })
      expect(status).toBe(200)
      expect(body).toBe((await source.ask('tamarack', '/api/v2/Sports')).body)
      expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60')
      expect(headers['x-cache']).toBeUndefined()
      expect(other.asked).toEqual([
        {
          method: 'GET',
          url: '/api/v2/Sports',
          headers: expect.objectContaining({
            tenant: 'tamarack',
            cookie: 'fieldhouse.session=x',
            'x-forwarded-for': '127.0.0.1',
          }),
        },
      ])
      expect(other.asked[0]?.headers).not.toHaveProperty('x-secret')
    })

    test('say the same as the pages that are made of its answers', async () => {
      answersAre((schema, answer) =>
        schema === publicEndpoints.sports.list.response
          ? (answer as { title: string }[]).map((sport) => ({ ...sport, title: `Other ${sport.title}` }))
          : answer,
      )
      const { body } = await site.ask(school, '/api/v2/Sports')
      const [{ title } = { title: '' }] = JSON.parse(body) as { title: string }[]
      expect(title).toMatch(/^Other /)
      expect((await visit('/coverage')).html).toContain(title.replaceAll("'", '&#x27;'))
    })

    test('may write; a page of another site may not', async () => {
      const path = `/api/v2/forms/${samples['/form/:id']?.split('/').at(-1) ?? '1'}/submissions`
      const refused = await site.ask(school, path, {
        json: {},
        headers: { origin: 'https://elsewhere.example' },
      })
      expect(refused.status).toBe(403)
      expect(other.asked).toEqual([])
      const taken = await site.ask(school, path, {
        json: {},
        headers: { origin: `http://localhost:${new URL(site.origin).port}` },
      })
      expect({ status: taken.status, asked: other.asked.map(({ method }) => method) }).toEqual({
        status: 400,
        asked: ['POST'],
      })
    })

    test('hear its live scores for as long as they watch', async () => {
      const stream = await openEvents(`${site.origin}/api/v2/LiveStats/stream?tenant=${school}`)
      expect(stream.headers.get('content-type')).toContain('text/event-stream')
      expect(await stream.next()).toMatchObject({ event: 'games' })
      stream.close()
      expect(other.asked[0]?.url).toBe(`/api/v2/LiveStats/stream?tenant=${school}`)
    })

    test('are told to come back when it does not answer', async () => {
      const alone = await source.inFrontOf('http://127.0.0.1:9')
      const { status, headers } = await alone.ask(school, '/api/v2/Sports')
      await alone.close()
      expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '5' })
    })
  })
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
