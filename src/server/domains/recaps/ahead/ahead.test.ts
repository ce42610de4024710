import { describe, expect, test } from 'vitest'
import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import { marks } from '../input/marks.ts'
import type { RecapInput } from '../input/recap-input.ts'
import { faults } from '../testing/held.ts'
import type { NotesInput, PlayedGame, PreviewInput } from './ahead-input.ts'
import { leadersOf, type SheetSide } from './leaders.ts'
import { type Ahead, writePreview } from './preview.ts'
import { writeNotes } from './week-notes.ts'

const groups = Object.keys(marks) as SportGroup[]
const names = ['Ana Reyes', 'Lee Banks', 'Kit Doe', 'Ida Banks', 'Max Orr']

/** Sheets with other numbers for everybody in every game: by the game's place alone. */
const sheets = (group: SportGroup, count: number): SheetSide[] =>
  Array.from({ length: count }, (_, game) => ({
    players: names.map((name, at) => ({
      rosterPlayerId: at + 1,
      name,
      jersey: String(at),
      groups: Object.fromEntries(
        marks[group].map((mark) => [
          mark.group,
          Object.fromEntries(
            marks[group]
              .filter((each) => each.group === mark.group)
              .map(({ key }, place) => [key, ((game * 7 + at * 11 + place * 5) % 13) + at]),
          ),
        ]),
      ),
    })),
  }))

const record = (wins: number, losses: number, ties = 0) => ({ wins, losses, ties })
const played = (seed: number): PlayedGame => ({
  date: `2026-10-${String(10 + (seed % 7)).padStart(2, '0')}`,
  opponent: ['Northfork', 'Kestrel Bay', 'Saltmarsh', 'Ironwood'][seed % 4] ?? 'Northfork',
  site: (['home', 'away', 'neutral'] as const)[seed % 3] ?? 'home',
  result: (['W', 'L', 'T'] as const)[seed % 3] ?? 'W',
  score: (
    [
      [3, 1],
      [0, 2],
      [2, 2],
    ] as const
  )[seed % 3] ?? [3, 1],
  isConference: seed % 2 === 0,
})
const next = (seed: number): NonNullable<PreviewInput['next']> => ({
  date: `2026-11-${String(1 + (seed % 20)).padStart(2, '0')}`,
  time: seed % 3 === 0 ? null : '7:00 PM',
  opponent: seed % 5 === 0 ? 'Harbor Invitational' : 'Dunmore',
  site: (['home', 'away', 'neutral'] as const)[seed % 3] ?? 'home',
  location: null,
  venue: null,
  isConference: false,
  tournament: null,
  isEvent: seed % 5 === 0,
})
const before = (seed: number): NonNullable<RecapInput['record']> => ({
  overall: record(seed % 9, (seed % 5) + 1, seed % 4 === 0 ? 1 : 0),
  conference: record(seed % 4, seed % 3),
  home: record(seed % 5, 1),
  away: record(1, seed % 3),
  streak: { result: (['W', 'L', 'T'] as const)[seed % 3] ?? 'W', games: (seed % 5) + 1 },
  lastFive: seed % 2 === 0 ? record(3, 2) : null,
  tally: { games: 4 + (seed % 5), scored: 20 + seed, allowed: 9 + seed },
  ended: null,
})
const school = {
  key: 'marlow',
  name: 'Marlow State',
  mascot: 'Herons',
  rank: null,
  conference: 'Coastal Conference',
}

