import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { roles } from '#contract/visitor.ts'
import { accounts, attempts, invitations, memberships, sessions, users } from '#server/db/schema/accounts.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { firstAdministratorToken } from '#server/domains/accounts/invitations.service.ts'
import {
  type AccountDoor,
  cookieOf,
  openAccountDoor,
  password,
  tokenOf,
} from '#tests/support/account-door.ts'
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
  }, 120_000)
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
      expect(answer.setCookies).toHaveLength(1)
      expect(answer.setCookies[0]).toMatch(/^__Secure-fieldhouse\.session_token=/)
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=604800'])
        expect(answer.setCookies[0]).toContain(attribute)
      expect(answer.setCookies[0]).not.toContain('Domain')
      expect(await meOf(cookieOf(answer))).toMatchObject({ email: 'editor@east.edu', role: 'editor' })
    })

    test('never leads to another site', async () => {
      const answer = await door.form('sign-in', {
        email: 'editor@east.edu',
        password,
        returnTo: '//elsewhere.example/',
      })
      expect(answer.location).toBe('/account')
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
      const rows = await door.services.database.handle.select().from(accounts)
      expect(rows.every((row) => /^[0-9a-f]{32}:[0-9a-f]{128}$/.test(row.password ?? ''))).toBe(true)
      const tried = await door.services.database.handle.select().from(attempts)
      expect(tried.map(({ key }) => key).filter((key) => /@|10\.0/.test(key))).toEqual([])
    })
  })

  describe('repeated failures', () => {
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
    }, 60_000)
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
      await door.services.database.handle.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
      expect((await door.get(me, { cookie })).status).toBe(401)
    })

    test('ends when its person leaves the school, and the role is that of now', async () => {
      await door.person('leaving@east.edu', 'editor')
      const cookie = await door.signedIn('leaving@east.edu')
      const { handle } = door.services.database
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

  describe('a new password', () => {
    const newest = () => door.mailed.at(-1)
    const ask = async (email: string) => {
      const before = door.mailed.length
      const answer = await door.form('reset-request', { email })
      await vi.waitFor(() => expect(door.mailed.length).toBe(before + 1))
      return answer
    }

    test('comes by mail, once, ends every session and the lock, and nobody learns who has an account', async () => {
      await door.person('forgetful@east.edu', 'editor')
      const cookie = await door.signedIn('forgetful@east.edu')
      for (let tries = 0; tries < 8; tries++)
        await door.form('sign-in', { email: 'forgetful@east.edu', password: 'no idea at all' })
      await ask('forgetful@east.edu')
      const earlier = tokenOf(newest())
      const answer = await ask('forgetful@east.edu')
      const sent = door.mailed.length
      const nobody = await door.form('reset-request', { email: 'nobody-at-all@east.edu' })
      expect({ ...nobody }).toEqual({ ...answer })
      expect(answer.location).toBe('/login/forgot?note=sent')
      expect(newest()).toMatchObject({ to: 'forgetful@east.edu' })
      expect(newest()?.text).toContain('https://east.localhost/login/reset?token=')
      const token = tokenOf(newest())
      const reset = (fields: object) =>
        door.form('reset', { token, password: 'a better password', ...fields })
      expect((await reset({ password: 'short' })).location).toBe(
        `/login/reset?problem=password&token=${token}`,
      )
      expect((await reset({})).location).toBe('/login?note=reset')
      for (const used of [token, earlier])
        expect((await reset({ token: used })).location).toBe('/login/forgot?problem=token')
      expect((await door.get(me, { cookie })).status).toBe(401)
      const signIn = (tried: string) => door.form('sign-in', { email: 'forgetful@east.edu', password: tried })
      expect((await signIn('a better password')).location).toBe('/account')
      expect((await signIn(password)).location).toBe('/login?problem=wrong')
      expect(door.mailed.length).toBe(sent)
    })

    test('cannot be had with a token that was made up, and the database does not tell one', async () => {
      await ask('publisher@east.edu')
      const { rows } = (await door.services.database.handle.execute(
        'select identifier from verifications',
      )) as unknown as { rows: { identifier: string }[] }
      expect(rows.length).toBeGreaterThan(0)
      for (const { identifier } of rows) expect(identifier).not.toContain(tokenOf(newest()))
      for (const token of ['', 'x'.repeat(24), rows[0]?.identifier ?? ''])
        expect((await door.form('reset', { token, password: 'a better password' })).location).toBe(
          '/login/forgot?problem=token',
        )
    })

    test('is not mailed again and again', async () => {
      await door.person('flooded@east.edu', 'editor')
      const before = door.mailed.length
      for (let asks = 0; asks < 6; asks++)
        expect((await door.form('reset-request', { email: 'flooded@east.edu' })).location).toBe(
          '/login/forgot?note=sent',
        )
      await vi.waitFor(() => expect(door.mailed.length).toBe(before + 3))
    })

    test('is chosen by who knows the old one, and ends the other sessions', async () => {
      await door.person('changing@east.edu', 'visitor')
      const [here, there] = [
        await door.signedIn('changing@east.edu'),
        await door.signedIn('changing@east.edu'),
      ]
      const change = (fields: Record<string, string>) => door.form('password', fields, { cookie: here })
      expect((await change({ current: 'wrong', password: 'a better password' })).location).toBe(
        '/account?problem=current',
      )
      expect((await change({ current: password, password: 'short' })).location).toBe(
        '/account?problem=password',
      )
      const changed = await change({ current: password, password: 'a better password' })
      expect(changed.location).toBe('/account?note=password')
      expect((await door.get(me, { cookie: cookieOf(changed) })).status).toBe(200)
      expect((await door.get(me, { cookie: there })).status).toBe(401)
    })
  })

  describe('an invitation', () => {
    const inviteAs = async (role: string, fields: Record<string, string>) =>
      door.form('invite', fields, { cookie: await door.signedIn(`${role}@east.edu`) })
    const offerOf = (token: string, tenant = 'east') =>
      door.get(`/api/v2/accounts/invitation?token=${token}`, { tenant })

    test('is for administrators to send', async () => {
      const before = door.mailed.length
      for (const role of ['visitor', 'editor', 'publisher'])
        expect((await inviteAs(role, { email: 'new@east.edu', role: 'visitor' })).status).toBe(403)
      expect((await door.form('invite', { email: 'new@east.edu', role: 'visitor' })).location).toBe(
        '/login?returnTo=%2Faccount',
      )
      const west = await door.signedIn('editor@west.edu', 'west')
      expect(
        (await door.form('invite', { email: 'new@east.edu', role: 'visitor' }, { cookie: west })).location,
      ).toBe('/login?returnTo=%2Faccount')
      expect(door.mailed.length).toBe(before)
    })

    test('makes its mailbox a member, once, signed in at once', async () => {
      expect((await inviteAs('administrator', { email: 'New@east.edu', role: 'publisher' })).location).toBe(
        '/account?note=invited',
      )
      const message = door.mailed.at(-1)
      expect(message).toMatchObject({ to: 'new@east.edu' })
      const token = tokenOf(message)
      expect(await offerOf(token)).toMatchObject({ status: 200, cacheControl: 'no-store' })
      expect(JSON.parse((await offerOf(token)).body)).toEqual({ email: 'new@east.edu', role: 'publisher' })
      expect((await offerOf(token, 'west')).status).toBe(204)
      const rows = await door.services.database.handle.select().from(invitations)
      expect(JSON.stringify(rows)).not.toContain(token)
      const fields = { token, name: 'New Person', email: 'other@east.edu', password }
      expect((await door.form('invitation', fields, { tenant: 'west' })).location).toBe(
        '/invitation?problem=token',
      )
      expect((await door.form('invitation', { ...fields, name: ' ' })).location).toBe(
        `/invitation?problem=name&token=${token}`,
      )
      expect((await door.form('invitation', { ...fields, password: 'short' })).location).toBe(
        `/invitation?problem=password&token=${token}`,
      )
      const accepted = await door.form('invitation', fields)
      expect(accepted.location).toBe('/account?note=welcome')
      expect(await meOf(cookieOf(accepted))).toMatchObject({
        name: 'New Person',
        email: 'new@east.edu',
        role: 'publisher',
      })
      expect((await door.form('invitation', fields)).location).toBe('/invitation?problem=token')
      expect((await offerOf(token)).status).toBe(204)
    })

    test('accepted twice at the same time makes one member', async () => {
      await inviteAs('administrator', { email: 'twice@east.edu', role: 'editor' })
      const fields = { token: tokenOf(door.mailed.at(-1)), name: 'Twice', email: '', password }
      const answers = await Promise.all([door.form('invitation', fields), door.form('invitation', fields)])
      expect(new Set(answers.map(({ location }) => location))).toEqual(
        new Set(['/account?note=welcome', '/invitation?problem=token']),
      )
    })

    test('never changes the password of somebody who has an account already', async () => {
      await inviteAs('administrator', { email: 'editor@west.edu', role: 'visitor' })
      const fields = {
        token: tokenOf(door.mailed.at(-1)),
        name: 'Taken',
        email: '',
        password: 'another one, longer',
      }
      expect((await door.form('invitation', fields)).location).toBe('/login?note=member')
      expect(await meOf(await door.signedIn('editor@west.edu', 'east'))).toMatchObject({
        name: 'A Person',
        role: 'visitor',
      })
    })

    test('is good for seven days, and a later one ends it', async () => {
      await inviteAs('administrator', { email: 'slow@east.edu', role: 'visitor' })
      const first = tokenOf(door.mailed.at(-1))
      await inviteAs('administrator', { email: 'slow@east.edu', role: 'editor' })
      const second = tokenOf(door.mailed.at(-1))
      expect([(await offerOf(first)).status, (await offerOf(second)).status]).toEqual([204, 200])
      const now = door.clock.now
      door.clock.now = new Date(now.getTime() + 7 * 86_400_000 + 1000)
      expect((await offerOf(second)).status).toBe(204)
      door.clock.now = now
    })

    test('of the first start makes the administrator of a school that has none, and no other', async () => {
      const { database } = door.services
      const token = (tenant: string) => firstAdministratorToken(database, tenant, door.clock.now)
      expect(await token('east')).toBe(null)
      const printed = (await token('west')) ?? ''
      expect((await offerOf(printed, 'west')).status).toBe(200)
      await door.person('made@west.edu', 'administrator', 'west')
      expect((await offerOf(printed, 'west')).status, 'after create-user made one').toBe(204)
      const late = { token: printed, name: 'Late', email: 'late@west.edu', password }
      expect((await door.form('invitation', late, { tenant: 'west' })).location).toBe(
        '/invitation?problem=token',
      )
      await door.person('made@west.edu', 'editor', 'west')
      const [one, other] = [(await token('west')) ?? '', (await token('west')) ?? '']
      const fields = { token: one, name: 'First', email: 'first@west.edu', password }
      expect((await door.form('invitation', { ...fields, email: '' }, { tenant: 'west' })).location).toBe(
        `/invitation?problem=email&token=${one}`,
      )
      const accepted = await door.form('invitation', fields, { tenant: 'west' })
      expect(await meOf(cookieOf(accepted), 'west')).toMatchObject({ role: 'administrator' })
      expect((await offerOf(other, 'west')).status).toBe(204)
      expect(await token('west')).toBe(null)
    })

    test('gives an account that somebody made in the name of its mailbox to who reads the mailbox', async () => {
      // Made at the first start, where an address is taken as it is typed.
      const email = 'first@west.edu'
      const squatter = await door.signedIn(email, 'west')
      await inviteAs('administrator', { email, role: 'administrator' })
      const own = 'a password of the owner'
      const fields = { token: tokenOf(door.mailed.at(-1)), name: 'Owner', password: own }
      const accepted = await door.form('invitation', fields)
      expect(accepted.location).toBe('/account?note=welcome')
      expect(await meOf(cookieOf(accepted))).toMatchObject({ name: 'Owner', role: 'administrator' })
      for (const tenant of ['east', 'west'])
        expect((await door.get(me, { cookie: squatter, tenant })).status, tenant).toBe(401)
      expect((await door.form('sign-in', { email, password })).location).toBe('/login?problem=wrong')
      expect((await door.form('sign-in', { email, password: own })).location).toBe('/account')
    })
  })

  describe('an account whose address nobody has verified', () => {
    const email = 'claimed@west.edu'
    const other = 'another password of theirs'
    const firstToken = async (tenant: string) => {
      const { handle } = door.services.database
      await handle.delete(memberships).where(eq(memberships.tenantId, tenant))
      return (await firstAdministratorToken(door.services.database, tenant, door.clock.now)) ?? ''
    }
    /** Whoever opens the address of a first start types whatever address they like. */
    const claim = async (tenant: string, given: string) =>
      door.form(
        'invitation',
        { token: await firstToken(tenant), name: 'Claimer', email, password: given },
        { tenant },
      )

    test('gets the role of another first start from who knows its password, and from nobody else', async () => {
      expect((await claim('west', password)).location).toBe('/account?note=welcome')
      expect((await claim('east', other)).location).toMatch(/^\/invitation\?problem=known&token=/)
      expect((await door.form('sign-in', { email, password })).location).toBe('/login?problem=no-role')
      expect((await claim('east', password)).location).toBe('/account?note=welcome')
    })

    test('is taken over by the command that gives it a role: whoever made it is out', async () => {
      const squatter = await door.signedIn(email, 'west')
      const given = { email, name: 'Owner', password: other, tenant: 'west', role: 'editor' } as const
      const { database } = door.services
      expect(await createUser(database, { ...given, isOperator: true })).toBe('taken over')
      expect((await door.get(me, { cookie: squatter, tenant: 'west' })).status).toBe(401)
      const signIn = async (known: string) =>
        (await door.form('sign-in', { email, password: known }, { tenant: 'west' })).location
      expect([await signIn(password), await signIn(other)]).toEqual(['/login?problem=wrong', '/account'])
      // It is verified now, and keeps its password.
      expect(await createUser(database, { ...given, password })).toBe('updated')
      expect(await signIn(other)).toBe('/account')
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
