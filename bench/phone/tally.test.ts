import { expect, test } from 'vitest'
import { pressingIn, tally } from './tally.ts'

test('what a page fetched is counted by what it is, and what it had already is not', () => {
  const url = 'http://school.example/assets/a.js'
  const script = { url, type: 'Script', bytes: 75_000, isCached: false }
  const all = [
    script,
    script,
    { ...script, isCached: true },
    { url, type: 'Font', bytes: 20_000, isCached: false },
  ]
  const { ours, ratio } = tally(all, 12_345)
  expect(ours).toBe('3 requests, 2 scripts 150.0, 0 sheets, fonts 20.0, HTML 12.3')
  expect(ratio).toBe(1)
})

test('a server that does not say what it has still to press is not taken for done', () => {
  expect(pressingIn('# TYPE fieldhouse_pressing gauge\nfieldhouse_pressing 3\n')).toBe(3)
  expect(() => pressingIn('fieldhouse_rendering 0\n')).toThrow('still to press')
})
