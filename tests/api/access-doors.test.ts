import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathOf } from '#contract/endpoint.ts'
import type { SubmissionStart } from '#contract/submissions.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { accessOfApi } from '#tests/support/access-list.ts'
import { type AccountDoor, cookieOf, openAccountDoor } from '#tests/support/account-door.ts'
import { callEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { formIds, goodValues } from '#tests/support/form-office.ts'
import { schoolRows } from '#tests/support/school-rows.ts'
import { type SentSample, sentSample } from '#tests/support/sent-samples.ts'
import { tokenIn } from '#tests/support/subscription-door.ts'
import { cookiesOfTriers, mayUse, type Trier, triers } from '#tests/support/triers.ts'
import { rewriteForms } from '#tests/support/written-forms.ts'

const form = (fields: Record<string, string>) => String(new URLSearchParams(fields))
const accessForm = form({
  kind: 'form',
  id: String(formIds.protected),
  code: 'press-row',
  returnTo: `/protected/form/${formIds.protected}`,
})
const noToken = 'x'.repeat(43)

const json = (path: string, body: object): SentSample => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  type: 'application/json',
})
const plain = (path: string, body = ''): SentSample => ({ method: 'POST', path, body })

const doors = callEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET')
/** Doors that the school's own pages use: the browser brings the visitor's cookies, so another site's page is refused. */
const pageDoors = doors.filter(({ endpoint }) => endpoint.guard === 'same origin')
/** Doors for whoever has a token or a signature: a session opens none of them. */
const tokenDoors = doors.filter(({ endpoint }) => endpoint.guard !== 'same origin')

/** What a browser says of a form on a page of another site. */
const foreign: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

test('there is no door for writing that is not in the table, and so is not tried here', async () => {
  const writing = [...(await accessOfApi()).keys()].filter((route) => !route.startsWith('GET '))
  const tried = doors.map(({ endpoint }) => `${endpoint.method} ${pathOf(endpoint)}`)
  expect(writing.toSorted()).toEqual(tried.toSorted())
})

