import { noMishaps, type Position, type SportDefinition } from './definition.ts'
import { meet } from './scoring/fields.ts'
import { footballGame } from './scoring/goals.ts'

const offence = (
  abbreviation: string,
  title: string,
  count: number,
  height: [number, number],
  weight: [number, number],
  numbers: [number, number][],
): Position => ({ abbreviation, title, count, height, weight, numbers, side: 'offence' })

const defence = (...args: Parameters<typeof offence>): Position => ({ ...offence(...args), side: 'defence' })

const kicking: [number, number][] = [
  [30, 49],
  [90, 99],
]

export const football: SportDefinition = {
  shortname: 'football',
  title: 'Football',
  abbreviation: 'FB',
  globalSportId: 3,
  slug: 'football',
  gender: 'M',
  family: 'football',
  year: 'autumn',
  roster: {
    jerseys: 'any',
    showsWeight: true,
    positions: [
      offence('QB', 'Quarterback', 5, [73, 77], [195, 230], [[1, 19]]),
      offence('RB', 'Running Back', 8, [68, 73], [185, 225], [[1, 45]]),
      offence(
        'WR',
        'Wide Receiver',
        15,
        [69, 76],
        [170, 215],
        [
          [1, 19],
          [80, 89],
        ],
      ),
      offence(
        'TE',
        'Tight End',
        7,
        [75, 79],
        [230, 260],
        [
          [80, 89],
          [40, 49],
        ],
      ),
      offence('OL', 'Offensive Line', 18, [74, 80], [275, 335], [[50, 79]]),
      defence(
        'DL',
        'Defensive Line',
        15,
        [73, 78],
        [250, 320],
        [
          [90, 99],
          [50, 59],
        ],
      ),
      defence('LB', 'Linebacker', 15, [72, 76], [215, 245], [[1, 59]]),
      defence('CB', 'Cornerback', 10, [69, 74], [170, 195], [[1, 39]]),
      defence('S', 'Safety', 9, [70, 75], [185, 215], [[1, 39]]),
      offence('K', 'Kicker', 3, [69, 74], [165, 200], kicking),
      defence('P', 'Punter', 2, [71, 76], [180, 215], kicking),
      offence('LS', 'Long Snapper', 3, [71, 75], [205, 240], [[40, 69]]),
    ],
  },
  clocks: { weekday: '19:30', saturday: '15:30', sunday: '13:00' },
  minutes: 210,
  // Four weeks of Saturdays are four games, whatever the year.
  phases: [
    {
      kind: 'games',
      stage: 'nonconference',
      from: '08-29',
      to: '09-25',
      days: [6],
      count: 4,
      homeShare: 0.75,
    },
    { kind: 'games', stage: 'conference', from: '09-26', to: '10-23', days: [6], count: 4 },
    { kind: 'special', from: '10-24', on: 6, title: 'Open Date', isOpenDate: true },
    { kind: 'games', stage: 'conference', from: '10-31', to: '11-27', days: [6], count: 4 },
  ],
  play: footballGame,
  playField: meet({ lowWins: false, points: [90, 10] }),
  forfeitScore: 1,
  mishaps: noMishaps,
  ticketed: true,
  broadcast: true,
}
