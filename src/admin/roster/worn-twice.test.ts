import { expect, test } from 'vitest'
import { wornTwice, wornWords } from './worn-twice.ts'

const wearer = (id: number, jersey: string, name: string) => ({ id, jersey, name })

test('a number that two wear is shown with both, and 0 and 00 are two numbers', () => {
  const found = wornTwice([
    wearer(1, '7', 'Ada'),
    wearer(2, '7', 'Bea'),
    wearer(3, '0', 'Cy'),
    wearer(4, '00', 'Di'),
    wearer(5, '', 'Eve'),
    wearer(6, '', 'Flo'),
  ])
  expect([...found]).toEqual([
    [1, { jersey: 'Worn by Bea too.' }],
    [2, { jersey: 'Worn by Ada too.' }],
  ])
})

test.each([
  [['7'], '7'],
  [['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'], '1, 2, 3, 4, 5, 6, 7, 8 and 2 more'],
])('are told in so many words: %j', (jerseys, words) => {
  expect(wornWords(jerseys)).toBe(words)
})
