import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desk } from '#contract/editing/desk.ts'
import { people } from '#contract/editing/people.ts'
import { twoStep } from '#contract/editing/two-step.ts'
import { secondStepType } from '#contract/shapes/problem.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { type AccountDoor, cookieOf, openAccountDoor, password } from '#tests/support/account-door.ts'
import { askCall } from '#tests/support/ask-call.ts'
import { engines } from '#tests/support/engines.ts'
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
})
