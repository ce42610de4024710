import { describe, expect, test } from 'vitest'
import { dealFront, type FrontGame, type FrontStory, type Pin, type Why } from './deal-front.ts'

const now = { at: '2026-11-15T17:00:00Z', today: '2026-11-15' }

/** A story of a day of November, and of a sport. */
const story = (id: number, day: number, sportId: number, rest: Partial<FrontStory> = {}): FrontStory => ({
  id,
  type: 'news',
  sportId,
  publishedOn: `2026-11-${String(day).padStart(2, '0')}`,
  publishAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
  hasPicture: true,
  isExternal: false,
  games: [],
  ...rest,
})
const game = (rest: Partial<FrontGame> = {}): FrontGame => ({
  role: 'recap',
  isOver: false,
  isOff: false,
  ...rest,
})
const ids = (part: readonly { id: number }[]) => part.map(({ id }) => id)
const deal = (
  stories: readonly FrontStory[],
  lead: number,
  top: number,
  news = 0,
  pins: readonly Pin[] = [],
) => dealFront(stories, pins, { lead, top, news }, now)

const week = [1, 2, 3, 4, 5, 6, 7].map((id) => story(id, 16 - id, (id % 3) + 1))

describe('a front', () => {
  test('tells no story twice, and forgets none', () => {
    const { lead, top, news, left } = deal(week, 2, 2, 2)
    expect([...ids(lead), ...ids(top), ...ids(news), ...ids(left)].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
  })

  test('leads with one story of each sport before any has two', () => {
    const stories = [story(1, 15, 1), story(2, 15, 1), story(3, 14, 2), story(4, 13, 3)]
    expect(ids(deal(stories, 4, 0).lead)).toEqual([2, 3, 4, 1])
  })

  test('gives the stories of a part that it does not have to the next', () => {
    expect(ids(deal(week, 0, 3).top)).toEqual([1, 2, 3])
  })

  test('has fewer where there are not enough', () => {
    expect(deal([], 4, 5, 8)).toEqual({ lead: [], top: [], news: [], left: [] })
    expect(ids(deal([story(1, 15, 1)], 4, 5, 8).lead)).toEqual([1])
  })

  test('does not depend on the order in which the stories come', () => {
    expect(deal(week.toReversed(), 3, 2, 1)).toEqual(deal(week, 3, 2, 1))
  })

  test('does not depend on the hour', () => {
    const late = { at: '2026-11-16T04:59:00Z', today: now.today }
    expect(dealFront(week, [], { lead: 2, top: 2, news: 3 }, late)).toEqual(deal(week, 2, 2, 3))
  })
})

describe('weight and freshness', () => {
  test.each<[string, FrontStory[], number[]]>([
    [
      'of one day a recap comes before a feature, and that before news',
      [
        story(1, 15, 1, { type: 'news' }),
        story(2, 15, 2, { type: 'feature' }),
        story(3, 15, 3, { type: 'recap' }),
      ],
      [3, 2, 1],
    ],
    ['of one day and one kind the later', [story(1, 15, 1), story(2, 15, 2)], [2, 1]],
    [
      "today's news come before yesterday's recap",
      [story(1, 14, 1, { type: 'recap' }), story(2, 15, 2)],
      [2, 1],
    ],
    [
      "yesterday's recap comes before news of the day before",
      [story(1, 13, 2, { type: 'award' }), story(2, 14, 1, { type: 'recap' })],
      [2, 1],
    ],
    [
      'an announcement of today comes below what is fresh',
      [story(1, 15, 1, { type: 'release' }), story(2, 14, 2), story(3, 10, 3)],
      [2, 1, 3],
    ],
  ])('%s', (_, stories, order) => {
    expect(ids(deal(stories, 0, 9).top)).toEqual(order)
  })

  test('and what is told in words is told of each', () => {
    const [first] = deal([story(1, 13, 1, { type: 'recap' })], 1, 0).lead
    expect(first?.why).toEqual({ is: 'ranked', type: 'recap', days: 2 })
  })
})

describe('by rule no front leads with', () => {
  const reasons: [string, Partial<FrontStory>, Extract<Why, { is: 'passed' }>['over']][] = [
    ['a game that was called off', { games: [game({ isOff: true })] }, 'game-off'],
    [
      'a preview of a game that is over',
      { type: 'preview', games: [game({ role: 'preview', isOver: true })] },
      'overtaken',
    ],
    ['a preview of days ago', { type: 'preview', publishedOn: '2026-11-12' }, 'old-preview'],
    ['an announcement', { type: 'release' }, 'announcement'],
    ['a story that is told elsewhere', { isExternal: true }, 'elsewhere'],
    ['a story without a picture', { hasPicture: false }, 'no-picture'],
  ]
  test.each(reasons)('%s, and says why', (_, rest, over) => {
    const { lead, news, left } = deal([story(1, 15, 1, rest)], 1, 0, 0)
    expect([lead, news]).toEqual([[], []])
    expect(left).toEqual([{ id: 1, why: { is: 'passed', over } }])
  })

  test.each(reasons)('%s, but an office may', (_, rest) => {
    const pin = { storyId: 1, place: 1, until: null }
    expect(ids(deal([story(1, 15, 1, rest), story(2, 15, 2)], 2, 0, 0, [pin]).lead)).toEqual([1, 2])
  })

  test('nor is a game that was called off among the top stories; it is news', () => {
    const off = story(1, 15, 1, { type: 'recap', games: [game({ isOff: true })] })
    const { top, news } = deal([off, story(2, 9, 1)], 0, 2, 2)
    expect([ids(top), ids(news)]).toEqual([[2], [1]])
  })

  test('one of two games called off leaves a story what it is', () => {
    const half = story(1, 15, 1, { games: [game({ isOff: true }), game({ isOver: true })] })
    expect(ids(deal([half], 1, 0).lead)).toEqual([1])
  })

  test('a preview goes once the same team has a recap, from the news too', () => {
    const stories = [
      story(1, 15, 1, { type: 'recap' }),
      story(2, 14, 1, { type: 'preview' }),
      story(3, 14, 2, { type: 'preview' }),
    ]
    const { top, news, left } = deal(stories, 0, 1, 9)
    expect([ids(top), ids(news), ids(left)]).toEqual([[1], [3], [2]])
  })
})

describe('a pin', () => {
  const pinned = (storyId: number, place: number, until: string | null = null): Pin => ({
    storyId,
    place,
    until,
  })

  test('keeps its place, and the rule fills the others', () => {
    expect(ids(deal(week, 3, 0, 0, [pinned(6, 2)]).lead)).toEqual([1, 6, 2])
  })

  test('counts on into the places below', () => {
    const { lead, top } = deal(week, 1, 2, 0, [pinned(7, 3)])
    expect([ids(lead), ids(top)]).toEqual([[1], [2, 7]])
  })

  test('says until when', () => {
    const [first] = deal(week, 1, 0, 0, [pinned(7, 1, '2026-11-16T05:00:00Z')]).lead
    expect(first?.why).toEqual({ is: 'pinned', until: '2026-11-16T05:00:00Z' })
  })

  test('ends at its end, to the second', () => {
    expect(ids(deal(week, 1, 0, 0, [pinned(7, 1, now.at)]).lead)).toEqual([1])
    expect(ids(deal(week, 1, 0, 0, [pinned(7, 1, '2026-11-15T17:00:01Z')]).lead)).toEqual([7])
  })

  test('of a story that is not to be seen holds no place', () => {
    expect(ids(deal(week, 2, 0, 0, [pinned(99, 1)]).lead)).toEqual([1, 2])
  })

  test('beyond the places of the page is as if there were none', () => {
    const { lead, news } = deal(week, 1, 0, 9, [pinned(7, 30)])
    expect([ids(lead), ids(news)]).toEqual([[1], [2, 3, 4, 5, 6, 7]])
  })

  test('of a sport makes room for others beside it', () => {
    const stories = [story(1, 15, 1, { type: 'recap' }), story(2, 14, 2), story(3, 9, 1)]
    expect(ids(deal(stories, 2, 0, 0, [pinned(3, 1)]).lead)).toEqual([3, 2])
  })
})
