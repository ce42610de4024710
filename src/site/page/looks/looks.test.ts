import { describe, expect, test } from 'vitest'
import { allLooks, keptText, type Look, looks, readLooks, withLook } from './looks.ts'

test.each([
  ['', []],
  ['still', ['still']],
  ['bare still', ['still', 'bare']],
  ['toString still  <b>', ['still']],
] as const)('%j are the looks %j', (words, known) => {
  expect(readLooks(words)).toEqual(known)
})

test.each<[Look[], Look, boolean, Look[]]>([
  [[], 'still', true, ['still']],
  [['still'], 'still', true, ['still']],
  [['still', 'bare'], 'still', false, ['bare']],
  [['large'], 'larger', true, ['larger']],
  [['larger', 'still'], 'large', true, ['still', 'large']],
  [['large'], 'larger', false, ['large']],
])('%j with %s %s are %j', (chosen, look, isOn, after) => {
  expect(withLook(chosen, look, isOn)).toEqual(after)
})

describe('what a device keeps', () => {
  test('is nothing where nothing was chosen', () => {
    expect(keptText([])).toBe('')
  })

  test('is a line of words and a line of rules, whatever was chosen', () => {
    const lines = keptText(allLooks).split('\n')
    expect(lines).toHaveLength(2)
    expect(readLooks(lines[0] ?? '')).toEqual(allLooks)
    for (const look of allLooks) expect(lines[1]).toContain(looks[look].css)
  })
})
