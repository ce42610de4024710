import { DrizzleQueryError } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { isOutdated, preparing } from './preparing.ts'

/** The names under which statements are sent. */
async function namesOf(...texts: string[]) {
  const names: (string | undefined)[] = []
  const client = { query: async ({ name }: pg.QueryConfig) => names.push(name) }
  for (const text of texts) await preparing(client as unknown as pg.PoolClient).query({ text }, [])
  return names
}

test('a statement has the same name wherever it is sent, and another one has another', async () => {
  const [first, again, other] = await namesOf('select 1', 'select 1', 'select 2')
  expect(first).toBe(again)
  expect(first).not.toBe(other)
  expect(first?.length).toBeLessThan(64)
})

test('one whose text depends on how much is asked for is not prepared', async () => {
  expect(
    await namesOf('select * from games where id in ($1, $2)', 'select * from games where id in ($1)'),
  ).toEqual([undefined, undefined])
})

test('a statement of an older schema is known by what PostgreSQL says of it', () => {
  const reason = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
  expect([isOutdated(new DrizzleQueryError('select 1', [], reason)), isOutdated(new Error('no'))]).toEqual([
    true,
    false,
  ])
})
