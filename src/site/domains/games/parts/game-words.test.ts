import { describe, expect, test } from 'vitest'
import type { Game } from '#contract/games.ts'
import {
  gameName,
  gameTags,
  meetingWord,
  opponentWords,
  rankedName,
  venueWords,
  zoneWords,
} from './game-words.ts'

const game = {
  type: 'upcoming' as Game['type'],
  startDate: '2026-11-14T19:00:00',
  endDate: null,
  isDoubleheader: false,
  gameNumber: null as number | null,
  atVs: 'vs' as Game['atVs'],
  isExhibition: false,
  opponent: { title: 'Northfield', prefix: null as string | null },
  tournament: null as string | null,
  media: { gameNote: null as string | null, promotionName: null as string | null },
}

describe('an opponent is named', () => {
  test.each([
    ['with at or vs', game, 'vs Northfield'],
    [
      'with its ranking',
      { ...game, atVs: 'at' as const, opponent: { ...game.opponent, prefix: 'No. 12' } },
      'at No. 12 Northfield',
    ],
    [
      'without either where the opponent is the meet itself',
      { ...game, tournament: 'Northfield' },
      'Northfield',
    ],
    ['without either at a special event', { ...game, type: 'S' as const }, 'Northfield'],
  ])('%s', (_case, shown, words) => {
    expect(opponentWords(shown)).toBe(words)
  })
})

test('a game is told from all others by its day and its opponent', () => {
  expect(gameName(game)).toBe('Sat, Nov 14 vs Northfield')
})

test.each([
  [
    'the building and the place',
    {
      facility: { id: 1, title: 'Reed Field', slug: 'reed', location: 'Elsewhere' },
      location: 'Halcyon, OH',
    },
    ['Reed Field', 'Halcyon, OH'],
  ],
  [
    'the place of the building where no other is known',
    { facility: { id: 1, title: 'Reed Field', slug: 'reed', location: 'Halcyon, OH' }, location: null },
    ['Reed Field', 'Halcyon, OH'],
  ],
  ['nothing', { facility: null, location: '' }, []],
])('a venue shows %s', (_case, where, words) => {
  expect(venueWords(where)).toEqual(words)
})

describe('what else belongs to a game', () => {
  test.each([
    ['a doubleheader with its number', { isDoubleheader: true, gameNumber: 2 }, ['Doubleheader, Game 2']],
    [
      'an exhibition, once',
      { isExhibition: true, media: { ...game.media, gameNote: 'Exhibition' } },
      ['Exhibition'],
    ],
    ['a tournament', { tournament: 'Harbor Classic' }, ['Harbor Classic']],
    ['no tournament that is already its name', { tournament: 'Northfield' }, []],
    [
      'a promotion and a note',
      { media: { ...game.media, promotionName: 'Senior Day', gameNote: 'Doors open at 5' } },
      ['Senior Day', 'Doors open at 5'],
    ],
  ] satisfies [string, Partial<typeof game>, string[]][])('%s', (_case, change, tags) => {
    expect(gameTags({ ...game, ...change })).toEqual(tags)
  })
})

test.each([
  ['America/New_York', 'ET'],
  ['America/Chicago', 'CT'],
  ['America/Denver', 'MT'],
  ['America/Phoenix', 'MST'],
  ['America/Los_Angeles', 'PT'],
  ['Pacific/Honolulu', 'HST'],
  ['America/Anchorage', 'AKT'],
])('a clock in %s is read as %s, in winter and in summer, as the formatter says', (timeZone, words) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  for (const startDateUtc of ['2026-11-15T00:00:00Z', '2026-07-15T00:00:00Z']) {
    const parts = format.formatToParts(Date.parse(startDateUtc))
    expect(zoneWords({ timeZone, startDateUtc })).toBe(words)
    expect(parts.find(({ type }) => type === 'timeZoneName')?.value).toBe(words)
  }
})

test.each([
  ['H', 'at'],
  ['A', 'at'],
  ['N', 'vs'],
] as const)('two teams at a place of kind %s meet with the word %s', (indicator, word) => {
  expect(meetingWord(indicator)).toBe(word)
})

test.each([
  ['the school', { isSchool: true, name: 'Halcyon State' }, '#23 Halcyon State'],
  ['the opponent', { isSchool: false, name: 'Northfield' }, 'No. 4 Northfield'],
])("%s is named with the team's prefix of this game", (_side, team, name) => {
  expect(rankedName(team, { teamPrefix: '#23', opponent: { prefix: 'No. 4' } })).toBe(name)
  expect(rankedName(team, { teamPrefix: null, opponent: { prefix: null } })).toBe(team.name)
})
