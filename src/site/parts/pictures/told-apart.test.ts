import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

const altsOf = (...alts: string[]) => toldApart(alts.map((alt) => ({ alt }))).map(({ alt }) => alt)

test('pictures whose words are the same are counted, and all others keep their words', () => {
  expect(altsOf('A jump shot', 'The stands', 'A jump shot', '', '')).toEqual([
    'A jump shot, 1 of 2',
    'The stands',
    'A jump shot, 2 of 2',
    '',
    '',
  ])
})
