import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { statementName, tellingSlow } from './slow-statements.ts'

/** A connection whose statements take as long as they say. */
const connection = () =>
  ({
    async query(asked: string | { text: string }) {
      const text = typeof asked === 'string' ? asked : asked.text
      await sleep(Number(/\d+/.exec(text)?.[0] ?? 0))
      if (text.startsWith('bad')) throw new Error('no')
      return { rows: [text] }
    },
  }) as unknown as pg.ClientBase

test('a statement that takes long is told by its text, and answered all the same', async () => {
  const client = connection()
  const slow: string[] = []
  tellingSlow(client, 20, ({ text, ms }) => slow.push(`${text} ${ms >= 20}`))
  expect(await client.query('quick 0')).toEqual({ rows: ['quick 0'] })
  expect(await client.query({ text: 'slow 40' })).toEqual({ rows: ['slow 40'] })
  await expect(client.query('bad 40')).rejects.toThrow('no')
  expect(slow).toEqual(['slow 40 true', 'bad 40 true'])
})

test('its name is one line, and not without end', () => {
  expect(statementName('select\n   a,\n\tb  from c')).toBe('select a, b from c')
  expect(statementName('x'.repeat(5000))).toHaveLength(400)
})
