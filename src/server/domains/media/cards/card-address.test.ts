import { expect, test } from 'vitest'
import { cardShape, cardSubject } from './card-address.ts'

test.each([
  ['school.png', { kind: 'school' }],
  ['story/2026-11-14/a-win.png', { kind: 'story', day: '2026-11-14', slug: 'a-win' }],
  ['game/12.png', { kind: 'game', id: 12 }],
  ['player/7.png', { kind: 'player', id: 7 }],
  ['milestone/7/stats.tp.png', { kind: 'milestone', id: 7, count: 'stats.tp' }],
  ['game/0.png', null],
  ['game/12', null],
  ['game/12345678901.png', null],
  ['story/2026-11-14/a/b.png', null],
  ['../secret.png', null],
])('%s', (path, subject) => {
  expect(cardSubject(path)).toEqual(subject)
})

test('a card is wide unless another shape is asked for, and has no others', () => {
  expect([undefined, 'square', 'tall', 'round', ['tall']].map(cardShape)).toEqual([
    'wide',
    'square',
    'tall',
    null,
    null,
  ])
})
