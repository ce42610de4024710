import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, pathOf, type Rate } from '#contract/endpoint.ts'
import { Problem } from '#contract/shapes/shared.ts'
import type { Payment, SubmissionAnswer, SubmissionStart } from '#contract/submissions.ts'
import { PushFollower } from '#contract/subscriptions.ts'
import { games } from '#server/db/schema/games.ts'
import { createStatToken } from '#server/domains/stats/files/stat-tokens.service.ts'
import { writeStatFile } from '#server/feeds/statcrew/write-stat-file.ts'
import { footballGame } from '#tests/factories/football-file.ts'
import { type AccountAnswer, type AccountDoor, openAccountDoor } from '#tests/support/account-door.ts'
import { callEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { formIds, goodValues, joinDemo, rewriteForms } from '#tests/support/form-office.ts'
import { schoolRows } from '#tests/support/school-rows.ts'
import { callAddress, typeTaken } from '#tests/support/sent-samples.ts'
import { tokenIn } from '#tests/support/subscription-door.ts'

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)
const isProblem = ajv.compile(Problem)

const isVersioned = (endpoint: Endpoint) => pathOf(endpoint) !== endpoint.path
const hasBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE'
const takesBytes = ({ takes }: Endpoint) => Array.isArray(takes)
/** Small enough to be used up. */
const limits: Record<Extract<Rate['max'], string>, string> = { FORM_RATE_LIMIT: '5', STATS_RATE_LIMIT: '5' }
/** Whoever follows is told by the service that the contract's examples name. */
const push = { PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', PUSH_HOSTS: 'push.example' }
const mostOf = ({ max }: Rate): number => (typeof max === 'number' ? max : Number(limits[max]))

/** Every call of the tables that does not only read: a new one is tested by existing. */
describe.each(engines)('every call that writes on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine, { ...limits, ...push })
    for (const school of ['east', 'west']) await rewriteForms(door.services, school)
    await joinDemo(door.services)
  })
  afterAll(() => door.close())

  const send = (endpoint: Endpoint, body: string, headers: Record<string, string> = {}) =>
    door.ask(
      endpoint.method as 'POST',
      callAddress(endpoint),
      { headers: { ...(hasBody(endpoint) ? { 'content-type': typeTaken(endpoint) } : {}), ...headers } },
      hasBody(endpoint) ? body : undefined,
    )
  const rows = async () => [
    await schoolRows(door.services, 'east', []),
    await schoolRows(door.services, 'west', []),
    door.mailed.length,
  ]
  function expectProblem({ status, body }: AccountAnswer, expected: number) {
    expect(status).toBe(expected)
    isProblem(JSON.parse(body))
    expect(isProblem.errors ?? []).toEqual([])
  }

  function expectAnswer({ response }: Endpoint, { status, body }: AccountAnswer) {
    expect([status, body]).toEqual([200, body])
    const isRight = ajv.compile(response)
    isRight(JSON.parse(body))
    expect(isRight.errors ?? []).toEqual([])
  }

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$name refuses what it cannot read, and changes nothing',
    async ({ endpoint }) => {
      const before = await rows()
      const tries = [
        send(endpoint, '{', {}),
        send(endpoint, '\0', {}),
        send(endpoint, 'x', { 'content-type': 'image/png' }),
        send(endpoint, 'x'.repeat((endpoint.maxBytes ?? 1024 * 1024) + 1)),
      ]
      for (const answer of await Promise.all(tries)) {
        const isLed = answer.status === 303
        expect(answer.status).toBeGreaterThanOrEqual(300)
        expect(answer.status).toBeLessThan(500)
        if (isLed) expect(answer.location).toMatch(/^\/(?!\/)/)
        else expectProblem(answer, answer.status)
      }
      expect(await rows()).toEqual(before)
    },
  )

  const statToken = async () => {
    const work = { tenant: door.tenants.east, now: door.clock.now }
    const { token } = await door.services.scope.write('east', (tx) =>
      createStatToken({ tx, ...work }, 'Press box'),
    )
    return { authorization: `Bearer ${token}` }
  }
  const lastToken = () => tokenIn(door.mailed.at(-1))
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return door.ask('POST', `/api/v2${path}`, { headers }, JSON.stringify(body))
  }
  async function begun(formId: number) {
    const start = JSON.parse((await door.get(`/api/v2/forms/${formId}/start`)).body) as SubmissionStart
    door.clock.now = new Date(door.clock.now.getTime() + 5_000)
    return { ...start, values: goodValues[formId] ?? {} }
  }
  async function signedPayment() {
    const { camp } = formIds
    const answer = await post(`/forms/${camp}/submissions`, await begun(camp))
    const { reference } = JSON.parse(answer.body) as SubmissionAnswer
    const { body } = await door.get(`/api/v2/payments/${reference}`)
    return String(new URLSearchParams((JSON.parse(body) as Payment).offline?.pay))
  }
  /** A game is on now, and nobody has said anything of it. */
  const putOn = (gameId: number) =>
    door.services.scope.write('east', (tx) =>
      tx
        .update(games)
        .set({ startUtc: door.clock.now, status: 'A', resultStatus: null })
        .where(eq(games.id, gameId)),
    )
  async function subscribed() {
    await post('/subscriptions', { email: 'reader@mail.example', allNews: true })
    await post('/subscriptions/confirm', { token: lastToken() })
    return lastToken()
  }

  const wanted: Record<string, { examples?: unknown[] }> = PushFollower.properties as Record<string, object>
  const follower = Object.fromEntries(
    Object.entries(wanted).flatMap(([name, { examples }]) => (examples ? [[name, examples[0]]] : [])),
  )

  /** What each needs so that it is done. */
  interface Done {
    body: string
    query?: string
    headers?: Record<string, string>
  }
  const done: Record<string, () => Promise<Done>> = {
    'submissions.submit': async () => ({ body: JSON.stringify(await begun(formIds.open)) }),
    'submissions.paymentEvent': async () => ({
      body: await signedPayment(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    'stats.takeFile': async () => ({
      body: writeStatFile(footballGame()),
      query: '?gameId=1',
      headers: await statToken(),
    }),
    'desk.begin': async () => ({
      body: JSON.stringify({ key: '00000000-0000-4000-8000-000000000009' }),
      headers: { cookie: await door.signedIn(await door.person('begins@mail.example', 'editor')) },
    }),
    'gameDesk.sayOfGame': async () => {
      await putOn(1)
      return {
        body: JSON.stringify({ acts: [{ key: '00000000-0000-4000-8000-000000000008', act: 'start' }] }),
        headers: { cookie: await door.signedIn(await door.person('scores@mail.example', 'editor')) },
      }
    },
    'subscriptions.follow': async () => ({ body: JSON.stringify({ ...follower, sportIds: [1] }) }),
    'subscriptions.unfollow': async () => {
      const { endpoint } = follower
      await post('/subscriptions/push', { ...follower, sportIds: [1] })
      return { body: JSON.stringify({ endpoint }) }
    },
    'subscriptions.leave': async () => ({ body: '{}', query: `?token=${await subscribed()}` }),
  }
  /** Mails go out after the answer. */
  async function settled() {
    let seen = await rows()
    for (;;) {
      await setTimeout(100)
      const now = await rows()
      if (isDeepStrictEqual(now, seen)) return now
      seen = now
    }
  }

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.idempotent))(
    '$name answers with its schema, and sent twice it is done once',
    async ({ name, endpoint }) => {
      const sample = await done[name]?.()
      if (!sample) throw new Error(`Nothing says how ${name} is done`)
      const { body, query = '', headers = {} } = sample
      const path = callAddress(endpoint).replace(/\?.*/, '') + query
      const sendIt = () =>
        door.ask(
          endpoint.method as 'POST',
          path,
          { headers: { 'content-type': typeTaken(endpoint), ...headers } },
          body,
        )
      const before = await settled()
      const first = await sendIt()
      const once = await settled()
      expect(once).not.toEqual(before)
      const second = await sendIt()
      expect(await settled()).toEqual(once)
      for (const answer of [first, second]) {
        if (answer.status === 303) expect(answer.location).toBe(first.location)
        else expectAnswer(endpoint, answer)
      }
    },
  )

  test.each(callEndpoints.filter(({ endpoint }) => isVersioned(endpoint) && !takesBytes(endpoint)))(
    '$name needs a school, and a known one',
    async ({ endpoint }) => {
      expectProblem(await send(endpoint, '{}', { tenant: '' }), 400)
      expectProblem(await send(endpoint, '{}', { tenant: 'nobody' }), 404)
    },
  )

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.guard === 'same origin'))(
    '$name is not for the pages of other sites',
    async ({ endpoint }) => {
      expectProblem(await send(endpoint, '{}', { origin: 'https://elsewhere.example' }), 403)
      expectProblem(await send(endpoint, '{}', { 'sec-fetch-site': 'cross-site' }), 403)
    },
  )

  const counted = callEndpoints.flatMap(({ name, endpoint: { rate, unreadRate, ...endpoint } }) => [
    ...(rate ? [{ name, endpoint, rate, type: typeTaken(endpoint) }] : []),
    ...(unreadRate
      ? [{ name: `${name} unread`, endpoint, rate: unreadRate, type: 'multipart/form-data' }]
      : []),
  ])
  test.each(counted)(
    '$name is for one network or token so many times, and then tells when to come again',
    async ({ name, endpoint, rate, type }) => {
      const max = mostOf(rate)
      const headers = { 'content-type': type, ...(endpoint.guard === 'token' ? await statToken() : {}) }
      const address = `192.0.2.${counted.findIndex((each) => each.name === name) + 1}`
      const sendFrom = () =>
        door.ask(
          endpoint.method as 'POST',
          callAddress(endpoint),
          { address, headers },
          endpoint.method === 'GET' ? undefined : '',
        )
      const isRefused = ({ status, location }: AccountAnswer) =>
        status === 429 || location?.endsWith('note=later')
      expect((await Promise.all(Array.from({ length: max }, sendFrom))).filter(isRefused)).toEqual([])
      // What may come grows back while this goes on, but never as quickly.
      const refused = (await Promise.all(Array.from({ length: max }, sendFrom))).filter(isRefused)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) if (answer.status !== 303) expectProblem(answer, 429)
    },
  )

  test.each(callEndpoints.filter(({ endpoint }) => endpoint.ifVersion))(
    '$name asks which version was seen, and changes nothing where there is a newer one',
    async ({ name, endpoint }) => {
      const email = await door.person(`${name}@mail.example`, 'administrator')
      const cookie = await door.signedIn(email)
      const body = endpoint.body ? JSON.stringify(Value.Create(endpoint.body)) : ''
      const before = await rows()
      expectProblem(await send(endpoint, body, { cookie }), 428)
      expectProblem(await send(endpoint, body, { cookie, 'if-match': '"999999999"' }), 412)
      expect(await rows()).toEqual(before)
    },
  )

  test('nothing that writes is left without a guard', () => {
    const unguarded = callEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.guard)
    expect(unguarded.map(({ name }) => name)).toEqual([])
  })
})
