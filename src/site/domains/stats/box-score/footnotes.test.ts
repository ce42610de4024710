import { describe, expect, test } from 'vitest'
import type { StatLine } from '#contract/shapes/stats-shapes.ts'
import { footnotes } from './footnotes.ts'

type Box = Parameters<typeof footnotes>[0]

const player = (name: string, groups: StatLine) => ({ name, groups })
const boxOf = (part: object): Box =>
  ({
    away: { abbreviation: 'ELM' },
    home: { abbreviation: 'HSU' },
    teams: [],
    plays: [],
    matches: [],
    ...part,
  }) as unknown as Box
const told = (box: Box) => footnotes(box).map(({ label, text }) => `${label}: ${text}`)

describe('below the tables', () => {
  test('the diamond names who erred, doubled, stole and won, and counts what a team left', () => {
    const teams = [
      {
        side: 'away',
        totals: { hitting: { lob: 7 }, fielding: { dp: 1 } },
        players: [
          player('Ann Marsh', { hitting: { double: 2, sb: 1 }, fielding: { e: 1 } }),
          player('Di Ames', { hitting: { double: 1 } }),
        ],
      },
      {
        side: 'home',
        totals: { hitting: { lob: 4 }, fielding: {} },
        players: [player('Kit Doe', { pitching: { win: 1, wp: 0 } })],
      },
    ]
    expect(told(boxOf({ sportGroup: 'baseball', teams }))).toEqual([
      'E: ELM – Ann Marsh',
      'DP: ELM 1; HSU 0',
      'LOB: ELM 7; HSU 4',
      '2B: ELM – Ann Marsh (2), Di Ames',
      'SB: ELM – Ann Marsh',
      'Win: HSU – Kit Doe',
    ])
  })

  test('basketball names technical fouls, or says that there were none where plays would tell', () => {
    const play = { period: 1, clock: null, side: 'home', text: 'Technical foul by Kit Doe' }
    expect(told(boxOf({ sportGroup: 'basketball', plays: [play] }))).toEqual([
      'Technical fouls: HSU – Kit Doe',
    ])
    expect(told(boxOf({ sportGroup: 'basketball', plays: [{ ...play, text: 'Foul by Kit Doe' }] }))).toEqual([
      'Technical fouls: none',
    ])
    expect(told(boxOf({ sportGroup: 'basketball' }))).toEqual([])
  })

  test('tennis has the order in which its courts finished', () => {
    const match = (kind: string, number: number, finished: number | null) => ({ kind, number, finished })
    const matches = [
      match('singles', 1, 5),
      match('singles', 3, 4),
      match('doubles', 2, 1),
      match('singles', 2, null),
    ]
    expect(told(boxOf({ sportGroup: 'tennis', matches }))).toEqual([
      'Order of finish: doubles 2; singles 3, 1',
    ])
  })

  test('halves of shared sacks are told as they are', () => {
    const teams = [{ side: 'home', totals: {}, players: [player('Kit Doe', { defense: { sacks: 1.5 } })] }]
    expect(told(boxOf({ sportGroup: 'football', teams }))).toEqual(['Sacks: HSU – Kit Doe (1.5)'])
  })
})
