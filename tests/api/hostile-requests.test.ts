import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fuzz } from '#tests/fuzz/run.ts'
import { fuzzedSchools, prepareSchools } from '#tests/fuzz/schools.ts'
import { type RawAnswer, type RawRequest, send } from '#tests/fuzz/send.ts'
import { apiTargets } from '#tests/fuzz/targets.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const portOf = ({ origin }: Site) => Number(new URL(origin).port)

/** More of them: node bench/fuzz.ts. */
const requests = 1000

describe.each(engines)('whatever strangers send, on $name', (engine) => {
  let site: Site
  let log = ''
  const logTo = { write: (line: string) => void (log += line) }

  beforeAll(async () => {
    site = await openSite(engine, { LOG_LEVEL: 'trace' }, { logTo })
  })
  afterAll(() => site.close())

  async function ask(target: string, sent: Partial<RawRequest> = {}): Promise<RawAnswer> {
    const { headers = [], ...others } = sent
    const hasHost = headers.some(([name]) => name === 'host')
    const answer = await send(
      portOf(site),
      {
        name: target,
        method: 'GET',
        target,
        body: null,
        headers: [
          ...(hasHost ? [] : [['host', 'localhost'] as [string, string]]),
          ['tenant', 'halcyon'],
          ...headers,
          ['connection', 'close'],
        ],
        ...others,
      },
      '127.0.0.1',
    )
    if (typeof answer === 'string') throw new Error(`No answer: ${answer}`)
    return answer
  }

  test.each(['1e309', '-1e309', 'Infinity', '-Infinity'])(
    '%s is no whole number of any parameter',
    async (value) => {
      const wrong: unknown[] = []
      for (const { path, values, query, method } of apiTargets.filter((target) => target.method === 'GET')) {
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
        const inPath = Object.keys(values).map((name) =>
          path.replace(/\{(\w+)\}/g, (_, other: string) => (other === name ? value : (values[other] ?? '1'))),
        )
        const inQuery = Object.keys(query).map((name) => `${filled}?${name}=${value}`)
        for (const address of [...inPath, ...inQuery]) {
          const { status } = await ask(address, { method })
          if (status >= 500) wrong.push([address, status])
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test.each([
    ['/api/v2/search?query=a%00b', 400],
    ['/api/v2/Rosters/bySport/a%00b', 400],
    ['/rss/tags/a%00b.xml', 404],
    ['/sports/%00/stats/2025/statistics.pdf', 404],
    ['/sports/%00/roster', 404],
    ['/sports/football/roster?season=%00', 200],
    ['/sports/%ff/roster', 302],
    ['/%zz', 302],
  ])('%s is answered with %i', async (address, status) => {
    expect((await ask(address)).status).toBe(status)
  })

  test('a form with nothing in it is answered with a page, and not in the words of the framework', async () => {
    for (const [target, status] of [
      ['/sports/football/roster', 405],
      ['/form/1', 415],
    ] as const) {
      const answer = await ask(target, { method: 'POST', headers: [['content-length', '0']] })
      expect([target, answer.status, answer.type]).toEqual([
        target,
        status,
        expect.stringMatching('text/html'),
      ])
    }
  })

  test.each([
    ['application/json', '{"field-1":"x"}', 415],
    ['multipart/form-data', 'field-1=x', 415],
    ['; charset=x', 'field-1=x', 415],
  ])('a form that comes as %j is refused', async (type, text, status) => {
    const body = Buffer.from(text)
    const headers: [string, string][] = [
      ['content-type', type],
      ['content-length', String(body.length)],
    ]
    const answer = await ask('/form/1', { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
    expect(answer.body).not.toContain('FST_ERR')
  })

  test('a host name with a dot at its end is the same school', async () => {
    const { body } = await ask('/', { headers: [['host', `tamarack.localhost.:${portOf(site)}`]] })
    expect(body).toContain('Tamarack')
    expect(body).not.toContain('Halcyon State')
  })

  test('nothing that opens an account, and nobody who has one, is in the log', async () => {
    log = ''
    const school = 'halcyon'
    const email = 'hush.person@mail.example'
    const cookie = await site.signIn(school, { email, role: 'editor' })
    const token = 'HushToken'.repeat(5).slice(0, 43)
    const forms: [path: string, form: Record<string, string>][] = [
      ['/api/auth/form/sign-in', { email, password: 'hush wrong password' }],
      ['/api/auth/form/reset-request', { email }],
      ['/api/auth/form/reset', { token, password: 'hush new password' }],
      ['/api/v2/subscriptions', { email, allNews: 'on' }],
      ['/api/v2/subscriptions/confirm', { token }],
      [`/api/v2/subscriptions/leave?token=${token}`, { 'List-Unsubscribe': 'One-Click' }],
      ['/form/1', { 'field-1': 'hush answer', key: token, startedAt: 'hush' }],
    ]
    for (const [path, form] of forms) await site.ask(school, path, { form })
    for (const path of [
      '/search?query=hush-query',
      `/login/reset?token=${token}`,
      '/account',
      '/api/v2/search?query=hush-query',
    ])
      await site.ask(school, path, { cookie })
    expect(log).toContain('/api/auth/form/sign-in')
    expect(log).toContain('/search?…')
    expect(log).not.toMatch(/hush/i)
    expect(log).not.toContain(cookie.split('=')[1]?.slice(0, 20))
    log = ''
  })

  test(`${requests} requests that nobody should send get an answer each, none of them 500`, async () => {
    const keys = await prepareSchools(site.services)
    const schools = await fuzzedSchools(portOf(site), keys)
    const { sent, statuses, faults } = await fuzz({ port: portOf(site), schools, count: requests, seed: 1 })
    expect(faults).toEqual([])
    expect(sent).toBe(requests)
    // Some get through, else nothing behind the doors was tried.
    expect(statuses['200']).toBeGreaterThan(requests / 10)
    expect(statuses['400']).toBeGreaterThan(requests / 10)
  })
})
