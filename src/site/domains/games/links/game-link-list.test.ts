import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import { gameLinkList } from './game-link-list.ts'

const game = {
  status: 'A',
  media: {
    video: 'https://watch.example/7',
    audio: 'https://listen.example/7',
    stats: 'https://stats.example/7',
    custom1: 'https://www.guide.example/7',
    custom2: null,
    custom3: 'https://parking.example',
    gameFiles: [{ title: 'Parking Map', url: '/files/map.pdf' }],
  },
  story: { url: '/news/preview' },
  galleries: [],
  gameProgram: '/files/7.pdf',
  gameLinks: [{ title: 'Game Notes', url: 'https://notes.example/7' }],
  gameCenterEnabled: true,
  gameCenterLink: '/game-center/7',
  result: null,
} as unknown as Game
const result = { recap: '/news/recap', boxscore: '/boxscore/7' }
const labels = (change: object = {}, history: string | null = null) =>
  gameLinkList({ ...game, ...change } as Game, history).map(({ label }) => label)

describe('the links of a game', () => {
  test('lead to its coverage before it', () => {
    expect(labels()).toEqual([
      'Watch',
      'Listen',
      'Game Center',
      'Preview',
      'Program',
      'Parking Map',
      'Game Notes',
      'guide.example',
      'parking.example',
    ])
  })

  test('and to what was written and seen after it', () => {
    expect(labels({ result, galleries: [{ url: '/news/gallery' }] })).toEqual([
      'Recap',
      'Box Score',
      'Game Center',
      'Gallery',
      'Program',
      'Parking Map',
      'Game Notes',
    ])
  })

  test('show statistics of their own where there is no box score', () => {
    expect(labels({ result: { recap: null, boxscore: null } })).toContain('Stats')
  })

  test('lead to the game center only when it is enabled, and else to its statistics elsewhere', () => {
    expect(labels({ gameCenterEnabled: false })).not.toContain('Game Center')
    expect(labels({ gameCenterEnabled: false })).toContain('Live Stats')
    expect(labels()).not.toContain('Live Stats')
  })

  test('lead to the history of the opponent by setting', () => {
    expect(labels({}, '/sports/football/opponent-history/northfield/1')).toContain('History')
  })

  test('of a game that was called off lead to no coverage', () => {
    expect(labels({ status: 'C' })).toEqual(['Game Center', 'Program', 'Parking Map', 'Game Notes'])
  })
})
