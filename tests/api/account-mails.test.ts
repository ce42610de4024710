import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { people } from '#contract/editing/people.ts'
import { roles } from '#contract/shapes/visitor.ts'
import { invitations, memberships } from '#server/db/schema/accounts.ts'
import { createUser } from '#server/domains/accounts/accounts.service.ts'
import { firstAdministratorToken } from '#server/domains/accounts/invitations.service.ts'
import {
  type AccountDoor,
  cookieOf,
  openAccountDoor,
  password,
  tokenOf,
} from '#tests/support/account-door.ts'
import { askCall } from '#tests/support/ask-call.ts'
import { engines } from '#tests/support/engines.ts'

const me = '/api/v2/accounts/me'

describe.each(engines)('what accounts are mailed on $name', (engine) => {
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
      const boss = await door.signedIn('administrator@east.edu')
      const log = await askCall(door, boss, people.accountLog, {
        search: 'forgetful',
        what: 'password changed',
      })
      expect(log.body.events).toMatchObject([
        { by: { name: 'A Person' }, about: 'forgetful@east.edu', detail: 'by a link that was mailed' },
      ])
    })

    test('cannot be had with a token that was made up, and the database does not tell one', async () => {
      await ask('publisher@east.edu')
      const { rows } = (await door.services.database.platform.execute(
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
      const rows = await door.services.database.platform.select().from(invitations)
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
      expect(accepted.location).toBe('/admin')
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
        new Set(['/admin', '/invitation?problem=token']),
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
      expect(accepted.location).toBe('/admin')
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
      const { platform: handle } = door.services.database
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
      expect((await claim('west', password)).location).toBe('/admin')
      expect((await claim('east', other)).location).toMatch(/^\/invitation\?problem=known&token=/)
      expect((await door.form('sign-in', { email, password })).location).toBe('/login?problem=no-role')
      expect((await claim('east', password)).location).toBe('/admin')
    })

    test('is taken over by the command that gives it a role: whoever made it is out', async () => {
      const squatter = await door.signedIn(email, 'west')
      const given = { email, name: 'Owner', password: other, tenant: 'west', role: 'editor' } as const
      const { database } = door.services
      expect(await createUser(database, { ...given, isOperator: true })).toEqual({
        outcome: 'taken over',
        role: 'editor',
        isOperator: true,
      })
      expect((await door.get(me, { cookie: squatter, tenant: 'west' })).status).toBe(401)
      const signIn = async (known: string) =>
        (await door.form('sign-in', { email, password: known }, { tenant: 'west' })).location
      expect([await signIn(password), await signIn(other)]).toEqual(['/login?problem=wrong', '/account'])
      // It is verified now, and keeps its password; without a word about it, its role and what it runs too.
      for (const role of ['publisher', null] as const)
        expect(await createUser(database, { ...given, password: null, role })).toEqual({
          outcome: 'updated',
          role: 'publisher',
          isOperator: true,
        })
      expect(await signIn(other)).toBe('/account')
    })
  })
})
