import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePass } from '#server/signing/pass.ts'
import { signWith } from '#server/signing/sign.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const school = 'halcyon'
const secret = 'a secret of thirty-two characters'
const [engine] = engines
if (!engine) throw new Error('There is no engine')

/** One a minute is not there again before a slow machine has asked for the next. */
const limits = { MISS_LIMIT: '1', RATE_LIMIT: '1', FORM_RATE_LIMIT: '2' }
const pass = makePass(signWith(secret), 'googlebot', '2999-12-31')

let site: Site
beforeAll(async () => {
  site = await openSite(engine, { ...limits, SECRET: secret, TRUST_PROXY: 'loopback' })
  // The first page of a process takes its time.
  await ask(newPage(), '192.0.2.1', { 'x-fieldhouse-pass': pass })
})
afterAll(() => site.close())

let asked = 0
const newPage = () => `/search?q=word${asked++}`
const newCall = () => `/api/v2/search?q=word${asked++}`
const ask = (path: string, from: string, headers: Record<string, string> = {}) =>
  site.ask(school, path, { headers: { 'x-forwarded-for': from, ...headers } })
const statusOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).status
const crowd = '203.0.113.7'

test('a network has only so many pages made; then its visitors see the error page, and the time after which to come back', async () => {
  expect([await statusOf(newPage(), crowd), await statusOf(newPage(), crowd)]).toEqual([200, 429])
  const refused = await ask(newPage(), crowd)
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^[1-9]\d?$/),
  })
  expect(refused.body).toContain('Halcyon State')
  const data = await ask('/search.data?q=word', crowd)
  expect([data.status, data.headers['content-type']]).toEqual([
    429,
    'application/problem+json; charset=utf-8',
  ])
})

test('what is kept is shown to everybody, and other networks have theirs made', async () => {
  const page = newPage()
  expect(await statusOf(page, '198.51.100.4')).toBe(200)
  expect((await ask(page, crowd)).headers['x-cache']).toBe('hit')
  expect((await ask(`${page}&made=up`, crowd)).headers['x-cache']).toBe('hit')
})

test('whoever shows a pass is not counted; one that we did not sign is no pass', async () => {
  const withPass = (value: string) => statusOf(newPage(), crowd, { 'x-fieldhouse-pass': value })
  expect([await withPass(pass), await withPass(pass)]).toEqual([200, 200])
  expect(await withPass(pass.replace('googlebot', 'evilbot'))).toBe(429)
})

test('an address of IPv6 is counted with its network, for pages and for the API', async () => {
  const of = (net: number, host: number) => `2001:db8:0:${net}::${host}`
  expect([await statusOf(newPage(), of(1, 1)), await statusOf(newPage(), of(1, 2))]).toEqual([200, 429])
  expect([await statusOf(newCall(), of(2, 1)), await statusOf(newCall(), of(2, 2))]).toEqual([200, 429])
  expect(await statusOf(newCall(), of(3, 1))).toBe(200)
})

test.each([
  ['to a page that takes none', '/sports/football/roster', 405, '203.0.113.21'],
  ['to no page at all', '/nowhere', 405, '203.0.113.22'],
  ['for its data', '/sports/football/roster.data', 405, '203.0.113.23'],
  ['that is no form', '/form/1', 415, '203.0.113.24'],
  ['to a form that has no number', '/form/x', 404, '203.0.113.25'],
])('what is sent %s counts as a form does', async (_, path, status, from) => {
  const send = () => site.ask(school, path, { json: {}, headers: { 'x-forwarded-for': from } })
  const answers = [await send(), await send(), await send()]
  expect(answers.map((answer) => answer.status)).toEqual([status, status, 429])
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('a form that is taken in counts once, and one too many is shown again with what was filled in', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.26' }
  const send = () => site.ask(school, '/form/1', { form: { 'field-1': 'Ada Fan' }, headers })
  const answers = [await send(), await send(), await send()]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 429])
  expect(answers[2]?.body).toContain('Ada Fan')
})
