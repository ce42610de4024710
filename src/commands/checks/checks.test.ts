import { describe, expect, test } from 'vitest'
import { objectStorage } from '#server/adapters/object-store/object-store.ts'
import type { Storage } from '#server/adapters/storage.ts'
import { readConfig } from '#server/config/config.ts'
import { startObjectStore } from '#tests/support/object-store.ts'
import { checkBus, checkClock, checkConnections, checkMigrations } from './database.ts'
import { checkStorage, judgeBackup } from './files.ts'
import { checkKeys, checkPush } from './set-up.ts'

describe('the doctor', () => {
  test.each([
    [0, undefined],
    [-1999, undefined],
    [2500, 'the database is 2500 ms ahead of this machine; set both by NTP'],
    [-90_000, 'the database is 90000 ms behind this machine; set both by NTP'],
  ])('hears of a clock that is %d ms ahead', (clockAheadMs, problem) => {
    expect(checkClock({ clockAheadMs }).problem).toBe(problem)
  })

  test('tells a database that a newer version has written', () => {
    expect(checkMigrations({ migrations: { had: 5, known: 5 } })).toEqual({
      name: 'Migrations',
      note: '5 of 5',
    })
    expect(checkMigrations({ migrations: { had: 6, known: 5 } }).problem).toContain('run the newer version')
  })

  test('counts the connections that a process may open', () => {
    expect(checkConnections({ mostConnections: null }, 18)).toBeNull()
    expect(checkConnections({ mostConnections: 100 }, 18)?.note).toBe(
      '19 for each process, of 100: enough for 5',
    )
    expect(checkConnections({ mostConnections: 15 }, 18)?.problem).toContain('raise max_connections')
  })

  test.each([
    [0.004, undefined],
    [1.5, 'changes are heard after 1.5 s'],
    [Number.POSITIVE_INFINITY, 'a pooler in transaction mode swallows LISTEN'],
  ])('hears of a bus that takes %d s', (lag, words) => {
    const { problem } = checkBus(lag)
    if (words === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(words)
  })

  const now = new Date('2026-11-19T12:00:00Z')
  test.each([
    ['', null, undefined],
    ['/backups', null, '/backups has none'],
    ['/backups', new Date('2026-11-19T02:00:00Z'), undefined],
    ['/backups', new Date('2026-11-17T02:00:00Z'), 'the newest is 58 hours old'],
  ])('looks into the backups of %j, the newest of %s', (folder, newest, words) => {
    const { problem } = judgeBackup(folder, newest, now)
    if (words === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(words)
  })

  test('tries a store in each way in which it is used', async () => {
    const store = await startObjectStore()
    const storage = objectStorage(store.address, { restMs: 1 })
    expect((await checkStorage(storage, 'the store')).note).toBe(
      'the store, written, read, listed and deleted',
    )
    expect(store.files.size).toBe(0)
    const hoarding: Storage = { ...storage, delete: async () => {} }
    expect((await checkStorage(hoarding, 'the store')).problem).toContain('the right to delete')
    const wrong = objectStorage({ ...store.address, secretKey: 'another' })
    expect((await checkStorage(wrong, 'the store')).problem).toContain('the secret is not that of the key')
    await store.stop()
  })

  test.each([
    [{}, undefined],
    [{ PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' }, undefined],
    [{ PUSH_KEY: 'A'.repeat(43) }, 'is no key'],
    [{ PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', DEMO: 'false' }, 'by https alone'],
  ])('looks at what followers are told with, of %j', (env, words) => {
    const { problem } = checkPush(readConfig(env))
    if (words === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(words)
  })

  test.each([
    [{ DEMO: 'true' }, undefined],
    [
      {
        DEMO: 'false',
        PUBLIC_URL: 'https://{host}',
        SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://db/x',
      },
      undefined,
    ],
    [
      { DEMO: 'false', PUBLIC_URL: 'https://{host}', DATABASE_URL: 'postgres://db/x' },
      'set the same for all',
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'need each other'],
    [{ DEMO: 'false' }, 'set https://{host}'],
  ])('looks at the keys of %j', (env, words) => {
    const { problem } = checkKeys(readConfig(env))
    if (words === undefined) expect(problem).toBeUndefined()
    else expect(problem).toContain(words)
  })
})
