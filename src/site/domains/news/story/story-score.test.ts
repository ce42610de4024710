import { describe, expect, test } from 'vitest'
import type { Story } from '#contract/news.ts'
import { storyScore } from './story-score.ts'

type Game = Story['games'][number]

const ended = (result: Partial<Game['result'] & object>): Game[] => [
  {
    opponent: { title: 'Northfield' },
    boxscore: '/box',
    result: { status: 'W', teamScore: '23', opponentScore: '17', prescore: null, postscore: null, ...result },
  } as Game,
]
const ours = { name: 'Halcyon State', score: '23' }
const theirs = { name: 'Northfield', score: '17' }

describe('the score under a headline', () => {
  test.each<[string, Story['type'], Game[], ReturnType<typeof storyScore>]>([
    ['names the winner first', 'recap', ended({}), { sides: [ours, theirs], href: '/box' }],
    ['which may be the other side', 'recap', ended({ status: 'L' }), { sides: [theirs, ours], href: '/box' }],
    [
      'and the school where nobody won',
      'recap',
      ended({ status: 'T' }),
      { sides: [ours, theirs], href: '/box' },
    ],
    ['is told by a recap alone', 'preview', ended({}), null],
    ['is none before the end', 'recap', [{ ...ended({})[0], result: null } as Game], null],
    ['is none of a meet', 'recap', ended({ status: 'N', teamScore: null }), null],
    ['is none of several games', 'recap', [...ended({}), ...ended({})], null],
    ['is none of no game', 'recap', [], null],
  ])('%s', (_, type, games, score) => {
    expect(storyScore({ type, games }, 'Halcyon State University')).toEqual(score)
  })
})
