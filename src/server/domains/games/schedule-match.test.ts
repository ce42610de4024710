import { describe, expect, test } from 'vitest'
import type { ScheduleRow } from '../../feeds/schedule-file.ts'
import { asGames, matchGames } from './schedule-match.ts'

/** '09-05 19:00 elk A', with '-' for no time and the place left out where the file has none; 'elk/2' is its second game. */
function parse(text: string) {
  const [date = '', clock = '', name = '', site] = text.split(' ')
  const [rival = '', number] = name.split('/')
  return {
    date: `2026-${date}`,
    clock,
    rival,
    site: site as 'H' | 'A' | undefined,
    gameNumber: number ? Number(number) : null,
  }
}
const rows = (...texts: string[]) =>
  texts.map((text, index) => {
    const { date, clock, rival, site, gameNumber } = parse(text)
    const row: ScheduleRow = {
      row: index + 2,
      opponent: rival,
      date,
      ...(clock === '-' ? {} : { clock }),
      ...(site ? { site } : {}),
      ...(gameNumber ? { gameNumber } : {}),
    }
    return { row, rival }
  })
const games = (...texts: string[]) =>
  texts.map((text) => {
    const { date, clock, rival, site, gameNumber } = parse(text)
    return { text, rival, startDate: date, clock, gameNumber, locationIndicator: site ?? ('H' as const) }
  })

describe('a row of a schedule is the game', () => {
  test.each([
    ['on the same day', ['09-05 19:00 elk'], ['09-05 19:00 elk', '09-12 19:00 orr'], ['09-05 19:00 elk']],
    ['with another time', ['09-05 13:00 elk'], ['09-05 19:00 elk'], ['09-05 19:00 elk']],
    ['that was moved to another day', ['09-06 19:00 elk'], ['09-05 19:00 elk'], ['09-05 19:00 elk']],
    [
      'of a doubleheader with its number',
      ['09-05 - elk/2', '09-05 - elk/1'],
      ['09-05 13:00 elk/1', '09-05 16:00 elk/2'],
      ['09-05 16:00 elk/2', '09-05 13:00 elk/1'],
    ],
    [
      'of a doubleheader at its time',
      ['09-05 16:00 elk', '09-05 13:00 elk'],
      ['09-05 13:00 elk', '09-05 16:00 elk'],
      ['09-05 16:00 elk', '09-05 13:00 elk'],
    ],
    [
      'on its day, not the return',
      ['09-05 19:00 elk H', '10-05 19:00 elk A'],
      ['10-05 19:00 elk A', '09-05 19:00 elk H'],
      ['09-05 19:00 elk H', '10-05 19:00 elk A'],
    ],
  ])('%s', (_, given, known, expected) => {
    const matched = matchGames(rows(...given), games(...known))
    expect([matched.pairs.map(({ game }) => game.text), matched.others]).toEqual([expected, []])
  })

  test.each([
    ['against somebody else', ['09-05 19:00 elk'], ['09-05 19:00 orr']],
    ['at the other place', ['10-05 19:00 elk A'], ['09-05 19:00 elk H']],
    ['where two may have been moved', ['10-05 19:00 elk'], ['09-05 19:00 elk', '09-12 19:00 elk']],
  ])('but not one %s', (_, given, known) => {
    expect(matchGames(rows(...given), games(...known)).pairs).toEqual([])
  })
})

describe('rows with one opponent on one day', () => {
  test.each([
    [['09-05 13:00 elk', '09-05 16:00 elk'], [1, 2], 0],
    [['09-05 16:00 elk', '09-05 13:00 elk'], [2, 1], 0],
    [['09-05 - elk/1', '09-05 - elk/2'], [1, 2], 0],
    [['09-05 13:00 elk', '09-05 13:00 elk'], [undefined], 1],
    [['09-05 13:00 elk', '09-05 - elk'], [undefined], 1],
    [['09-05 13:00 elk', '09-06 13:00 elk'], [undefined, undefined], 0],
  ])('%j are games %j, and %i repeats another', (given, numbers, repeats) => {
    const result = asGames(rows(...given))
    expect(result.rows.map(({ row }) => row.gameNumber)).toEqual(numbers)
    expect(result.rejects).toHaveLength(repeats)
  })
})
