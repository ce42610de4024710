import { describe, expect, test } from 'vitest'
import { positionsOf, type RosterChoice, readRosterChoice, rosterHref } from './roster-choice.ts'

const positions = [
  { position: 'QB', title: 'Quarterback' },
  { position: 'WR', title: 'Wide Receiver' },
]
const usual: RosterChoice = { view: 'cards', sort: 'jersey', position: null }

describe('the query of a roster', () => {
  test.each([
    ['', usual],
    ['view=table&sort=height&position=WR', { view: 'table', sort: 'height', position: 'WR' }],
    ['view=hologram', usual],
    ['sort=shoes&position=XX', usual],
    ['sort=constructor', usual],
  ])('%j is read as %j', (query, choice) => {
    expect(readRosterChoice(new URLSearchParams(query), positions)).toEqual(choice)
  })

  test.each([
    [usual, '/sports/football/roster'],
    [{ ...usual, view: 'list' as const }, '/sports/football/roster?view=list'],
    [
      { view: 'table' as const, sort: 'name' as const, position: 'QB' },
      '/sports/football/roster?view=table&sort=name&position=QB',
    ],
  ])('%j has the address %s', (choice, href) => {
    expect(rosterHref('/sports/football/roster', choice)).toBe(href)
  })
})

test('positions are listed once, by title, without those who have none', () => {
  const players = [
    { position: 'WR', positionTitle: 'Wide Receiver' },
    { position: null, positionTitle: null },
    { position: 'QB', positionTitle: 'Quarterback' },
    { position: 'WR', positionTitle: 'Wide Receiver' },
  ]
  expect(positionsOf(players)).toEqual(positions)
})
