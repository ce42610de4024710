import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { desk } from '#contract/editing/desk.ts'
import { passkeys } from '#contract/editing/passkeys.ts'
import { people } from '#contract/editing/people.ts'
import { twoStep } from '#contract/editing/two-step.ts'
import { secondStepType } from '#contract/shapes/problem.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { type AccountDoor, cookieOf, openAccountDoor, password } from '#tests/support/account-door.ts'
import { askCall } from '#tests/support/ask-call.ts'
import { engines } from '#tests/support/engines.ts'
import { passkeyDevice } from '#tests/support/passkey-device.ts'
import { totp } from '#tests/support/totp.ts'

describe.each(engines)('signing in with two steps on $name', (engine) => {
  let door: AccountDoor
  beforeAll(async () => {
    door = await openAccountDoor(engine)
  })
  afterAll(() => door.close())

  let count = 0
  async function somebody(role: Role, tenant = 'east') {
    const email = await door.person(`${role}${count++}@step.example`, role, tenant)
    return { email, cookie: await door.signedIn(email, tenant) }
  }
  /** Somebody whose app is set up, with the cookie of the session that goes on. */
  async function withApp(role: Role) {
    const { email, cookie } = await somebody(role)
    const { status, body } = await askCall(door, cookie, twoStep.begin, { body: { password } })
    expect([status, body.address]).toEqual([200, expect.stringMatching(/^otpauth:\/\/totp\/School%20east/)])
    const confirmed = await askCall(door, cookie, twoStep.confirm, { body: { code: totp(body.secret) } })
    expect(confirmed.body).toEqual({ isOn: true })
    return {
      email,
      cookie: cookieOf(confirmed.answer),
      secret: body.secret as string,
      codes: body.recoveryCodes as string[],
    }
  }
  const firstStep = (email: string, fields = {}) => door.form('sign-in', { email, password, ...fields })
  const secondStep = (cookie: string, code: string, fields = {}) =>
    door.form('second-step', { code, ...fields }, { cookie })
  const me = (cookie: string) => askCall(door, cookie, people.me)

  test('it is set up with the password and a code of the app, and not before that', async () => {
    const { email, cookie } = await somebody('editor')
    const begin = (given: string) => askCall(door, cookie, twoStep.begin, { body: { password: given } })
    expect((await begin('wrong password!')).status).toBe(422)
    const { body } = await begin(password)
    expect(body.recoveryCodes.length).toBeGreaterThanOrEqual(8)
    expect((await askCall(door, cookie, twoStep.confirm, { body: { code: '000000' } })).status).toBe(422)
    expect((await firstStep(email)).location).toBe('/account')
    const { answer } = await askCall(door, cookie, twoStep.confirm, { body: { code: totp(body.secret) } })
    expect((await me(cookieOf(answer))).body).toMatchObject({ hasTwoStep: true, mustSetUpTwoStep: false })
    expect((await askCall(door, cookieOf(answer), twoStep.begin, { body: { password } })).status).toBe(422)
  })

  test('a password alone opens nothing, and the code leads to the page that was asked for', async () => {
    const { email, secret } = await withApp('editor')
    const first = await firstStep(email, { returnTo: '/admin' })
    expect(first.location).toBe('/login?step=code&returnTo=%2Fadmin')
    const cookie = cookieOf(first)
    expect((await me(cookie)).status).toBe(401)
    expect((await secondStep(cookie, '000000', { returnTo: '/admin' })).location).toBe(
      '/login?step=code&problem=code&returnTo=%2Fadmin',
    )
    const done = await secondStep(cookie, `${totp(secret).slice(0, 3)} ${totp(secret).slice(3)}`, {
      returnTo: '/admin',
    })
    expect(done.location).toBe('/admin')
    expect((await me(cookieOf(done))).body).toMatchObject({ email, hasTwoStep: true })
    expect((await secondStep(cookie, totp(secret))).location).toBe('/login?problem=over')
    expect((await secondStep('', totp(secret))).location).toBe('/login?problem=over')
  })

  test('a recovery code works once', async () => {
    const { email, codes } = await withApp('editor')
    const [code = ''] = codes
    const done = await secondStep(cookieOf(await firstStep(email)), code)
    expect((await me(cookieOf(done))).status).toBe(200)
    expect((await secondStep(cookieOf(await firstStep(email)), code)).location).toMatch(/problem=code/)
  })

  test('wrong codes lock the account as wrong passwords do', async () => {
    const { email, secret } = await withApp('editor')
    for (let tries = 0; tries < 6; tries++) await secondStep(cookieOf(await firstStep(email)), '000000')
    expect((await secondStep(cookieOf(await firstStep(email)), totp(secret))).location).toBe(
      '/login?problem=locked',
    )
  })

  test('new codes end the earlier ones, and it is taken off with the password', async () => {
    const { email, cookie, codes } = await withApp('editor')
    const renewed = await askCall(door, cookie, twoStep.renewCodes, { body: { password } })
    expect(renewed.body.recoveryCodes).not.toContain(codes[0])
    expect((await secondStep(cookieOf(await firstStep(email)), codes[0] ?? '')).location).toMatch(
      /problem=code/,
    )
    expect((await askCall(door, cookie, twoStep.end, { body: { password: 'wrong password!' } })).status).toBe(
      422,
    )
    expect((await askCall(door, cookie, twoStep.end, { body: { password } })).body).toEqual({ isOn: false })
    expect((await firstStep(email)).location).toBe('/account')
  })

  test('an administrator takes it off somebody of this school alone', async () => {
    const boss = await somebody('administrator')
    const { email, cookie } = await withApp('editor')
    const { userId } = (await me(cookie)).body
    const other = await withApp('editor')
    await door.person(other.email, 'editor', 'west')
    const otherId = (await me(other.cookie)).body.userId
    expect((await askCall(door, cookie, twoStep.endOf, { userId })).status).toBe(403)
    expect((await askCall(door, boss.cookie, twoStep.endOf, { userId: otherId })).status).toBe(403)
    expect((await askCall(door, boss.cookie, twoStep.endOf, { userId })).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
    expect((await firstStep(email)).location).toBe('/account')
    const { body } = await askCall(door, boss.cookie, people.accountLog, { search: email })
    expect(body.events.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['second step removed', 'second step set up', 'signed in']),
    )
  })

  test('a school that asks for it lets those without do nothing else at the desk', async () => {
    const boss = await withApp('administrator')
    const editor = await somebody('editor')
    const reader = await somebody('visitor')
    const rule = await askCall(door, boss.cookie, people.changeSignInRules, {
      body: { requiresTwoStep: true },
    })
    expect(rule.body).toEqual({ requiresTwoStep: true })
    await expect
      .poll(async () => (await askCall(door, editor.cookie, desk.kinds)).body.type)
      .toBe(secondStepType)
    expect((await askCall(door, editor.cookie, desk.drafts)).status).toBe(403)
    expect((await me(editor.cookie)).body).toMatchObject({ mustSetUpTwoStep: true })
    expect((await me(reader.cookie)).body).toMatchObject({ mustSetUpTwoStep: false })
    expect((await firstStep(editor.email, { returnTo: '/news' })).location).toBe('/admin')
    expect((await askCall(door, boss.cookie, desk.kinds)).status).toBe(200)
    expect((await askCall(door, boss.cookie, twoStep.end, { body: { password } })).status).toBe(422)
    const { body } = await askCall(door, editor.cookie, twoStep.begin, { body: { password } })
    const { answer } = await askCall(door, editor.cookie, twoStep.confirm, {
      body: { code: totp(body.secret) },
    })
    expect((await askCall(door, cookieOf(answer), desk.kinds)).status).toBe(200)
    const west = await somebody('editor', 'west')
    expect((await askCall(door, west.cookie, desk.kinds, {}, 'west')).status).toBe(200)
    await askCall(door, boss.cookie, people.changeSignInRules, { body: { requiresTwoStep: false } })
  })

  /** A challenge for signing in, with the cookie that it belongs to. */
  async function challenge(tenant = 'east') {
    const { body, answer } = await askCall(door, undefined, accounts.passkeyChallenge, {}, tenant)
    return { challenge: body.challenge as string, origin: `https://${body.rpId}`, cookie: cookieOf(answer) }
  }
  /** Signs in with what a device makes of a challenge. */
  async function enter(
    device: ReturnType<typeof passkeyDevice>,
    given: { tenant?: string; at?: string; isVerified?: boolean; address?: string } = {},
  ) {
    const { tenant = 'east', at = tenant, isVerified = true, address = '' } = given
    const { cookie, ...asked } = await challenge(tenant)
    const origin = `https://${at}.localhost`
    const credential = device.use({ ...asked, origin, isVerified })
    return door.form(
      'passkey',
      { credential, returnTo: '/admin' },
      { tenant, cookie, ...(address && { address }) },
    )
  }
  async function makePasskey(
    cookie: string,
    { name = 'Laptop', isVerified = true, tenant = 'east', device = passkeyDevice() } = {},
  ) {
    const begun = await askCall(door, cookie, passkeys.begin, { body: { password } }, tenant)
    if (begun.status !== 200) return { device, ...begun }
    const { challenge, rp } = begun.body.options
    const credential = device.make({ challenge, origin: `https://${rp.id}`, isVerified })
    const both = `${cookie}; ${cookieOf(begun.answer)}`
    return { device, ...(await askCall(door, both, passkeys.add, { body: { name, credential } }, tenant)) }
  }

  test('a passkey is made with the password, signs in by itself, gets another name and is removed', async () => {
    const { email, cookie } = await somebody('editor')
    const wrong = await askCall(door, cookie, passkeys.begin, { body: { password: 'wrong password!' } })
    expect(wrong.status).toBe(422)
    const { device, status, body } = await makePasskey(cookie)
    expect([status, body.name, body.lastUsedAt]).toEqual([200, 'Laptop', null])
    expect(door.mailed.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringMatching(/passkey was added/),
    })
    const entered = await enter(device)
    expect(entered.location).toBe('/admin')
    const inside = cookieOf(entered)
    expect((await me(inside)).body).toMatchObject({ email, hasTwoStep: true, mustSetUpTwoStep: false })
    const passkeyId = body.id
    const renamed = await askCall(door, inside, passkeys.rename, { passkeyId, body: { name: ' Phone ' } })
    expect([renamed.body.name, renamed.body.lastUsedAt]).toEqual(['Phone', expect.any(String)])

    const other = await somebody('editor')
    expect(
      (await askCall(door, other.cookie, passkeys.rename, { passkeyId, body: { name: 'Mine' } })).status,
    ).toBe(404)
    expect(
      (await askCall(door, other.cookie, passkeys.remove, { passkeyId, body: { password } })).status,
    ).toBe(404)
    expect((await askCall(door, other.cookie, passkeys.list)).body.passkeys).toEqual([])

    expect((await askCall(door, inside, passkeys.remove, { passkeyId, body: { password } })).status).toBe(200)
    expect((await enter(device)).location).toBe('/login?problem=passkey&returnTo=%2Fadmin')
    const boss = await somebody('administrator')
    const log = await askCall(door, boss.cookie, people.accountLog, { search: email })
    expect(log.body.events.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['passkey added', 'passkey removed']),
    )
  })

  test('a passkey opens nothing where nobody was verified, at another host, twice, or without a role', async () => {
    const { cookie } = await somebody('editor')
    expect((await makePasskey(cookie, { isVerified: false })).status).toBe(422)
    const { device } = await makePasskey(cookie)
    const refused = '/login?problem=passkey&returnTo=%2Fadmin'
    expect((await enter(device, { isVerified: false })).location).toBe(refused)
    expect((await enter(device, { at: 'west' })).location).toBe(refused)
    expect((await enter(device, { tenant: 'west' })).location).toBe(refused)
    expect((await enter(passkeyDevice())).location).toBe(refused)
    const { cookie: asked, ...shown } = await challenge()
    const credential = device.use(shown)
    const send = (given: string, cookie: string) => door.form('passkey', { credential: given }, { cookie })
    expect((await send(credential, '')).location).toBe('/login?problem=passkey')
    expect((await send('{"id":7}', asked)).location).toBe('/login?problem=passkey')
    expect((await send(credential, asked)).location).toBe('/account')
    expect((await send(credential, asked)).location).toBe('/login?problem=passkey')

    const boss = await somebody('administrator')
    const { userId } = (await me(cookie)).body
    await askCall(door, boss.cookie, people.removeMember, { userId })
    expect((await enter(device)).location).toBe('/login?problem=no-role&returnTo=%2Fadmin')
    const elsewhere = { address: '10.9.9.9' }
    for (let tries = 0; tries < 40; tries++) await door.form('passkey', { credential: '' }, elsewhere)
    expect((await enter(device, elsewhere)).location).toBe('/login?problem=locked&returnTo=%2Fadmin')
  })

  test('a passkey is the second step that a school asks for, and a password alone adds no other', async () => {
    const boss = await withApp('administrator')
    const { email, cookie } = await somebody('editor')
    const { body: kept } = await makePasskey(cookie)
    const { device } = await makePasskey(cookie, { name: 'Phone' })
    await askCall(door, boss.cookie, people.changeSignInRules, { body: { requiresTwoStep: true } })
    const byPassword = await door.signedIn(email)
    await expect
      .poll(async () => (await askCall(door, byPassword, desk.kinds)).body.type)
      .toBe(secondStepType)
    expect((await askCall(door, byPassword, twoStep.begin, { body: { password } })).status).toBe(422)
    expect((await makePasskey(byPassword)).status).toBe(422)
    const remove = (session: string, passkeyId: string) =>
      askCall(door, session, passkeys.remove, { passkeyId, body: { password } })
    expect((await remove(byPassword, kept.id)).status).toBe(422)

    const byPasskey = cookieOf(await enter(device))
    expect((await askCall(door, byPasskey, desk.kinds)).status).toBe(200)
    expect((await remove(byPasskey, kept.id)).status).toBe(200)
    const last = (await askCall(door, byPasskey, passkeys.list)).body
    expect(last).toMatchObject({ passkeys: [{ name: 'Phone' }], isUsed: true })
    expect((await remove(byPasskey, last.passkeys[0].id)).body.detail).toMatch(/your only one/)

    const fresh = await somebody('editor')
    expect((await askCall(door, fresh.cookie, desk.kinds)).status).toBe(403)
    expect((await makePasskey(fresh.cookie)).status).toBe(200)
    expect((await askCall(door, fresh.cookie, desk.kinds)).status).toBe(200)
    const { members } = (await askCall(door, boss.cookie, people.members)).body
    expect(members.find((member: { email: string }) => member.email === fresh.email)).toMatchObject({
      hasTwoStep: true,
    })
    await askCall(door, boss.cookie, twoStep.endOf, { userId: (await me(byPasskey)).body.userId })
    expect((await enter(device)).location).toBe('/login?problem=passkey&returnTo=%2Fadmin')
    await askCall(door, boss.cookie, people.changeSignInRules, { body: { requiresTwoStep: false } })
  })
})
