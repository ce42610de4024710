import { expect, test } from 'vitest'
import { Meters } from './meters.ts'
import { slowStatements } from './slow-statements.ts'

test('all of them are counted, and so many a minute are told', async () => {
  let now = 0
  const meters = new Meters()
  const slow = slowStatements(meters, () => now)
  const told: string[] = []
  slow.logTo(({ text }) => told.push(text))
  for (let each = 0; each < 50; each++) slow.hear({ text: `select ${each}`, ms: 700 })
  expect(told).toHaveLength(20)
  now = 60_000
  slow.hear({ text: 'select later', ms: 700 })
  expect(told.at(-1)).toBe('select later')
  expect(await meters.write()).toContain('fieldhouse_slow_statements_total 51')
})
