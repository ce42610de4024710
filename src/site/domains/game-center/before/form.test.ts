import { expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { formOf, formRecord, otherSide } from './form.ts'

const played = (
  id: number,
  status: 'W' | 'L' | 'T' | 'N' | null,
  score: [string, string] | null = ['72', '60'],
) =>
  ({
    id,
    type: 'recent',
    tournament: null,
    atVs: 'at',
    opponent: { title: 'Ellery', prefix: null },
    gameCenterLink: `/game-center/${id}`,
    result: status && { status, teamScore: score?.[0] ?? null, opponentScore: score?.[1] ?? null },
  }) as unknown as Game

test('a team’s form is its last five decisions, without the game itself', () => {
  const games = [
    played(9, 'W'),
    played(8, 'N'),
    played(7, null),
    ...[6, 5, 4, 3, 2, 1].map((id) => played(id, 'L')),
  ]
  expect(formOf(games, 6).map(({ id, letter }) => `${id} ${letter}`)).toEqual([
    '9 W',
    '5 L',
    '4 L',
    '3 L',
    '2 L',
  ])
})

test('it is told with score, opponent and where it is told', () => {
  expect(formOf([played(9, 'W')], 1)).toEqual([
    { id: 9, letter: 'W', score: '72-60', words: 'at Ellery', href: '/game-center/9' },
  ])
  expect(formOf([played(9, 'W', null)], 1)).toEqual([])
})

test('the other side of a meeting has lost what this side won', () => {
  expect(otherSide(formOf([played(9, 'W')], 1), 'Halcyon State')).toMatchObject([
    { letter: 'L', score: '60-72', words: 'vs Halcyon State' },
  ])
})

test.each([
  ['3-2', 'WWWLL'],
  ['1-1-1', 'WLT'],
  ['0-0', ''],
])('a form is %s for "%s"', (record, letters) => {
  expect(formRecord(letters.split('').map((letter) => ({ letter: letter as 'W' })))).toBe(record)
})
