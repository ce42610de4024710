import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type AccountDoor, cookieOf, openAccountDoor, password } from '#tests/support/account-door.ts'
import { engines } from '#tests/support/engines.ts'
import { type OidcIssuer, openOidcIssuer, type UniversityPerson } from '#tests/support/oidc-issuer.ts'

const callback = (tenant: string) => `https://${tenant}.localhost/api/auth/callback/university`

describe.each(engines)("a university's own sign-in on $name", (engine) => {
  let issuer: OidcIssuer
  /** East's university decides who comes, and gives strangers no role. */
  let closed: AccountDoor
  /** Everybody from the university is a visitor of every school. */
  let open: AccountDoor

  beforeAll(async () => {
    issuer = await openOidcIssuer([callback('east'), callback('west')])
    const env = {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: issuer.clientId,
      OIDC_CLIENT_SECRET: issuer.clientSecret,
    }
    closed = await openAccountDoor(engine, { ...env, OIDC_SCHOOL: 'east' })
    open = await openAccountDoor(engine, { ...env, OIDC_ROLE: 'visitor' })
    await closed.person('editor@east.edu', 'editor')
    await closed.person('editor@west.edu', 'editor', 'west')
  })
  afterAll(async () => {
    await closed.close()
    await open.close()
    await issuer.close()
  })

  const person = (email: string, more: Partial<UniversityPerson> = {}): UniversityPerson => ({
    sub: `sub of ${email}`,
    email,
    email_verified: true,
    name: 'From The University',
    ...more,
  })

  /** From the link on the page for signing in to the answer to coming back. */
  async function come(
    door: AccountDoor,
    as: UniversityPerson,
    returnTo = '/hidden/splash/1',
    tenant = 'east',
  ) {
    issuer.person = as
    const start = await door.get(`/api/auth/university?returnTo=${encodeURIComponent(returnTo)}`, { tenant })
    expect(start.status).toBe(303)
    const back = new URL(await issuer.visit(start.location ?? ''))
    expect(back.origin + back.pathname).toBe(callback(tenant))
    const backTo = back.pathname + back.search
    return { start, backTo, answer: await door.get(backTo, { tenant, cookie: cookieOf(start) }) }
  }
  const me = async (door: AccountDoor, cookie: string, tenant = 'east') =>
    JSON.parse((await door.get('/api/v2/accounts/me', { cookie, tenant })).body) as Me

  test('signs in somebody who was invited, back to the page that was asked for, and keeps nothing it was given', async () => {
    const { answer } = await come(closed, person('editor@east.edu'))
    expect(answer).toMatchObject({
      status: 303,
      location: 'https://east.localhost/hidden/splash/1',
      cacheControl: 'private, no-store',
    })
    expect(await me(closed, cookieOf(answer))).toMatchObject({ email: 'editor@east.edu', role: 'editor' })
    const rows = await closed.services.database.platform.select().from(accounts)
    const own = rows.filter(({ providerId }) => providerId === 'university')
    expect(own).toMatchObject([{ accountId: 'sub of editor@east.edu', accessToken: null, idToken: null }])
    // The next time the account is known, whatever the mailbox is called by then.
    const again = await come(closed, person('renamed@east.edu', { sub: 'sub of editor@east.edu' }))
    expect(await me(closed, cookieOf(again.answer))).toMatchObject({ email: 'editor@east.edu' })
    // The password still works.
    expect((await closed.form('sign-in', { email: 'editor@east.edu', password })).location).toBe('/account')
  })

  test.each([
    ['somebody whom nobody invited', person('stranger@east.edu')],
    ['somebody of another school', person('editor@west.edu')],
    [
      'an address that the university did not verify',
      person('editor@east.edu', { sub: 'x', email_verified: false }),
    ],
    [
      'one whose university says so as a word',
      person('editor@east.edu', { sub: 'y', email_verified: 'false' }),
    ],
  ])('turns away %s', async (_who, as) => {
    const { answer } = await come(closed, as)
    expect(answer.status).toBe(303)
    expect(answer.location).toMatch(/^https:\/\/east\.localhost\/login\?problem=university/)
    expect((await closed.get('/api/v2/accounts/me', { cookie: cookieOf(answer) })).status).toBe(401)
  })

  test('gives a stranger the role of the configuration, and keeps a higher one', async () => {
    const { answer } = await come(open, person('student@west.edu'), '/account', 'west')
    expect(await me(open, cookieOf(answer), 'west')).toMatchObject({
      name: 'From The University',
      email: 'student@west.edu',
      role: 'visitor',
    })
    await open.person('boss@east.edu', 'administrator')
    const boss = await come(open, person('boss@east.edu'))
    expect(await me(open, cookieOf(boss.answer))).toMatchObject({ role: 'administrator' })
  })

  test('vouches for people at its own school alone', async () => {
    await closed.person('both@east.edu', 'editor')
    await closed.person('both@east.edu', 'administrator', 'west')
    const cookie = cookieOf((await come(closed, person('both@east.edu'))).answer)
    expect(await me(closed, cookie)).toMatchObject({ role: 'editor' })
    expect((await closed.get('/api/v2/accounts/me', { cookie, tenant: 'west' })).status).toBe(401)
    // Who signs in with the password is the same person at both.
    const own = await closed.signedIn('both@east.edu')
    expect(await me(closed, own, 'west')).toMatchObject({ role: 'administrator' })
  })

  test('makes nobody the operator of the platform', async () => {
    await closed.person('operator@west.edu', 'editor', 'west', true)
    const { answer } = await come(closed, person('operator@west.edu'))
    expect(answer.location).toMatch(/\/login\?problem=university/)
    await closed.person('operator@west.edu', 'visitor')
    const cookie = cookieOf((await come(closed, person('operator@west.edu'))).answer)
    expect(await me(closed, cookie)).toMatchObject({ role: 'visitor', isOperator: false })
    expect((await closed.get('/api/v2/accounts/me', { cookie, tenant: 'west' })).status).toBe(401)
  })

  test('takes an answer once, from the browser that asked, and never leads to another site', async () => {
    const { backTo, start, answer } = await come(open, person('boss@east.edu'), '//elsewhere.example/')
    expect(answer.location).toBe('https://east.localhost/account')
    for (const cookie of [cookieOf(start), ''])
      expect(cookieOf(await open.get(backTo, { cookie }))).not.toMatch(/session_token=\w/)
    issuer.person = person('boss@east.edu')
    const asked = await open.get('/api/auth/university')
    const back = new URL(await issuer.visit(asked.location ?? ''))
    const stolen = await open.get(back.pathname + back.search)
    expect(cookieOf(stolen)).not.toMatch(/session_token=\w/)
    expect(stolen.location).toMatch(/\/login\?problem=university/)
  })

  test('is there for the school it belongs to alone', async () => {
    expect((await closed.get('/api/auth/university', { tenant: 'west' })).status).toBe(404)
    expect(
      (await closed.get('/api/auth/callback/university?code=a&state=b', { tenant: 'west' })).status,
    ).toBe(404)
  })

  test('that does not answer says so on the page, and is asked again', async () => {
    const door = await openAccountDoor(engine, {
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'fieldhouse',
      OIDC_CLIENT_SECRET: 'x',
    })
    for (let tries = 0; tries < 2; tries++)
      expect((await door.get('/api/auth/university')).location).toBe('/login?problem=university')
    await door.close()
  })
})