const preview = (group: SportGroup, seed: number): PreviewInput => ({
  game: {
    id: seed,
    group,
    sport: 'Women’s Soccer',
    gender: 'W',
    date: '2026-11-21',
    site: (['home', 'away', 'neutral'] as const)[seed % 3] ?? 'home',
    location: 'Port Marlow, MD',
    venue: seed % 2 ? 'Lantern Field' : null,
    result: null,
    score: null,
    regulation: 2,
    note: null,
    placing: null,
    isConference: seed % 2 === 0,
    isExhibition: seed % 11 === 0,
    tournament: seed % 7 === 0 ? 'Coastal Classic' : null,
    promotion: seed % 6 === 0 ? 'Youth Day' : null,
    doubleheader: null,
    time: seed % 4 === 0 ? null : '7:30 PM',
  },
  school: { ...school, mascot: seed % 5 === 0 ? null : school.mascot, rank: seed % 8 === 0 ? 12 : null },
  opponent: { name: 'Northfork', mascot: null, rank: seed % 3 === 0 ? 4 : null },
  record: seed % 10 === 9 ? null : before(seed),
  series:
    seed % 4 === 3
      ? null
      : {
          ...record(2, seed % 3),
          meetings: 2 + (seed % 3),
          last: { date: '2025-10-04', result: (['W', 'L', 'T'] as const)[seed % 3] ?? 'W', score: [2, 1] },
        },
  last: seed % 10 === 9 ? null : played(seed),
  leaders: seed % 10 === 9 ? [] : leadersOf(group, sheets(group, 3 + (seed % 4))),
  next: seed % 6 === 5 ? null : next(seed),
})

const notes = (group: SportGroup, seed: number): NotesInput => {
  const week = Array.from({ length: seed % 4 }, (_, index) => played(seed + index))
  const count = (result: string) => week.filter((game) => game.result === result).length
  return {
    season: { id: seed, sport: 'Women’s Soccer' },
    week: { from: '2026-10-10', to: '2026-10-16' },
    school: { ...school, mascot: seed % 5 === 0 ? null : school.mascot },
    record: seed % 10 === 9 ? null : before(seed),
    played: week,
    sums: record(count('W'), count('L'), count('T')),
    leaders: leadersOf(group, sheets(group, week.length)),
    seasonLeaders: leadersOf(group, sheets(group, 7)),
    coming: Array.from({ length: (seed + 1) % 3 }, (_, index) => next(seed + index)),
  }
}

const faultsOf = (input: object, { headline, teaser, paragraphs }: Ahead): string[] => [
  ...paragraphs.flat().flatMap((sentence) => faults(input as RecapInput, sentence)),
  ...faults(input as RecapInput, teaser),
  ...faults(input as RecapInput, headline, true),
]
const whole = ({ paragraphs }: Ahead): string =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ')
const games = Array.from({ length: 14 }, (_, seed) => seed)

describe.each(groups)('%s', (group) => {
  test('previews say nothing that is not known', () => {
    const told = games.map((seed) => ({ input: preview(group, seed), seed }))
    expect(told.flatMap(({ input }) => faultsOf(input, writePreview(input)))).toEqual([])
  })

  test('notes of a week say nothing that is not known', () => {
    const told = games.map((seed) => notes(group, seed))
    expect(told.flatMap((input) => faultsOf(input, writeNotes(input)))).toEqual([])
  })

  test('who leads is told of', () => {
    const input = preview(group, 4)
    const [leader] = input.leaders
    if (!leader) throw new Error('Nobody leads')
    expect(whole(writePreview(input))).toContain(leader.name)
  })
})

test('the same game is told in the same words, and others in others', () => {
  expect(writePreview(preview('soccer', 7))).toEqual(writePreview(preview('soccer', 7)))
  expect(new Set(games.map((seed) => whole(writePreview(preview('soccer', seed))))).size).toBeGreaterThan(11)
})

test('a sentence has many ways, and no preview has one twice', () => {
  const all = games.flatMap((seed) => writePreview(preview('basketball', seed)).paragraphs.flat())
  expect(new Set(all.map(({ shape }) => shape)).size).toBeGreaterThan(40)
  for (const seed of games) {
    const texts = writePreview(preview('basketball', seed))
      .paragraphs.flat()
      .map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('nobody leads where two have as much, nor with nothing', () => {
  const side = (...values: number[]): SheetSide => ({
    players: values.map((g, at) => ({
      rosterPlayerId: at,
      name: names[at] ?? '',
      jersey: null,
      groups: { shots: { g } },
    })),
  })
  expect(leadersOf('soccer', [side(2, 2)])).toEqual([])
  expect(leadersOf('soccer', [side(0, 0)])).toEqual([])
  expect(leadersOf('soccer', [side(2, 1), side(0, 0)])).toMatchObject([
    { name: 'Ana Reyes', value: 2, games: 2, best: 2, second: { name: 'Lee Banks', value: 1 } },
  ])
  expect(leadersOf('tennis', [side(1)])).toEqual([])
})
