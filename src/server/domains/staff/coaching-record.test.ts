import { describe, expect, test } from 'vitest'
import { type CoachedSeason, recordsByCoach, recordsByYear, totalsOf } from './coaching-record.ts'

const percentOf = (wins: number, losses: number, ties: number) =>
  (wins + ties / 2) / (wins + losses + ties || 1)

/** 'year coach W-L-T cW-cL', with '*' after a coach whose totals are stored. */
const season = (text: string): CoachedSeason => {
  const [year = '', coach = '', record = '', conference = ''] = text.split(' ')
  const [wins = 0, losses = 0, ties = 0] = record.split('-').map(Number)
  const [conferenceWins = 0, conferenceLosses = 0] = conference.split('-').map(Number)
  return {
    season: year,
    year: Number(year),
    coachId: coach === 'Now' ? 7 : null,
    name: coach.replace('*', ''),
    url: null,
    wins,
    losses,
    ties,
    conferenceWins,
    conferenceLosses,
    conferenceTies: 0,
    isStored: coach.endsWith('*'),
  }
}
const all = [
  '1970 Old* 5-5-1 3-2',
  '1971 Old* 8-2-0 5-0',
  '1972 Mid* 4-6-0 1-4',
  '2025 Now 9-3-0 4-2',
  '2026 Now 0-0-0 0-0',
].map(season)

describe('coaching records', () => {
  test('by year are one line a season, newest first, without a season that has no decision', () => {
    const lines = recordsByYear(all, percentOf)
    expect(
      lines.map(({ season: title, name, wins, losses, isStored }) => [title, name, wins, losses, isStored]),
    ).toEqual([
      ['2025', 'Now', 9, 3, false],
      ['1972', 'Mid', 4, 6, true],
      ['1971', 'Old', 8, 2, true],
      ['1970', 'Old', 5, 5, true],
    ])
  })

  test('overall are one line a coach, with the first and the last season', () => {
    const lines = recordsByCoach(all, percentOf)
    expect(
      lines.map(({ season: title, seasonCount, name, wins, losses, ties }) => [
        title,
        seasonCount,
        name,
        wins,
        losses,
        ties,
      ]),
    ).toEqual([
      ['2025', 1, 'Now', 9, 3, 0],
      ['1972', 1, 'Mid', 4, 6, 0],
      ['1970 to 1971', 2, 'Old', 13, 7, 1],
    ])
    expect(lines[2]).toMatchObject({
      conferenceWins: 8,
      conferenceLosses: 2,
      conferencePercent: 0.8,
      isStored: true,
    })
  })

  test('overall sum to the years', () => {
    const { wins, losses, ties } = totalsOf(all, percentOf)
    for (const lines of [recordsByYear(all, percentOf), recordsByCoach(all, percentOf)]) {
      expect(
        lines.reduce(
          (sum, line) => [(sum[0] ?? 0) + line.wins, (sum[1] ?? 0) + line.losses, (sum[2] ?? 0) + line.ties],
          [0, 0, 0],
        ),
      ).toEqual([wins, losses, ties])
    }
  })

  test('of a coach with seasons of both kinds say that some are stored', () => {
    const lines = recordsByCoach(
      [{ ...season('2019 Now 3-2-0 1-1'), isStored: true }, season('2025 Now 9-3-0 4-2')],
      percentOf,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ season: '2019 to 2025', wins: 12, isStored: true })
  })
})
