import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policyReportPath } from '#contract/pages/policy-report-path.ts'
import { engines } from '#tests/support/engines.ts'
import { judge, scoreOf } from '#tests/support/observatory.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

let site: Site
beforeAll(async () => {
  const [engine] = engines
  if (!engine) throw new Error('There is no engine')
  site = await openSite(engine, { PUBLIC_URL: 'https://{host}', METRICS_TOKEN: 'a-token-of-an-operator' })
})
afterAll(() => site.close())

describe('what an independent checker says of our headers', () => {
  test.each([
    ['halcyon', '/'],
    ['halcyon', '/sports/football/roster'],
    ['halcyon', '/login'],
    ['halcyon', '/404'],
    ['halcyon', '/admin'],
    ['tamarack', '/'],
  ])('%s %s has every point', async (school, path) => {
    const answer = await site.ask(school, path)
    const judgements = judge(answer)
    expect(judgements.filter(({ points }) => points < 0)).toEqual([])
    expect(scoreOf(judgements)).toBeGreaterThanOrEqual(110)
  })

  test('the checker finds what is wrong', () => {
    const bad = judge({ headers: {}, setCookies: ['a=b'] })
    expect(bad.filter(({ points }) => points < 0).map(({ rule }) => rule)).toEqual([
      'content-security-policy',
      'cookies',
      'strict-transport-security',
      'x-content-type-options',
      'framing',
    ])
    expect(scoreOf(bad)).toBe(0)
    const open = { 'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" }
    expect(judge({ headers: open, setCookies: [] })[0]).toEqual({
      rule: 'content-security-policy',
      points: -20,
    })
  })
})

test.each(['/', '/admin', '/login'])(
  'the policy of %s says where browsers tell what they refuse',
  async (path) => {
    const { headers } = await site.ask('halcyon', path)
    expect(headers['content-security-policy']).toContain(`report-uri ${policyReportPath}`)
  },
)

test('an answer of the API, a picture and a file may not be taken for something else', async () => {
  for (const path of ['/api/v2/Sports', '/robots.txt', '/healthz']) {
    const { headers } = await site.ask('halcyon', path, { headers: { tenant: 'halcyon' } })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  }
})

describe('what a process counts', () => {
  const token = { authorization: 'Bearer a-token-of-an-operator' }

  test('nobody without the token is told', async () => {
    expect((await site.ask('halcyon', '/metrics')).status).toBe(404)
  })

  test('with it there is a line for everything that an operator looks at', async () => {
    await site.ask('halcyon', '/')
    await site.ask('halcyon', '/')
    const { status, headers, body } = await site.ask('halcyon', '/metrics', { headers: token })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('version=0.0.4')
    for (const name of [
      'requests_total{method="GET",route="/*",outcome="2xx"}',
      'school_requests_total{school="halcyon",outcome="2xx"}',
      'school_pages_total{school="halcyon"}',
      'request_seconds_bucket{part="page",le="0.1"}',
      'cache_answers_total{state="hit"}',
      'queue_waiting{queue="pages"} 0',
      'database_connections{lane="pages",state="idle"}',
      'live_viewers 0',
      'bus_lag_seconds ',
      'bus_gaps_total 0',
      'policy_reports_total',
    ])
      expect(body).toContain(`fieldhouse_${name}`)
    expect(body).not.toContain('fieldhouse_unknown{')
    const lag = Number(/^fieldhouse_bus_lag_seconds (\S+)$/m.exec(body)?.[1])
    expect(lag).toBeLessThan(2)
    for (const line of body.split('\n').filter(Boolean))
      expect(line).toMatch(
        /^(# (HELP|TYPE) fieldhouse_\w+ .+|fieldhouse_\w+(\{(\w+="[^"]*",?)+\})? (\d[\d.e+-]*|\+Inf|NaN))$/,
      )
  })
})

test('a picture that is asked for again at once has every header that it had, but its visitor’s own', async () => {
  const ask = (headers = {}) =>
    site.ask('halcyon', '/images/resize?url=halcyon/logo.svg&width=320', { headers })
  const { 'x-request-id': ofOne, 'set-cookie': _, date: __, ...first } = (await ask()).headers
  expect(ofOne).toBeDefined()
  const { status, headers } = await ask()
  expect({ ...headers, date: undefined }).toEqual({ ...first, date: undefined })
  expect(status).toBe(200)
  const held = await ask({ 'if-none-match': first.etag })
  expect(held.status).toBe(304)
  expect(held.headers).toMatchObject({ etag: first.etag, 'cache-control': first['cache-control'] })
})
