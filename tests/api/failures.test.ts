import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '#contract/shapes/problem.ts'
import { engines } from '#tests/support/engines.ts'
import type { SiteAnswer } from '#tests/support/ask-school.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const [engine] = engines
if (!engine) throw new Error('There is no engine')

const schools = [
  ['halcyon', 'Halcyon State University', 'help@halcyonstate.example'],
  ['tamarack', 'Tamarack College', 'athletics@tamarack.example'],
] as const

/** Keeps the event loop from turning most of the time, as a crowd's renders would, until the server says no. */
async function crowd(ask: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
  for (let attempt = 0; attempt < 40; attempt++) {
    for (let hold = 0; hold < 5; hold++) {
      const until = performance.now() + 200
      while (performance.now() < until);
      await sleep(1)
    }
    const answer = await ask()
    if (answer.status === 503) return answer
  }
  throw new Error('The server was never too busy')
}

const outage = () =>
  new ApiProblem({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'No database' })

function expectErrorPage({ headers, body }: SiteAnswer, name: string, email: string) {
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toMatch(/script-src 'sha256-\S+'; style-src 'sha256-/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toContain('<h1>Something went wrong</h1>')
  expect(body).toContain(`<title>Something went wrong - ${name}</title>`)
  expect(body).toContain(`href="mailto:${email}"`)
  expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Home Page<\/a>/)
  expect(body.replace(/<(style|script)[^]*?<\/\1>|<[^>]*>/g, ' '), 'no numeric codes').not.toMatch(/\d{3}/)
}

describe('under load', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(engine, { MAX_EVENT_LOOP_DELAY: '50' })
  })
  afterAll(() => site.close())

  test.each(schools)(
    '%s: a page is refused with the error page, which comes back',
    async (school, name, email) => {
      const refused = await crowd(() => {
        // A page that is kept is shown however busy the server is.
        site.forget()
        return site.ask(school, '/staff-directory')
      })
      expectErrorPage(refused, name, email)
      expect(refused.headers['retry-after']).toBe('5')
      expect(refused.body).toContain('Try again')
      expect(refused.body).toContain('location.reload()')
    },
  )

  test('what a form sent is refused, and is not sent again by itself', async () => {
    const refused = await crowd(() => site.ask('halcyon', '/login', { form: { email: 'a@b.example' } }))
    expectErrorPage(refused, schools[0][1], schools[0][2])
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.body).not.toContain('<script')
  })

  test.each(['/staff-directory.data', '/api/v2/Sports'])(
    'the data at %s is refused with a problem and Retry-After',
    async (path) => {
      const refused = await crowd(() =>
        site.ask('halcyon', `${path}?crowd`, { cookie: 'better-auth.session_token=x' }),
      )
      expect(refused.headers['retry-after']).toBe('5')
      expect(refused.headers['content-type']).toMatch('application/problem+json')
      expect(JSON.parse(refused.body)).toMatchObject({ status: 503, title: 'Service Unavailable' })
    },
  )
})

describe('when no page can be made', () => {
  let site: Site
  // However slow the machine: a busy server refuses what these ask for.
  beforeAll(async () => {
    site = await openSite(engine, { MAX_EVENT_LOOP_DELAY: '0' })
    // Whom to write to is asked of the database behind the start.
    await vi.waitFor(async () => {
      const { body } = await site.ask('tamarack', '/archives', { form: { a: '1' } })
      if (!body.includes('mailto:')) throw new Error('The error pages are not written yet')
    })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => site.close())

  test('an address that cannot be read leads to /404, as any that nobody knows; a call is told what is wrong', async () => {
    const page = await site.ask('halcyon', '/news/%zz')
    expect([page.status, page.headers.location]).toEqual([302, '/404'])
    const call = await site.ask('halcyon', '/api/v2/%zz')
    expect([call.status, call.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  })

  describe('where there is no such page', () => {
    test.each(schools)(
      '%s: a page that takes no form answers one with the error page',
      async (school, name, email) => {
        const refused = await site.ask(school, '/archives', { form: { a: '1' } })
        expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
        expectErrorPage(refused, name, email)
      },
    )

    test('below /splash/ there is a splash, or the way in', async () => {
      const { status, headers } = await site.ask('halcyon', '/splash')
      expect([status, headers.location]).toEqual([302, '/'])
    })

    test('a visitor of a file that is gone is led to /404; a program is told', async () => {
      const gone = '/files/halcyon/gone.svg'
      const visit = await site.ask('halcyon', gone, { headers: { accept: 'text/html,*/*' } })
      expect([visit.status, visit.headers.location]).toEqual([302, '/404'])
      expect((await site.ask('halcyon', gone)).status).toBe(404)
    })
  })

  describe('without a database', () => {
    const loseDatabase = () => {
      const read = () => Promise.reject(outage())
      vi.spyOn(site.services.scope, 'read').mockImplementation(read)
      vi.spyOn(site.services.scope, 'gather').mockReturnValue({ read })
    }

    test.each(schools)('%s: a page is the error page, which comes back', async (school, name, email) => {
      loseDatabase()
      const refused = await site.ask(school, '/facilities?lost')
      expect(refused.status).toBe(503)
      expectErrorPage(refused, name, email)
      expect(refused.headers['retry-after']).toBe('5')
    })

    test('the data of a page is refused with a problem and Retry-After', async () => {
      loseDatabase()
      const refused = await site.ask('halcyon', '/facilities.data?lost')
      expect(refused.status).toBe(503)
      expect(refused.headers['retry-after']).toBe('5')
      expect(refused.headers['content-type']).toMatch('application/problem+json')
    })
  })
})
