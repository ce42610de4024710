import { describe, expect, test } from 'vitest'
import { mostFollowed as mostOfContract, gameMoments as ofContract } from '#contract/subscriptions.ts'
import { gameMoments, mostFollowed } from './follow-words.ts'
import {
  type Followed,
  follows,
  nothingYet,
  readFollowing,
  wantedOf,
  withMoment,
  withoutThing,
  withThing,
} from './following.ts'

const now = Date.parse('2026-11-14T12:00:00Z')
const football: Followed = { kind: 'team', id: 1, title: 'Football', href: '/sports/football' }
const game: Followed = {
  kind: 'game',
  id: 12,
  title: 'Football vs Kestrel',
  href: '/game-center/12',
  until: '2026-11-15T12:00:00Z',
}
const player: Followed = { kind: 'player', id: 7, title: 'Ada Reyes', href: '/sports/football/roster/ada/9' }

test('the words are those of the contract', () => {
  expect([gameMoments, mostFollowed]).toEqual([ofContract, mostOfContract])
})

test('somebody follows a team, a game and a player, and the server is told their ids alone', () => {
  const following = [football, game, player].reduce(withThing, nothingYet)
  expect(wantedOf(following)).toEqual({
    sportIds: [1],
    gameIds: [12],
    playerIds: [7],
    moments: ['start', 'close', 'final'],
  })
  expect(wantedOf(withoutThing(following, football))).toMatchObject({ sportIds: [], gameIds: [12] })
})

test('nobody follows the same twice, and for one too many the oldest of its kind is given up', () => {
  const twice = withThing(withThing(nothingYet, football), football)
  expect(twice.things).toEqual([football])
  let many = withThing(nothingYet, player)
  for (let id = 1; id <= mostFollowed + 1; id++) many = withThing(many, { ...game, id })
  expect(wantedOf(many).gameIds).toHaveLength(mostFollowed)
  expect([follows(many, { kind: 'game', id: 1 }), follows(many, { kind: 'game', id: 2 })]).toEqual([
    false,
    true,
  ])
  expect(follows(many, player)).toBe(true)
})

test('moments are chosen one by one and stand in the order of a game', () => {
  expect(withMoment(nothingYet, 'lead', true).moments).toEqual(['start', 'lead', 'close', 'final'])
  expect(withMoment(nothingYet, 'start', false).moments).toEqual(['close', 'final'])
})

describe('what the device has kept', () => {
  test('is read again, without games that are over', () => {
    const following = [football, game].reduce(withThing, nothingYet)
    const text = JSON.stringify(following)
    expect(readFollowing(text, now)).toEqual(following)
    expect(readFollowing(text, now + 2 * 86_400_000).things).toEqual([football])
  })

  test.each([[null], ['nonsense'], ['7'], ['{}'], ['{"things":7,"moments":[]}']])(
    'is nothing where it is %s',
    (text) => {
      expect(readFollowing(text, now)).toEqual(nothingYet)
    },
  )

  test('has nothing that others wrote into it', () => {
    const things = [
      { ...football, href: 'https://evil.example/' },
      { ...football, href: '//evil.example/' },
      { ...football, id: 'x' },
      { ...football, kind: 'school' },
      { ...game, until: 'never' },
      null,
      football,
    ]
    expect(readFollowing(JSON.stringify({ things, moments: ['final', 'halftime'] }), now)).toEqual({
      things: [football],
      moments: ['final'],
    })
  })
})
