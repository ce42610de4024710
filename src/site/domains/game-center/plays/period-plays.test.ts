import { describe, expect, test } from 'vitest'
import { latestPlays, periodPlays, periodWord } from './period-plays.ts'

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
  sportGroup: 'basketball' as const,
  periods: ['1', '2', '3'],
  drives: [],
  away: { name: 'Elm', abbreviation: 'ELM' },
  home: { name: 'Halcyon', abbreviation: 'HSU' },
  plays: [play(1, 'tip'), play(1, 'jumper'), play(3, 'layup'), play(3, 'foul')],
}

const texts = (groups: { plays: { text: string }[] }[]) =>
  groups.map(({ plays }) => plays.map(({ text }) => text))
const places = (period: { groups: { plays: { place: number }[] }[] } | undefined) =>
  period?.groups.flatMap(({ plays }) => plays.map(({ place }) => place)) ?? []

describe('the plays of a game', () => {
  test('come period by period, the newest first, and the current one is known', () => {
    const periods = periodPlays(told)
    expect(periods.map(({ title, isCurrent, groups }) => [title, isCurrent, texts(groups)])).toEqual([
      ['Quarter 3', true, [['foul', 'layup']]],
      ['Quarter 1', false, [['jumper', 'tip']]],
    ])
  })

  test('come by half inning, the one that is played on top', () => {
    const batting = (side: 'away' | 'home', text: string) => ({ ...play(1, text), side, outs: 0 })
    const inning = [batting('away', 'walk'), batting('away', 'fly'), batting('home', 'single')]
    const [first] = periodPlays({ ...told, sportGroup: 'baseball', plays: inning })
    expect(first?.groups.map(({ title }) => title)).toEqual(['Bottom: Halcyon', 'Top: Elm'])
    expect(texts(first?.groups ?? [])).toEqual([['single'], ['fly', 'walk']])
  })

  test('keep their place in the game, so that a newer one takes nobody’s', () => {
    const [before] = periodPlays(told)
    const [after] = periodPlays({ ...told, plays: [...told.plays, play(3, 'steal')] })
    expect(places(after).slice(1)).toEqual(places(before))
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

test.each([
  ['womens-basketball', 3, '3rd'],
  ['womens-basketball', 5, 'OT 1'],
  ['baseball', 11, '11th'],
])('in %s the period %i is said to be the %s', (slug, period, words) => {
  expect(periodWord(slug, period)).toBe(words)
})
