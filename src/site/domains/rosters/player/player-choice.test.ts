import { describe, expect, test } from 'vitest'
import { playerChoice } from './player-choice.ts'

const address = '/sports/football/roster/ada-byrne/7'
const choiceOf = (query: string) => playerChoice(address, new URLSearchParams(query))

describe('what is chosen on a player’s page is in the address', () => {
  test.each([
    ['', null, null, null],
    ['season=2025&stat=passing.yds&compare=12', '2025', 'passing.yds', 12],
    ['season=&stat=&compare=', null, null, null],
    ['compare=abc', null, null, null],
    ['compare=-1', null, null, null],
  ])('%j', (query, season, stat, compare) => {
    expect(choiceOf(query)).toMatchObject({ season, stat, compare })
  })

  test('a link changes one choice and keeps the others', () => {
    const choice = choiceOf('season=2025&compare=12')
    expect(choice.href({ season: '2024' })).toBe(`${address}?season=2024&compare=12`)
    expect(choice.href({ season: null })).toBe(`${address}?compare=12`)
    expect(choiceOf('season=2025').href({ season: null })).toBe(address)
  })

  test('the form keeps all but the other player', () => {
    expect(choiceOf('season=2025&compare=12').kept).toEqual([['season', '2025']])
  })
})
