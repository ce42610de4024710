import { expect, test } from 'vitest'
import type { LiveGame } from '#site/domains/live/live-game.ts'
import { lineWords } from './line-words.ts'

const play = {
  away: { name: 'Ellery', score: 0 },
  home: { name: 'Halcyon', score: 7 },
  period: '2nd',
  clock: '6:40',
  possession: null,
  situation: null,
}
const game = (phase: LiveGame['phase'], told: LiveGame['play'] = play): LiveGame => ({
  id: 1,
  phase,
  play: told,
})

test.each([
  [
    'the score and the moment of a game that is on',
    game('live'),
    { word: 'Live', away: '0', home: '7', moment: '2nd · 6:40' },
  ],
  [
    'the score of one whose feed fell silent',
    game('delayed'),
    { word: 'Delayed', away: '0', home: '7', moment: '2nd · 6:40' },
  ],
  ['no moment of one that is over', game('over'), { word: 'Final', away: '0', home: '7', moment: '' }],
  ['only how it stands where nobody keeps the score', game('live', null), { word: 'Live' }],
])('the line says %s', (_sentence, told, expected) => {
  expect(lineWords(told)).toEqual(expected)
})
