import { describe, expect, test } from 'vitest'
import type { StoryGame } from '#contract/shapes/news.story-parts.ts'
import { storyGameWords } from './story-game.ts'

const game: StoryGame = {
  id: 7,
  sport: { id: 1, title: 'Football', shortName: 'football', abbrev: 'FB', globalSportNameSlug: 'football' },
  season: '2026',
  date: '2026-11-14',
  time: '1:00 PM',
  atVs: 'at',
  locationIndicator: 'A',
  location: 'Northfield, Ill.',
  opponent: { id: 3, title: 'Northfield', slug: 'northfield', image: null },
  tournament: null,
  result: { status: 'W', teamScore: '31', opponentScore: '28', prescore: null, postscore: '(OT)' },
  boxscore: '/sports/football/stats/2026/northfield/boxscore/7',
  gameCenter: '/game-center/7',
}

describe('a game in a story', () => {
  test('that is over shows its score and leads to its box score', () => {
    expect(storyGameWords(game)).toMatchObject({
      opponent: 'at Northfield',
      day: 'Sat, Nov 14, 2026',
      outcome: { letter: 'W' },
      figure: '31-28',
      note: '(OT)',
      link: { href: game.boxscore, label: 'Box score' },
    })
  })

  test('that is over and has no box score leads to its game center', () => {
    expect(storyGameWords({ ...game, boxscore: null }).link.href).toBe('/game-center/7')
  })

  test('that is to come or going on shows its time and no score, and leads to where it is followed', () => {
    expect(storyGameWords({ ...game, result: null })).toMatchObject({
      outcome: null,
      figure: '1:00 PM',
      link: { href: '/game-center/7', label: 'Game center' },
    })
  })

  test('without a page of its own leads to the schedule', () => {
    const { href } = storyGameWords({ ...game, result: null, gameCenter: null }).link
    expect(href).toBe('/sports/football/schedule/2026')
  })

  test('that is a meet shows its name and the place', () => {
    const meet = {
      ...game,
      tournament: 'Northfield',
      result: {
        status: 'N' as const,
        teamScore: null,
        opponentScore: null,
        prescore: null,
        postscore: '3rd of 9',
      },
    }
    expect(storyGameWords(meet)).toMatchObject({
      opponent: 'Northfield',
      outcome: null,
      figure: '3rd of 9',
      note: null,
    })
  })
})
