import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { twoFactors, users } from '#server/db/schema/accounts.ts'
import { resealSteps } from '#server/domains/accounts/two-step/reseal.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'

const old = 'the secret of last year, as long as it must be'
const fresh = 'the secret of this year, as long as it must be'

describe.each(engines)('a secret that is changed on $name', (engine) => {
  let site: Site
  const doors: SiteDoor[] = []
  beforeAll(async () => {
    site = await openSite(engine, { SECRET: old })
  })
  afterAll(async () => {
    for (const door of doors) await door.close()
    await site?.close()
  })
  async function beside(changes: Parameters<Site['beside']>[0]): Promise<SiteDoor> {
    const door = await site.beside(changes)
    doors.push(door)
    return door
  }

  test('signs nobody out while both are known, and everybody where the old one is left out', async () => {
    const cookie = await site.signIn('halcyon', { email: 'editor@mail.example', role: 'editor' })
    const status = async (door: SiteDoor) => (await door.ask('halcyon', '/account', { cookie })).status
    expect(await status(site)).toBe(200)
    expect(await status(await beside({ SECRET: fresh, SECRET_BEFORE: old }))).toBe(200)
    expect(await status(await beside({ SECRET: fresh }))).not.toBe(200)
  })

  test('keeps the second step of everybody', async () => {
    const { database } = site.services
    const seal = (data: string) => symmetricEncrypt({ key: old, data })
    await database.platform.insert(users).values({ id: 'u-1', name: 'Ada', email: 'ada@mail.example' })
    await database.platform
      .insert(twoFactors)
      .values({ id: 't-1', userId: 'u-1', secret: await seal('app'), backupCodes: await seal('["a"]') })
    expect(await resealSteps(database, old)).toBe(0)
    expect(await resealSteps(database, `${fresh}\n${old}`)).toBe(1)
    expect(await resealSteps(database, `${fresh}\n${old}`)).toBe(0)
    const [row] = await database.platform.select().from(twoFactors)
    expect(await symmetricDecrypt({ key: fresh, data: row?.secret ?? '' })).toBe('app')
    expect(await symmetricDecrypt({ key: fresh, data: row?.backupCodes ?? '' })).toBe('["a"]')
  })
})
