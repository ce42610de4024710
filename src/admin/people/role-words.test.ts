import { expect, test } from 'vitest'
import { hasTeams, teamsWords } from './role-words.ts'

const titles = new Map([
  [1, 'Football'],
  [2, 'Rowing'],
  [3, 'Sailing'],
])
const titleOf = (id: number) => titles.get(id)

test.each<[number[] | null, string]>([
  [null, 'All teams'],
  [[2], 'Rowing'],
  [[2, 1], 'Football and Rowing'],
  [[3, 2, 1], 'Football, Rowing and 1 more'],
  [[9], 'a team that is gone'],
])('%j is %s', (ids, words) => expect(teamsWords(ids, titleOf)).toBe(words))

test('who writes may work for some teams alone; who sees everything anyway may not', () => {
  expect((['visitor', 'editor', 'publisher', 'administrator'] as const).filter(hasTeams)).toEqual([
    'editor',
    'publisher',
  ])
})
