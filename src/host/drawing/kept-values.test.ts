import { expect, test } from 'vitest'
import { KeptValues } from './kept-values.ts'

const open = (most?: number) => {
  const forgotten: number[] = []
  return { forgotten, kept: new KeptValues((numbers) => forgotten.push(...numbers), most) }
}

test('a value that comes again is kept, and not sent a third time', () => {
  const { kept } = open()
  const menu = { title: 'Tickets' }
  const text = '{"title":"Tickets"}'
  expect([kept.write(menu), kept.write(menu), kept.write(menu)]).toEqual([
    { text },
    { text, keepAs: 1 },
    { kept: 1 },
  ])
})

test('one that looks the same is another', () => {
  const { kept } = open()
  for (let time = 0; time < 3; time++) expect(kept.write({ title: 'Tickets' })).not.toHaveProperty('kept')
})

test.each([
  ['nothing', undefined, undefined],
  ['null', null, 'null'],
  ['a number', 7, '7'],
  ['a word', 'Golf', '"Golf"'],
])('what is no object is sent every time: %s', (_case, value, text) => {
  const { kept } = open()
  for (let time = 0; time < 3; time++) expect(kept.write(value)).toEqual({ text })
})

test('what was used longest ago goes where there is no room, and is sent anew when it comes back', () => {
  const [first, second, third] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((word) => [word])
  const { kept, forgotten } = open(30)
  for (const value of [first, first, second, second]) kept.write(value)
  expect(kept.write(first)).toEqual({ kept: 1 })
  for (const value of [third, third]) kept.write(value)
  expect(forgotten).toEqual([2])
  expect(kept.write(first)).toEqual({ kept: 1 })
  expect(kept.write(second)).toEqual({ text: '["bbbbbbbb"]', keepAs: 4 })
})

test('a value that is too large for all the room is kept alone', () => {
  const { kept, forgotten } = open(10)
  const [small, large] = [['a'], ['a'.repeat(100)]]
  for (const value of [small, small, large, large]) kept.write(value)
  expect(forgotten).toEqual([1])
  expect(kept.write(large)).toEqual({ kept: 2 })
})
