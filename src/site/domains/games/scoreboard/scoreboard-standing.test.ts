import { expect, test } from 'vitest'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { cardStanding, leader } from './scoreboard-standing.ts'

const card = { status: 'A', result: null, isLive: false, locationIndicator: 'H' } as const
const result = { status: 'W', teamScore: '3', opponentScore: '1', prescore: null, postscore: null } as const
const game = (phase: LiveGame['phase'], clock: string | null = '6:40'): LiveGame => ({
  id: 7,
  phase,
  play: {
    home: { name: 'A', score: 45 },
    away: { name: 'B', score: 36 },
    period: '2nd',
    clock,
    possession: null,
    situation: null,
  },
})
const final = { status: 'W', teamScore: '45', opponentScore: '36', prescore: null, postscore: null }

test.each([
  ['status P shows Postponed', { ...card, status: 'P' }, null, { kind: 'called-off', word: 'Postponed' }],
  ['status C shows Cancelled', { ...card, status: 'C' }, null, { kind: 'called-off', word: 'Cancelled' }],
  ['a result is Final', { ...card, result }, null, { kind: 'over', result }],
  ['and stays so whatever a feed says', { ...card, result }, game('live'), { kind: 'over', result }],
  ['an upcoming card shows its time', card, null, { kind: 'ahead' }],
  [
    'a live one the score, the period and the clock',
    card,
    game('live'),
    { kind: 'live', word: 'Live', score: { team: 45, opponent: 36 }, moment: '2nd · 6:40' },
  ],
  [
    'from the side of the school',
    { ...card, locationIndicator: 'A' },
    game('live', null),
    { kind: 'live', word: 'Live', score: { team: 36, opponent: 45 }, moment: '2nd' },
  ],
  [
    'state Live without statistics has no score yet',
    { ...card, isLive: true },
    null,
    { kind: 'live', word: 'Live', score: null, moment: '' },
  ],
  [
    'a game whose feed fell silent keeps its score and is not called live',
    { ...card, isLive: true },
    game('delayed'),
    { kind: 'live', word: 'Delayed', score: { team: 45, opponent: 36 }, moment: '2nd · 6:40' },
  ],
  ['a complete game becomes Final', { ...card, isLive: true }, game('over'), { kind: 'over', result: final }],
] as const)('%s', (_sentence, shown, now, expected) => {
  expect(cardStanding(shown, now)).toEqual(expected)
})

test.each([
  [{ team: 2, opponent: 1 }, 'team'],
  [{ team: 1, opponent: 2 }, 'opponent'],
  [{ team: 1, opponent: 1 }, null],
  [null, null],
])('of %o the %s is emphasised', (score, side) => {
  expect(leader(score)).toBe(side)
})
