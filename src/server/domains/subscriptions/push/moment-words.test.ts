import { expect, test } from 'vitest'
import type { GameMoment } from '#contract/subscriptions.ts'
import { momentWords, type ToldGame } from './moment-words.ts'

const game: ToldGame = {
  schoolName: 'Halcyon State',
  opponentName: 'Kestrel',
  sportTitle: 'Football',
  school: 24,
  opponent: 17,
  period: 4,
  regulation: 4,
  clockSeconds: 185,
  isOver: false,
  hasScore: true,
  isAway: false,
}

test.each<[GameMoment, Partial<ToldGame>, string, string]>([
  ['start', {}, 'Halcyon State vs. Kestrel is on', 'Football'],
  ['start', { isAway: true }, 'Halcyon State at Kestrel is on', 'Football'],
  ['lead', {}, 'Halcyon State takes the lead', 'Halcyon State 24, Kestrel 17 · 4th 3:05 · Football'],
  [
    'lead',
    { opponent: 31, clockSeconds: 0, period: 5 },
    'Kestrel takes the lead',
    'Halcyon State 24, Kestrel 31 · OT 1 · Football',
  ],
  ['close', {}, 'Close game', 'Halcyon State 24, Kestrel 17 · 4th 3:05 · Football'],
  ['final', { isOver: true }, 'Halcyon State wins', 'Halcyon State 24, Kestrel 17 · Final · Football'],
  [
    'final',
    { isOver: true, opponent: 27 },
    'Kestrel wins',
    'Halcyon State 24, Kestrel 27 · Final · Football',
  ],
  [
    'final',
    { isOver: true, opponent: 24 },
    'Halcyon State and Kestrel end level',
    'Halcyon State 24, Kestrel 24 · Final · Football',
  ],
  ['final', { isOver: true, hasScore: false }, 'Halcyon State and Kestrel: final', 'Final · Football'],
])('%s %j', (kind, given, title, body) => {
  expect(momentWords(kind, { ...game, ...given })).toEqual({ title, body })
})
