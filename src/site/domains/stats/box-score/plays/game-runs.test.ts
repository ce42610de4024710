import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Play } from '#contract/shapes/stats-shapes.ts'
import { scoreFlow } from '../score-flow.ts'
import { scoringRuns, unanswered } from './game-runs.ts'

const play = (awayScore: number | null, homeScore: number | null, period = 1): Play => ({
  period,
  clock: '9:00',
  side: null,
  text: '',
  awayScore,
  homeScore,
})

/** Any game: who scored, and how much. */
const game = fc.array(fc.record({ isHome: fc.boolean(), points: fc.constantFrom(1, 2, 3) }), {
  minLength: 1,
  maxLength: 120,
})

function playsOf(baskets: { isHome: boolean; points: number }[]): Play[] {
  let [away, home] = [0, 0]
  return baskets.flatMap(({ isHome, points }) => {
    if (isHome) home += points
    else away += points
    return [play(null, null), play(away, home)]
  })
}

describe('runs of a game', () => {
  test('are the letters of who scored, cut where they change', () => {
    fc.assert(
      fc.property(game, (baskets) => {
        const letters = baskets.map(({ isHome, points }) => (isHome ? 'H' : 'A').repeat(points)).join('')
        const expected = [...letters.matchAll(/H+|A+/g)].map(([run]) => [
          run.startsWith('H') ? 'home' : 'away',
          run.length,
        ])
        expect(unanswered(playsOf(baskets), false).map(({ side, points }) => [side, points])).toEqual(
          expected,
        )
      }),
    )
  })

  test('changes of lead and ties of the same game are those of the sums, counted basket by basket', () => {
    fc.assert(
      fc.property(game, (baskets) => {
        const flow = scoreFlow({ periods: ['1'], scoring: [], plays: playsOf(baskets) })
        if (!flow) return
        let [lead, ahead, changes, ties] = [0, '', 0, 0]
        for (const { isHome, points } of baskets) {
          lead += isHome ? points : -points
          if (lead === 0) ties++
          const leader = lead > 0 ? 'home' : lead < 0 ? 'away' : ahead
          if (ahead !== '' && leader !== ahead) changes++
          ahead = leader
        }
        expect([flow.leadChanges, flow.ties]).toEqual([changes, ties])
      }),
    )
  })

  test('a set begins at nothing, and ends the run of the set before', () => {
    const plays = [play(1, 0), play(2, 0), play(1, 0, 2), play(1, 1, 2)]
    expect(unanswered(plays, true).map(({ side, points }) => [side, points])).toEqual([
      ['away', 2],
      ['away', 1],
      ['home', 1],
    ])
  })

  test('a score that is taken back ends a run and begins none', () => {
    const plays = [play(0, 2), play(0, 4), play(0, 2), play(0, 5)]
    expect(unanswered(plays, false).map(({ points }) => points)).toEqual([4, 3])
  })

  test('only long ones are told, and none in a sport that has no word for them', () => {
    const plays = [play(0, 3), play(0, 6), play(0, 9), play(2, 9)]
    expect(
      scoringRuns(plays, 'basketball').map(({ side, points, away, home }) => [side, points, away, home]),
    ).toEqual([['home', 9, 0, 9]])
    expect(scoringRuns(plays, 'soccer')).toEqual([])
    expect(scoringRuns(plays, null)).toEqual([])
  })
})
