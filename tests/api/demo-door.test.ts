import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { type DemoDoor, openDemoDoor } from '#server/domains/accounts/demo-door.ts'
import { firstAdministratorToken } from '#server/domains/accounts/invitations.service.ts'
import { type DeskDoor, openDeskDoor } from '#tests/support/desk-door.ts'
import { engines } from '#tests/support/engines.ts'

const hosts = { halcyon: 'localhost', tamarack: 'tamarack.localhost' }
type School = keyof typeof hosts

describe.each(engines)('the way into the demo on $name', (engine) => {
  let door: DeskDoor
  let demoDoor: DemoDoor
  beforeAll(async () => {
    demoDoor = openDemoDoor()
    door = await openDeskDoor(engine, { demoDoor })
  })
  afterAll(() => door.close())

  const open = async (url: string, school: School, remoteAddress = '127.0.0.1') => {
    const answer = await door.app.inject({ url, remoteAddress, headers: { host: hosts[school] } })
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
    return { status: answer.statusCode, to: answer.headers.location, cookie: cookies.join('; ') }
  }
  const me = (cookie: string, school: School) =>
    door.app.inject({
      url: '/api/v2/accounts/me',
      headers: { host: hosts[school], tenant: school, cookie },
    })

  test.each<School>(['halcyon', 'tamarack'])(
    'opens the desk of %s as its administrator, once',
    async (school) => {
      const path = demoDoor.pathFor({ key: school })
      const first = await open(path, school)
      expect(first).toMatchObject({ status: 303, to: '/admin' })
      expect((await me(first.cookie, school)).json<Me>()).toMatchObject({
        role: 'administrator',
        isOperator: false,
        schools: [{ key: school }],
      })
      expect(await open(path, school)).toEqual({ status: 303, to: '/login?problem=demo', cookie: '' })
      const other = school === 'halcyon' ? 'tamarack' : 'halcyon'
      expect((await me(first.cookie, other)).statusCode).toBe(401)
    },
  )

  test('is shut to everybody else', async () => {
    const path = demoDoor.pathFor({ key: 'halcyon' })
    const shut = { status: 303, to: '/login?problem=demo', cookie: '' }
    expect(await open(path, 'halcyon', '10.0.0.7')).toEqual(shut)
    expect(await open(path, 'tamarack')).toEqual(shut)
    expect(await open('/api/auth/demo', 'halcyon')).toEqual(shut)
    expect(await open('/api/auth/demo?token=guessed', 'halcyon')).toEqual(shut)
    expect((await open(path, 'halcyon')).to).toBe('/admin')
  })

  test('is not there where the server has none', async () => {
    const without = await openDeskDoor(engine)
    const answer = await without.app.inject({
      url: demoDoor.pathFor({ key: 'halcyon' }),
      remoteAddress: '127.0.0.1',
      headers: { host: 'localhost' },
    })
    expect(answer.headers.location).toBe('/login?problem=demo')
    await without.close()
  })

  test('leaves the first real administrator to come by the address of a start', async () => {
    expect(await firstAdministratorToken(door.services.database, 'halcyon', new Date())).not.toBeNull()
  })
})
