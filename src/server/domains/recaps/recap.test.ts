import { describe, expect, test } from 'vitest'
import { type RecapInput } from './input/recap-input.ts'
import { type Recap, writeRecap } from './recap.ts'
import { faults } from './testing/held.ts'
import { box, goal, input, player } from './testing/sample-input.ts'

const textOf = ({ paragraphs }: Recap): string =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ')
const headlinesOf = ({ headlines }: Recap): string => headlines.map(({ text }) => text).join('\n')

/** As it is told over many games alike: all that is said of any of them. */
const overIds = (given: RecapInput, ids = 40): Recap[] =>
  Array.from({ length: ids }, (_, id) => writeRecap({ ...given, game: { ...given.game, id } }))

const strikers = [
  player('Ana Reyes', { shots: { g: 2, sh: 4, sog: 3 } }),
  player('Lee Banks', { goalie: { saves: 3, ga: 1, sec: 5400 } }),
]
const soccer = (rest: Parameters<typeof input>[2] = {}) =>
  input('soccer', [2, 1], {
    box: box({
      ours: [0, 2],
      theirs: [1, 0],
      players: strikers,
      totals: { shots: { g: 2, sh: 12, sog: 6 }, goalie: { saves: 3 } },
      rivalTotals: { shots: { g: 1, sh: 7, sog: 4 } },
      scoring: [
        goal('away', 1, '12:01', 'Kit Doe', 0, 1),
        goal('home', 2, '61:37', 'Ana Reyes', 1, 1),
        goal('home', 2, '80:02', 'Ana Reyes', 2, 1),
      ],
    }),
    ...rest,
  })

test('the same game is told in the same words, and another one in others', () => {
  expect(writeRecap(soccer())).toEqual(writeRecap(soccer()))
  expect(new Set(overIds(soccer()).map(textOf)).size).toBeGreaterThan(35)
})

test('a running game is told as far as it has come, and nothing of its end', () => {
  const running = soccer({ game: { result: null } })
  for (const recap of overIds(running)) {
    expect(`${headlinesOf(recap)} ${textOf(recap)}`).toMatch(/leads|lead over/i)
    expect(textOf(recap)).toMatch(/Ana Reyes.*81st minute|81st minute.*Reyes/)
    expect(textOf(recap)).not.toMatch(/\bwon\b|beat|final|for good|improve/)
    expect(recap.paragraphs.flat().flatMap((sentence) => faults(running, sentence))).toEqual([])
  }
})

test('the winner’s goal is told with its minute', () => {
  expect(overIds(soccer()).every((recap) => /81st minute/.test(textOf(recap)))).toBe(true)
})

describe('whatever the game was', () => {
  const empty = box({ ours: [], theirs: [], score: [2, 1] })
  test.each<[string, RecapInput, RegExp, RegExp]>([
    ['a win', soccer(), /2-1/, /\bfell|lost\b/],
    ['a loss', input('soccer', [0, 3], {}), /3-0/, /\b(?:blanked|shut out|beat) Ellery/],
    ['a tie', input('soccer', [1, 1], {}), /1-1/, /\bwon\b|\blost\b/],
    ['an exhibition', soccer({ game: { isExhibition: true } }), /exhibition/i, /improved to/],
    ['a forfeit', input('baseball', [9, 0], { game: { note: 'Forfeit' } }), /forfeit/, /inning/],
    ['overtime', input('hockey', [3, 2], { game: { note: 'OT', regulation: 3 } }), /overtime/, /undefined/],
    [
      'the second overtime',
      input('lacrosse', [8, 7], { game: { note: '2OT', regulation: 4 } }),
      /second overtime/,
      /undefined/,
    ],
    ['a shootout', input('soccer', [1, 1], { game: { note: 'PK 4-3', result: 'T' } }), /1-1/, /undefined/],
    ['the opener of two', soccer({ game: { doubleheader: 1 } }), /opener|first of the day/, /nightcap/],
    ['the nightcap', soccer({ game: { doubleheader: 2 } }), /nightcap|second of the day/, /opener/],
    ['a neutral site', soccer({ game: { site: 'neutral', venue: null } }), /Port Marlow/, /Harbor Field/],
    [
      'a ranked opponent',
      soccer({ opponent: { name: 'Ellery', mascot: null, rank: 8 } }),
      /No\. 8 Ellery/,
      /No\. null/,
    ],
    [
      'a box score without anything in it',
      input('football', [2, 1], { box: empty }),
      /2-1/,
      /null|undefined|NaN/,
    ],
    ['no place', soccer({ game: { location: null, venue: null } }), /2-1/, /null|undefined/],
  ])('%s comes out right', (_, given, has, hasNot) => {
    for (const recap of overIds(given)) {
      expect(textOf(recap)).toMatch(has)
      expect(textOf(recap)).not.toMatch(hasNot)
      expect(recap.paragraphs.flat().flatMap((sentence) => faults(given, sentence))).toEqual([])
      expect(recap.headlines.length).toBeGreaterThan(0)
      expect(recap.html).toMatch(/^<p>.+<\/p>$/)
    }
  })

  test.each([
    'basketball',
    'soccer',
    'volleyball',
    'hockey',
    'lacrosse',
    'field-hockey',
    'baseball',
    'football',
    'water-polo',
    'tennis',
  ] as const)('an empty sheet of %s is no obstacle', (group) => {
    const given = input(group, [3, 1], {
      box: box({ ours: [1, 2], theirs: [1, 0], players: [player('Ana Reyes', {})] }),
    })
    for (const recap of overIds(given))
      expect(recap.paragraphs.flat().flatMap((sentence) => faults(given, sentence))).toEqual([])
  })
})

