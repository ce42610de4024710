import { expect, test } from 'vitest'
import { situationOf } from './situation.ts'

const play = (side: 'home' | 'away', text: string, period = 1, awayScore: number | null = null) => ({
  period,
  side,
  text,
  awayScore,
})

test.each([
  [
    'football has down, distance and spot from the snap that comes',
    'football',
    [],
    play('away', '3rd and 8 at KES 42: Okafor rush for 2 yards'),
    { possession: 'away', situation: '3rd & 8 at KES 42' },
  ],
  ['a kick has no down', 'football', [], play('home', 'Ware kick'), { possession: 'home', situation: null }],
  [
    'in volleyball whoever won the rally serves',
    'volleyball',
    [play('home', 'Kill by Sato', 2, 11)],
    play('away', 'Kill by Ruiz', 2, 12),
    { possession: 'home', situation: null },
  ],
  [
    'a new set begins with nobody',
    'volleyball',
    [play('home', 'Kill by Sato', 1, 25)],
    play('away', 'Kill by Ruiz', 2, 0),
    { possession: null, situation: null },
  ],
  [
    'a new pitcher is not at bat',
    'baseball',
    [],
    play('home', 'Lindqvist to pitch'),
    { possession: 'away', situation: null },
  ],
  ['basketball says nothing', 'basketball', [], play('home', 'Layup'), { possession: null, situation: null }],
  ['nor does a game that is over', 'football', [], undefined, { possession: null, situation: null }],
] as const)('%s', (_sentence, group, plays, next, expected) => {
  expect(situationOf(group, plays, next)).toEqual(expected)
})
