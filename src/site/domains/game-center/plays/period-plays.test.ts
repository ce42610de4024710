import { describe, expect, test } from 'vitest'
import { latestPlays, periodPlays } from './period-plays.ts'

const play = (period: number, text: string) => ({
  period,
  clock: null,
  side: null,
  text,
  awayScore: null,
  homeScore: null,
})
const told = {
  sport: { id: 1, title: '', shortName: '', abbrev: '', globalSportNameSlug: 'womens-basketball' },
  periods: ['1', '2', '3'],
  plays: [play(1, 'tip'), play(1, 'jumper'), play(3, 'layup'), play(3, 'foul')],
}

describe('the plays of a game', () => {
  test('come period by period, the newest first, and the current one is known', () => {
    const periods = periodPlays(told)
    expect(
      periods.map(({ title, isCurrent, plays }) => [title, isCurrent, plays.map(({ text }) => text)]),
    ).toEqual([
      ['Quarter 3', true, ['foul', 'layup']],
      ['Quarter 1', false, ['jumper', 'tip']],
    ])
  })

  test('keep their place in the game, so that a newer one takes nobody’s', () => {
    const [before] = periodPlays(told)
    const [after] = periodPlays({ ...told, plays: [...told.plays, play(3, 'steal')] })
    expect(after?.plays.slice(1).map(({ place }) => place)).toEqual(before?.plays.map(({ place }) => place))
  })

  test('are told of a period that the line score does not have yet', () => {
    expect(periodPlays({ ...told, plays: [...told.plays, play(5, 'overtime')] })[0]).toMatchObject({
      title: 'Overtime 1',
      isCurrent: true,
    })
  })

  test('have a last few', () => {
    expect(latestPlays(told, 2).map(({ text }) => text)).toEqual(['foul', 'layup'])
    expect(latestPlays({ plays: [] }, 2)).toEqual([])
  })
})
