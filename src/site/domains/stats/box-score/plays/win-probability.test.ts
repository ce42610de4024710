import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Play, SportGroup } from '#contract/shapes/stats-shapes.ts'
import { gameTime, moments } from './game-time.ts'
import { fittedOdds, homeChance, winChances } from './win-probability.ts'

const play = (
  period: number,
  clock: string | null,
  score?: [number, number],
  facts: Partial<Play> = {},
): Play => ({
  period,
  clock,
  side: null,
  text: 'play',
  awayScore: score?.[0] ?? null,
  homeScore: score?.[1] ?? null,
  ...facts,
})
const rounded = (numbers: number[]) => numbers.map((each) => Math.round(each * 1000) / 1000)
const tables = Object.entries(fittedOdds)

describe('the chance to win', () => {
  test.each(tables)('%s: grows with the margin, and a margin says more with less time left', (_, odds) => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), share, share, (margin, one, other) => {
        const chance = homeChance(odds, margin, one)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(homeChance(odds, margin + 1, one)).toBeGreaterThanOrEqual(chance)
        const [late, early] = [Math.min(one, other), Math.max(one, other)]
        const without = { ...odds, home: 0 }
        if (margin > 0)
          expect(homeChance(without, margin, late)).toBeGreaterThanOrEqual(homeChance(without, margin, early))
      }),
    )
  })

  test.each(tables)('%s: begins near a half, and a large lead at the end is nearly all', (sport, odds) => {
    expect(Math.abs(homeChance(odds, 0, 1) - 0.5)).toBeLessThan(0.2)
    const large = ['football', 'basketball'].includes(sport) ? 20 : 6
    expect(homeChance(odds, large, 0.02)).toBeGreaterThan(0.97)
  })

  test('without odds, or without a score in the plays, nothing is told', () => {
    const box = {
      sport: { globalSportNameSlug: 'football' },
      periods: ['1'],
      plays: [play(1, '15:00')],
      away: { score: 0 },
      home: { score: 0 },
      isOver: false,
    }
    expect(winChances({ ...box, sportGroup: 'football' })).toBeNull()
    expect(winChances({ ...box, sportGroup: 'volleyball', plays: [play(1, null, [0, 1])] })).toBeNull()
    expect(winChances({ ...box, sportGroup: null })).toBeNull()
  })

  test('a game that is over ends with its winner, and tells the score that turned it most', () => {
    const told = winChances({
      sportGroup: 'football',
      sport: { globalSportNameSlug: 'football' },
      periods: ['1', '2', '3', '4'],
      plays: [play(1, '10:00', [0, 3]), play(4, '1:00', [7, 3])],
      away: { score: 7 },
      home: { score: 3 },
      isOver: true,
    })
    expect(told?.points.at(-1)).toEqual({ at: 1, period: 4, chance: 0 })
    expect(told?.turn?.play.period).toBe(4)
    expect(told?.turn?.by).toBeLessThan(0)
  })
})

describe('how much of a game is left', () => {
  const timeOf = (group: SportGroup, slug: string) => {
    const time = gameTime(group, slug)
    if (!time) throw new Error('no time')
    return time
  }
  const left = (group: SportGroup, slug: string, plays: Play[], played = 2) =>
    rounded(moments(plays, timeOf(group, slug), played).map((moment) => moment.left))

  test('by a clock that counts down', () => {
    const plays = [play(1, '20:00'), play(1, '10:00'), play(1, null), play(2, '20:00'), play(2, '0:00')]
    expect(left('basketball', 'mens-basketball', plays)).toEqual([1, 0.75, 0.75, 0.5, 0])
  })
  test('by one that counts up through the game, or through its period', () => {
    expect(left('soccer', 'mens-soccer', [play(1, '0:00'), play(1, '45:00'), play(2, '67:30')])).toEqual([
      1, 0.5, 0.25,
    ])
    expect(left('hockey', 'mens-ice-hockey', [play(1, '0:00'), play(1, '10:00'), play(3, '10:00')])).toEqual([
      1, 0.833, 0.167,
    ])
  })
  test('by innings and outs', () => {
    const plays = [
      play(1, null, undefined, { side: 'away', outs: 0 }),
      play(1, null, undefined, { side: 'home', outs: 0 }),
      play(9, null, undefined, { side: 'home', outs: 2 }),
      play(10, null, undefined, { side: 'away', outs: 0 }),
    ]
    expect(left('baseball', 'baseball', plays, 10)).toEqual([1, 0.944, 0.019, 0.056])
  })
  test('overtime is a little, and a game never goes further than its end', () => {
    const plays = [play(1, '20:00'), play(2, '0:00'), play(3, '5:00'), play(3, '0:00')]
    const told = moments(plays, timeOf('basketball', 'mens-basketball'), 3)
    expect(told.every(({ at, left: rest }) => at <= 1 && rest <= 1 && rest >= 0)).toBe(true)
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted((a, b) => a - b))
  })
})