describe.each(engines)('every door for writing on $name', (engine) => {
  let door: AccountDoor
  let cookies: Map<Trier, string>
  /** Those before whom every form of their school is open. */
  const keepers = new Map<string, string>()
  const tokens = { stat: '', confirm: '', leave: '' }

  beforeAll(async () => {
    door = await openAccountDoor(engine, { FORM_RATE_LIMIT: '1000000' })
    for (const school of ['east', 'west']) await rewriteForms(door.services, school)
    cookies = await cookiesOfTriers(async ({ email, role, at, isOperator }) => {
      const school = at === 'own' ? 'east' : 'west'
      return door.signedIn(await door.person(email, role, school, isOperator), school)
    })
    const { west } = door.tenants
    const { token } = await door.services.scope.write('west', (tx) =>
      createStatToken({ tx, tenant: west, now: door.clock.now }, 'Press box'),
    )
    await subscribe('reader@mail.example')
    await post(json('/api/v2/subscriptions/confirm', { token: lastToken() }), {}, 'west')
    for (const school of ['east', 'west']) {
      const person = await door.person(`keeper@${school}.example`, 'visitor', school)
      const code = await post(plain('/api/access/form', accessForm), {}, school)
      keepers.set(school, `${await door.signedIn(person, school)}; ${cookieOf(code)}`)
    }
    Object.assign(tokens, { stat: token, leave: lastToken() })
    await subscribe('waiting@mail.example')
    tokens.confirm = lastToken()
    if (Object.values(tokens).includes('')) throw new Error('West has not given every token')
  })
  afterAll(() => door.close())

  const lastToken = () => tokenIn(door.mailed.at(-1))
  const subscribe = (email: string) =>
    post(json('/api/v2/subscriptions', { email, allNews: true }), {}, 'west')
  const post = ({ method, path, body, type }: SentSample, headers: Record<string, string>, tenant = 'east') =>
    door.ask(
      method,
      path,
      { tenant, headers: { ...(type ? { 'content-type': type } : {}), ...headers } },
      body,
    )

  /** Sends a form that was begun by somebody who may, so that the door alone decides. */
  async function submit(formId: number, cookie = '', tenant = 'east'): Promise<number> {
    const keeper = keepers.get(tenant) ?? ''
    const begun = await door.get(`/api/v2/forms/${formId}/start`, { tenant, cookie: keeper })
    door.clock.now = new Date(door.clock.now.getTime() + 5_000)
    const body = { ...(JSON.parse(begun.body) as SubmissionStart), values: goodValues[formId] ?? {} }
    const answer = await post(json(`/api/v2/forms/${formId}/submissions`, body), { cookie }, tenant)
    return answer.status
  }

  describe.each(triers)('tried by %s', (trier, role) => {
    let sent: Record<string, string> = {}
    beforeEach(() => {
      const cookie = cookies.get(trier)
      sent = cookie ? { cookie } : {}
    })

    /** Everything that could have changed. A token that was shown is marked as used, whatever it was for. */
    const state = async () => ({
      east: await schoolRows(door.services, 'east', ['stat_tokens']),
      west: await schoolRows(door.services, 'west', ['stat_tokens']),
      mailed: door.mailed.length,
      me: (await door.get('/api/v2/accounts/me', { headers: sent })).status,
    })

    test('no page of another site can send anything in their name', async () => {
      const before = await state()
      const wrong: string[] = []
      for (const { name, endpoint } of pageDoors) {
        for (const from of foreign) {
          const { status, setCookies } = await post(sentSample(endpoint), { ...sent, ...from })
          if (status !== 403 || setCookies.length > 0)
            wrong.push(`${name} ${JSON.stringify(from)}: ${status}`)
        }
      }
      expect(wrong).toEqual([])
      expect(await state()).toEqual(before)
    })

    test('nothing that needs a higher role is done for them', async () => {
      const before = await state()
      const closed = doors.flatMap(({ name, endpoint }) =>
        endpoint.needs && !mayUse(endpoint.needs, role) ? [{ name, endpoint }] : [],
      )
      const wrong: string[] = []
      for (const { name, endpoint } of closed) {
        const { status, location } = await post(sentSample(endpoint), sent)
        const isLed = status === 303 && location?.startsWith('/login?returnTo=')
        if (role === null ? !isLed && status !== 401 : status !== 403) wrong.push(`${name}: ${status}`)
      }
      expect(wrong).toEqual([])
      expect(await state()).toEqual(before)
    })

    test('the open doors are open, and a code opens one form of one school', async () => {
      const own = { ...sent, origin: 'https://east.localhost', 'sec-fetch-site': 'same-origin' }
      const email = `${trier.replaceAll(/\W+/g, '-')}@mail.example`
      expect(await post(json('/api/v2/subscriptions', { email, allNews: true }), own)).toMatchObject({
        status: 200,
      })
      const given = await post(plain('/api/access/form', accessForm), own)
      expect(given).toMatchObject({ status: 303, location: `/protected/form/${formIds.protected}` })
      const withCode = [sent.cookie, cookieOf(given)].filter(Boolean).join('; ')
      expect({
        open: await submit(formIds.open, sent.cookie),
        hidden: await submit(formIds.hidden, sent.cookie),
        protected: await submit(formIds.protected, sent.cookie),
        withCode: await submit(formIds.protected, withCode),
        hiddenWithCode: await submit(formIds.hidden, cookieOf(given)),
        elsewhere: await submit(formIds.protected, cookieOf(given), 'west'),
      }).toEqual({
        open: 200,
        hidden: mayUse('visitor', role) ? 200 : 401,
        protected: 403,
        withCode: 200,
        hiddenWithCode: 401,
        elsewhere: 403,
      })
    })

    test("a session is no token: without one, with a wrong one and with another school's nothing is done", async () => {
      const before = await state()
      const file: SentSample = {
        method: 'POST',
        path: '/api/v2/stats/files?gameId=1',
        body: '<fbgame/>',
        type: 'application/xml',
      }
      const event = JSON.stringify({ tenant: 'east', id: '1', kind: 'paid', reference: 'ABCDEFGH2345' })
      const confirm = (token: string) => json('/api/v2/subscriptions/confirm', { token })
      const leave = (token: string) => json(`/api/v2/subscriptions/leave?token=${token}`, {})
      const tries: [name: string, sample: SentSample, headers: Record<string, string>, status: number][] = [
        ['no stat token', file, {}, 401],
        ['a wrong stat token', file, { authorization: `Bearer ${tokens.stat}x` }, 401],
        ["west's stat token", file, { authorization: `Bearer ${tokens.stat}` }, 403],
        ['no token of a mail', json('/api/v2/subscriptions/confirm', {}), {}, 400],
        ['a wrong token of a mail', confirm(noToken), {}, 404],
        ["a token of west's mail", confirm(tokens.confirm), {}, 404],
        ['no token to leave', json('/api/v2/subscriptions/leave', {}), {}, 400],
        // Nobody is told whether there was a subscription, so the answer is that of a right one.
        ['a wrong token to leave', leave(noToken), {}, 200],
        ["west's token to leave", leave(tokens.leave), {}, 200],
        ['an event nobody signed', plain('/api/payments/offline', form({ event })), {}, 400],
        [
          'an event that somebody else signed',
          plain('/api/payments/offline', form({ event, signature: noToken })),
          {},
          400,
        ],
      ]
      const wrong: string[] = []
      for (const [name, sample, headers, expected] of tries) {
        const { status } = await post(sample, { ...sent, ...headers })
        if (status !== expected) wrong.push(`${name}: ${status}, not ${expected}`)
      }
      for (const { name, endpoint } of tokenDoors) {
        const sample = sentSample(endpoint)
        const { status } = await post({ ...sample, path: sample.path.replace(/\?.*/, '') }, sent)
        if (status < 400 || status >= 500) wrong.push(`${name} without a token: ${status}`)
      }
      expect(wrong).toEqual([])
      expect(await state()).toEqual(before)
    })

    test('whoever signs out from a page of the school is out', async () => {
      const { status, location } = await post(plain('/api/auth/form/sign-out'), sent)
      expect([status, location]).toEqual([303, '/login?note=signed-out'])
      expect((await door.get('/api/v2/accounts/me', { headers: sent })).status).toBe(401)
    })
  })
})
