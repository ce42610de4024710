import { describe, expect, test } from 'vitest'
import { readSchedule } from './schedule-file.ts'

const season = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
const only = (text: string) => readSchedule(text, season).rows[0]
const result = (teamScore: string, opponentScore: string, postscore: string | null = null) => ({
  kind: 'result',
  result: { status: 'W', teamScore, opponentScore, prescore: null, postscore },
})

describe('a schedule file', () => {
  test.each([
    ['Date,Time,Opponent,Location,Result', 'Sep 5,7 p.m.,at #12 Elk Bay*,"Elk Bay, Ore.","W, 31-10 (OT)"'],
    [
      'Date;Time;H/A;Opponent;City;Conf;W/L;Score',
      '9/5/2026;19:00;A;#12 Elk Bay;Elk Bay, Ore.;y;W;31-10 (OT)',
    ],
  ])('with the columns %s is read', (header, row) => {
    expect(only(`${header}\n${row}`)).toEqual({
      row: 2,
      opponent: 'Elk Bay',
      date: '2026-09-05',
      clock: '19:00',
      site: 'A',
      location: 'Elk Bay, Ore.',
      isConference: true,
      opponentPrefix: '#12',
      outcome: result('31', '10', 'OT'),
    })
  })

  test('takes scores from columns of their own, and a game called off from the time or the status', () => {
    expect(only('date,opponent,us,them\n9/5,Elk Bay,31,10')?.outcome).toEqual(result('31', '10'))
    expect(only('date,opponent,time\n9/5,Elk Bay,Postponed')).toMatchObject({
      outcome: { kind: 'postponed' },
    })
    expect(only('date,opponent,status\n9/5,Elk Bay,Canceled')).toMatchObject({
      outcome: { kind: 'cancelled' },
    })
  })

  test('of the API is read as the API writes it', () => {
    const game = {
      id: 5,
      type: 'recent',
      startDate: '2026-09-05T19:00:00',
      endDate: null,
      timeZone: 'America/Chicago',
      time: '7:00 PM',
      isTbd: false,
      isAllDay: false,
      status: 'A',
      locationIndicator: 'N',
      location: 'Reno, Nev.',
      isConference: false,
      isExhibition: false,
      opponent: { title: 'Elk Bay', prefix: '#12' },
      media: { tv: 'Lake TV', radio: null },
      result: { status: 'L', teamScore: '2', opponentScore: '3', postscore: 'OT', prescore: null },
    }
    expect(only(JSON.stringify({ games: [game] }))).toEqual({
      row: 1,
      opponent: 'Elk Bay',
      date: '2026-09-05',
      clock: '19:00',
      timeZone: 'America/Chicago',
      site: 'N',
      location: 'Reno, Nev.',
      isConference: false,
      isExhibition: false,
      opponentPrefix: '#12',
      tv: 'Lake TV',
      outcome: {
        kind: 'result',
        result: { status: 'L', teamScore: '2', opponentScore: '3', prescore: null, postscore: 'OT' },
      },
    })
  })

  test('names every row that cannot be taken, and what was left out of the others', () => {
    const reading = readSchedule(
      'date,opponent,time\n9/5,,7 pm\n,Elk Bay,7 pm\nsoon,Elk Bay,7 pm\n9/6,Elk Bay,evening',
      season,
    )
    expect(reading.rejects).toEqual([
      { row: 2, reason: 'has no opponent' },
      { row: 3, reason: 'has no date' },
      { row: 4, reason: "the date 'soon' is not understood" },
    ])
    expect(reading.warnings).toEqual([
      { row: 5, reason: "the time 'evening' is not understood and left out" },
    ])
    expect(reading.rows.length + reading.rejects.length).toBe(reading.total)
  })

  test('needs dates and opponents', () => {
    expect(() => readSchedule('date,time\n9/5,7 pm', season)).toThrow(
      'No column holds the opponent; the columns are date, time.',
    )
  })
})
