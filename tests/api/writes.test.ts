import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schedule } from '#contract/games.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { Tenant } from '#contract/tenants.ts'
import { updateGame } from '#server/domains/games/games.service.ts'
import { writeSettings } from '#server/domains/settings/settings.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

const schedulePath = '/api/v2/Schedule/bySport/mens-basketball'

describe.each(engines)('what the office changes on $name', (engine) => {
  let api: SeededApi
  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  const write = <T>(change: (work: Work) => Promise<T>) =>
    api.services.scope.write('halcyon', (tx) =>
      change({ tx, tenant: { key: 'halcyon' } as Tenant, now: new Date() }),
    )
  const games = async (tenant: string) => (await api.get(schedulePath, tenant)).json<Schedule>().games
  const settings = async () => (await api.get('/api/v2/common/settings', 'halcyon')).json<SiteSettings>()

  test('a moved game shows at once, although its answer was cached, and in no other school', async () => {
    const [game] = await games('halcyon')
    const elsewhere = await games('tamarack')
    expect((await api.get(schedulePath, 'halcyon')).headers['x-cache']).toBe('hit')
    await write((work) => updateGame(work, game?.id ?? 0, { time: '6:06 AM' }))
    await expect.poll(async () => (await games('halcyon'))[0]?.time).toBe('6:06 AM')
    expect(await games('tamarack')).toEqual(elsewhere)
  })

  test('a game that is not there cannot be changed', async () => {
    await expect(write((work) => updateGame(work, 2_000_000_000, { time: 'TBD' }))).rejects.toThrow(
      'There is no game',
    )
  })

  test('settings are checked before they are kept, and show at once', async () => {
    const before = await settings()
    const bad = { ...before, supportEmail: 7 } as unknown as SiteSettings
    await expect(write((work) => writeSettings(work, 'site', bad))).rejects.toThrow(
      'These are not site settings.',
    )
    expect(await settings()).toEqual(before)
    await write((work) => writeSettings(work, 'site', { ...before, tagline: 'Onwards' }))
    await expect.poll(async () => (await settings()).tagline).toBe('Onwards')
  })
})