test('a meet is told by its place and nothing else', () => {
  const given = input(null, null, {
    game: { sport: 'Rowing', placing: { place: 3, field: 12, isTied: false }, note: '112 pts.' },
    opponent: { name: 'Harbor Regatta', mascot: null, rank: null },
  })
  for (const recap of overIds(given)) {
    expect(textOf(recap)).toMatch(/third/)
    expect(recap.paragraphs.flat().flatMap((sentence) => faults(given, sentence))).toEqual([])
  }
  expect(headlinesOf(writeRecap(given))).toMatch(/third at Harbor Regatta/i)
})

test('the two ends of a doubleheader have two headlines', () => {
  expect(headlinesOf(writeRecap(soccer({ game: { doubleheader: 1 } })))).toMatch(/in Opener/)
  expect(headlinesOf(writeRecap(soccer({ game: { doubleheader: 2 } })))).toMatch(/in Nightcap/)
})

test('what is known of the season is told with its source', () => {
  const [ana] = strikers
  const given = soccer({
    record: {
      overall: { wins: 5, losses: 2, ties: 1 },
      conference: { wins: 3, losses: 1, ties: 0 },
      home: { wins: 2, losses: 0, ties: 0 },
      away: { wins: 3, losses: 2, ties: 1 },
      streak: { result: 'W', games: 3 },
      lastFive: { wins: 4, losses: 1, ties: 0 },
      tally: { games: 8, scored: 15, allowed: 9 },
      ended: null,
    },
    context: {
      people: [],
      highs: [
        {
          rosterPlayerId: ana?.rosterPlayerId ?? 0,
          group: 'shots',
          key: 'g',
          scope: 'season',
          previous: 1,
          games: 7,
        },
      ],
      totals: [],
      milestones: [
        { rosterPlayerId: ana?.rosterPlayerId ?? 0, group: 'shots', key: 'g', mark: 25, total: 26 },
      ],
      runs: [],
      teamHighs: [],
      series: {
        meetings: 4,
        wins: 3,
        losses: 1,
        ties: 0,
        last: { date: '2025-10-04', result: 'L', score: [0, 2] },
      },
    },
    next: {
      date: '2026-11-21',
      time: '7:00 PM',
      opponent: 'Wexcombe',
      site: 'away',
      location: 'Wexcombe, CT',
      venue: null,
      isConference: true,
      tournament: null,
      isEvent: false,
    },
  })
  const all = overIds(given)
  for (const recap of all) {
    expect(textOf(recap)).toMatch(/5-2-1/)
    expect(textOf(recap)).toMatch(/Wexcombe/)
    expect(recap.paragraphs.flat().flatMap((sentence) => faults(given, sentence))).toEqual([])
  }
  expect(all.some((recap) => /26/.test(textOf(recap)))).toBe(true)
  expect(all.some((recap) => /Oct\. 4, 2025/.test(textOf(recap)))).toBe(true)
})

test('the check finds a number and a name that nobody gave', () => {
  const given = soccer()
  const false1 = {
    text: 'Ana Reyes scored three goals.',
    shape: '',
    facts: [{ kind: 'name' as const, text: 'Ana Reyes', from: 'box.teams.0.players.0.name' }],
  }
  expect(faults(given, false1)).not.toEqual([])
  const false2 = {
    text: 'Ana Reyes scored three goals.',
    shape: '',
    facts: [
      ...false1.facts,
      { kind: 'number' as const, text: 'three', from: 'box.teams.0.players.0.groups.shots.g' },
    ],
  }
  expect(faults(given, false2)).not.toEqual([])
  const false3 = { text: 'Then Kim Vale scored.', shape: '', facts: [] }
  expect(faults(given, false3)).not.toEqual([])
})
