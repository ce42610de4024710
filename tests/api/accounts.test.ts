import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { roles } from '#contract/shapes/visitor.ts'
import { accounts, attempts, memberships, sessions, users } from '#server/db/schema/accounts.ts'
import { type AccountDoor, cookieOf, openAccountDoor, password } from '#tests/support/account-door.ts'
import { engines } from '#tests/support/engines.ts'

const hiddenRoster = '/api/v2/Hidden/Rosters/bySport/football'
const me = '/api/v2/accounts/me'

describe.each(engines)('accounts on $name', (engine) => {
  let door: AccountDoor

  beforeAll(async () => {
    door = await openAccountDoor(engine)
    for (const role of roles) await door.person(`${role}@east.edu`, role)
    await door.person('editor@west.edu', 'editor', 'west')
    await door.person('operator@platform.example', 'visitor', 'west', true)
  })
  afterAll(() => door.close())

  const meOf = async (cookie: string, tenant = 'east') =>
    JSON.parse((await door.get(me, { cookie, tenant })).body) as Me

  describe('signing in', () => {
    test('leads to the page that was asked for, with a cookie that scripts and other sites do not see', async () => {
      const answer = await door.form('sign-in', {
        email: ' Editor@East.edu',
        password,
        returnTo: '/hidden/sports/football/roster?a=b',
      })
      expect(answer).toMatchObject({
        status: 303,
        location: '/hidden/sports/football/roster?a=b',
        cacheControl: 'private, no-store',
      })
      expect(answer.setCookies).toEqual([
        expect.stringMatching(/^__Host-fieldhouse\.session_token=.*Max-Age=604800/),
        expect.stringMatching(/^__Host-fieldhouse-device-\w+=.*Max-Age=34560000/),
      ])
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
        for (const line of answer.setCookies) expect(line).toContain(attribute)
      expect(answer.setCookies.join()).not.toContain('Domain')
      expect(await meOf(cookieOf(answer))).toMatchObject({ email: 'editor@east.edu', role: 'editor' })
    })

    test("at one school's address opens nothing of another's, whatever the call names", async () => {
      const cookie = await door.signedIn('operator@platform.example', 'west')
      const statusAt = async (host: string) => (await door.get(me, { cookie, headers: { host } })).status
      expect(await statusAt('east.localhost')).toBe(200)
      expect(await statusAt('west.localhost')).toBe(401)
    })

    test('never leads to another site', async () => {
      const answer = await door.form('sign-in', {
        email: 'editor@east.edu',
        password,
        returnTo: '//elsewhere.example/',
      })
      expect(answer.location).toBe('/account')
    })

    test('of more at once than passwords can be hashed is put off: a program by a number, a person by a page', async () => {
      const tries = Array.from({ length: 60 }, (_, index) =>
        door.form(
          'sign-in',
          { email: `nobody-${index}@east.edu`, password: 'not the right one' },
          {
            address: `198.51.100.${index + 1}`,
            headers: { accept: index % 2 === 0 ? '*/*' : 'text/html,application/xhtml+xml' },
          },
        ),
      )
      const answers = await Promise.all(tries)
      const count = (status: number, location?: string) =>
        answers.filter((answer) => answer.status === status && answer.location === location).length
      const [tried, numbers, pages] = [
        count(303, '/login?problem=wrong'),
        count(503),
        count(303, '/login?problem=busy'),
      ]
      expect(tried + numbers + pages).toBe(60)
      expect(tried).toBeGreaterThanOrEqual(33)
      expect([numbers > 0, pages > 0]).toEqual([true, true])
      expect((await door.form('sign-in', { email: 'editor@east.edu', password })).location).toBe('/account')
    })

    test('says the same to a wrong password and to an account that does not exist, as slowly', async () => {
      const timed = async (email: string) => {
        const start = performance.now()
        const { status, location, setCookies, body } = await door.form('sign-in', {
          email,
          password: 'not the right one',
          returnTo: '/hidden/splash/1',
        })
        return { answer: { status, location, setCookies, body }, ms: performance.now() - start }
      }
      const known = await timed('visitor@east.edu')
      const unknown = await timed('nobody@east.edu')
      expect(unknown.answer).toEqual(known.answer)
      expect(known.answer).toEqual({
        status: 303,
        location: '/login?problem=wrong&returnTo=%2Fhidden%2Fsplash%2F1',
        setCookies: [],
        body: '',
      })
      // A password takes tens of milliseconds to compare; an answer without comparing takes a few.
      expect(unknown.ms).toBeGreaterThan(known.ms / 4)
    })

    test('is refused where a person has no role at the school, and says so only after the right password', async () => {
      const at = (tried: string) =>
        door.form('sign-in', { email: 'editor@west.edu', password: tried }, { tenant: 'east' })
      expect(await at('not the right one')).toMatchObject({
        location: '/login?problem=wrong',
        setCookies: [],
      })
      expect(await at(password)).toMatchObject({ location: '/login?problem=no-role', setCookies: [] })
    })

    test('keeps passwords as hashes and addresses out of the table of attempts', async () => {
      const rows = await door.services.database.platform.select().from(accounts)
      expect(rows.every((row) => /^[0-9a-f]{32}:[0-9a-f]{128}$/.test(row.password ?? ''))).toBe(true)
      const tried = await door.services.database.platform.select().from(attempts)
      expect(tried.map(({ key }) => key).filter((key) => /@|10\.0/.test(key))).toEqual([])
    })
  })

  describe('repeated failures', () => {
    /** What a browser keeps when its session has ended. */
    const deviceOf = async (email: string) =>
      cookieOf(await door.form('sign-in', { email, password }))
        .split('; ')
        .filter((cookie) => cookie.includes('-device-'))
        .join('; ')
    const wrong = (email: string, address?: string) =>
      door.form('sign-in', { email, password: 'wrong wrong wrong' }, address ? { address } : {})

    test('lock an account for a while, whether it exists or not, wherever they come from', async () => {
      await door.person('locked@east.edu', 'editor')
      for (const email of ['locked@east.edu', 'no-such-person@east.edu']) {
        for (let tries = 0; tries < 6; tries++)
          expect((await wrong(email)).location).toBe('/login?problem=wrong')
        expect((await wrong(email)).location).toBe('/login?problem=locked')
      }
      const right = { email: 'locked@east.edu', password }
      expect((await door.form('sign-in', right)).location).toBe('/login?problem=locked')
      door.clock.now = new Date(door.clock.now.getTime() + 16 * 60_000)
      expect((await door.form('sign-in', right)).location).toBe('/account')
    })

    test('at the same time are all counted', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => wrong('at-once@east.edu')))
      expect(answers.filter(({ location }) => location === '/login?problem=wrong')).toHaveLength(6)
    })

    test('do not keep out a browser that signed in to the account before, whose own are counted too', async () => {
      const email = await door.person('known@east.edu', 'editor')
      const cookie = await deviceOf(email)
      const right = (sent = {}) => door.form('sign-in', { email, password }, sent)
      for (let tries = 0; tries < 7; tries++) await wrong(email)
      expect((await right()).location).toBe('/login?problem=locked')
      expect((await right({ cookie })).location).toBe('/account')
      // Neither does its right one help a stranger, nor what the browser of somebody else was given.
      expect((await right()).location).toBe('/login?problem=locked')
      expect((await right({ cookie: await deviceOf('visitor@east.edu') })).location).toBe(
        '/login?problem=locked',
      )
      const guess = () => door.form('sign-in', { email, password: 'wrong wrong wrong' }, { cookie })
      for (let tries = 0; tries < 6; tries++) expect((await guess()).location).toBe('/login?problem=wrong')
      expect((await right({ cookie })).location).toBe('/login?problem=locked')
      door.clock.now = new Date(door.clock.now.getTime() + 16 * 60_000)
    })

    test('lock the address they come from, and one that is right in between does not help', async () => {
      const address = '10.9.9.9'
      for (let tries = 0; tries < 40; tries++) {
        if (tries % 10 === 0)
          expect(
            (await door.form('sign-in', { email: 'editor@east.edu', password }, { address })).location,
          ).toBe('/account')
        // What is no address is wrong at once, and counts like the others.
        expect((await wrong(`somebody-${tries}`, address)).location).toBe('/login?problem=wrong')
      }
      expect((await wrong('one-more@east.edu', address)).location).toBe('/login?problem=locked')
      expect((await wrong('one-more@east.edu', '10.9.9.10')).location).toBe('/login?problem=wrong')
      // From then on it cannot lock anybody else out.
      for (let tries = 0; tries < 6; tries++) await wrong('publisher@east.edu', address)
      expect((await door.form('sign-in', { email: 'publisher@east.edu', password })).location).toBe(
        '/account',
      )
    })
  })

  describe('a session', () => {
    test('opens what is hidden at its own school, kept by nobody', async () => {
      const cookie = await door.signedIn('visitor@east.edu')
      expect(await door.get(hiddenRoster, { cookie })).toMatchObject({
        status: 200,
        cacheControl: 'private, no-store',
      })
      expect((await door.get(hiddenRoster)).status).toBe(401)
    })

    test("of another school opens nothing, and the operator's opens everything", async () => {
      const west = await door.signedIn('editor@west.edu', 'west')
      expect((await door.get(hiddenRoster, { cookie: west, tenant: 'west' })).status).toBe(200)
      expect((await door.get(hiddenRoster, { cookie: west, tenant: 'east' })).status).toBe(401)
      const operator = await door.signedIn('operator@platform.example', 'east')
      expect((await door.get(hiddenRoster, { cookie: operator })).status).toBe(200)
      expect(await meOf(operator)).toMatchObject({
        role: 'administrator',
        isOperator: true,
        schools: [{ key: 'west', role: 'visitor' }],
      })
    })

    test.each(roles)('tells a %s who they are', async (role) => {
      const found = await meOf(await door.signedIn(`${role}@east.edu`))
      expect(found).toEqual({
        name: 'A Person',
        email: `${role}@east.edu`,
        role,
        isOperator: false,
        schools: [{ key: 'east', name: 'School east', role }],
      })
    })

    test('that was changed by hand, or whose row alone is known, opens nothing', async () => {
      const cookie = await door.signedIn('visitor@east.edu')
      const [name, value = ''] = cookie.split('=')
      const [token = ''] = decodeURIComponent(value).split('.')
      for (const forged of [
        token,
        `${token}.`,
        `${token}.${'A'.repeat(43)}=`,
        `x${decodeURIComponent(value)}`,
      ])
        expect((await door.get(me, { cookie: `${name}=${encodeURIComponent(forged)}` })).status, forged).toBe(
          401,
        )
      expect((await door.get(me, { cookie })).status).toBe(200)
    })

    test('ends by itself', async () => {
      const cookie = await door.signedIn('visitor@east.edu')
      await door.services.database.platform.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
      expect((await door.get(me, { cookie })).status).toBe(401)
    })

    test('ends when its person leaves the school, and the role is that of now', async () => {
      await door.person('leaving@east.edu', 'editor')
      const cookie = await door.signedIn('leaving@east.edu')
      const { platform: handle } = door.services.database
      const [user] = await handle.select().from(users).where(eq(users.email, 'leaving@east.edu'))
      const own = eq(memberships.userId, user?.id ?? '')
      await handle.update(memberships).set({ role: 'visitor' }).where(own)
      expect(await meOf(cookie)).toMatchObject({ role: 'visitor' })
      await handle.delete(memberships).where(own)
      expect((await door.get(me, { cookie })).status).toBe(401)
    })

    test('ends by signing out, and everywhere by signing out everywhere', async () => {
      const [here, there, elsewhere] = [
        await door.signedIn('publisher@east.edu'),
        await door.signedIn('publisher@east.edu'),
        await door.signedIn('publisher@east.edu'),
      ]
      const out = await door.form('sign-out', {}, { cookie: here })
      expect(out).toMatchObject({ status: 303, location: '/login?note=signed-out' })
      expect(out.setCookies.join()).toContain('Max-Age=0')
      const statuses = async () =>
        Promise.all([here, there, elsewhere].map(async (cookie) => (await door.get(me, { cookie })).status))
      expect(await statuses()).toEqual([401, 200, 200])
      expect((await door.form('sign-out-everywhere', {}, { cookie: there })).location).toBe(
        '/login?note=signed-out-everywhere',
      )
      expect(await statuses()).toEqual([401, 401, 401])
    })
  })

  describe('a form of another site', () => {
    test.each([
      [{ origin: 'https://elsewhere.example' }],
      [{ origin: 'null' }],
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ origin: 'https://west.localhost' }],
    ])('is refused: %j', async (headers) => {
      const cookie = await door.signedIn('editor@east.edu')
      for (const name of [
        'sign-in',
        'sign-out',
        'sign-out-everywhere',
        'password',
        'invite',
        'reset-request',
      ])
        expect(
          (await door.form(name, { email: 'editor@east.edu', password }, { cookie, headers })).status,
          name,
        ).toBe(403)
      expect((await door.get(me, { cookie })).status).toBe(200)
    })

    test('cannot be sent as JSON or plain text either', async () => {
      for (const type of ['application/json', 'text/plain'])
        expect((await door.form('sign-in', {}, { headers: { 'content-type': type } })).status).toBe(415)
    })
  })

  test('what else the library could do is closed', async () => {
    for (const path of [
      'get-session',
      'sign-up/email',
      'list-sessions',
      'update-user',
      'delete-user',
      'error',
      'ok',
    ])
      expect((await door.get(`/api/auth/${path}`)).status, path).toBe(404)
    expect((await door.get('/api/auth/university')).status).toBe(404)
    expect((await door.get('/api/auth/callback/university?code=x&state=y')).status).toBe(404)
  })
})
