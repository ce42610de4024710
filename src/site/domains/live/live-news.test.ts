import { expect, test } from 'vitest'
import type { LiveGame } from './live-game.ts'
import { liveNews } from './live-news.ts'

const game = (phase: LiveGame['phase'], home: number, clock = '6:40'): LiveGame => ({
  id: 7,
  phase,
  play: {
    home: { name: 'Halcyon State', score: home },
    away: { name: 'Pinemarch', score: 36 },
    period: '1st',
    clock,
    possession: null,
    situation: null,
  },
})

test.each([
  ['a game that begins', game('ahead', 0), game('live', 0), 'Live: Halcyon State 0, Pinemarch 36'],
  ['a score', game('live', 45), game('live', 47), 'Halcyon State 47, Pinemarch 36, 1st'],
  ['an end', game('live', 45), game('over', 45), 'Final: Halcyon State 45, Pinemarch 36'],
  ['a delay', game('live', 45), game('delayed', 45), 'Delayed: Halcyon State 45, Pinemarch 36'],
  ['its going on', game('delayed', 45), game('live', 47), 'Live: Halcyon State 47, Pinemarch 36'],
  ['nothing of the clock', game('live', 45), game('live', 45, '6:20'), null],
  ['nothing of a game still to come', null, game('ahead', 0), null],
  ['nothing without statistics', null, { id: 7, phase: 'live', play: null } as LiveGame, null],
])('tells of %s', (_sentence, before, after, words) => {
  expect(liveNews(before, after)).toBe(words)
})
