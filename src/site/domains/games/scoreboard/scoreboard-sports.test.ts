import { expect, test } from 'vitest'
import { chosenEntry, sportEntries } from './scoreboard-sports.ts'

const sport = (id: number, title: string, nonSport = false) => ({ id, title, nonSport, scheduleId: id })
const entries = sportEntries([sport(3, 'Wrestling'), sport(9, 'General', true), sport(1, 'Baseball')])

test("the first entry is 'All' with id 0, then come the real sports by title", () => {
  expect(entries).toEqual([
    { id: 0, title: 'All' },
    { id: 1, title: 'Baseball' },
    { id: 3, title: 'Wrestling' },
  ])
})

test.each([
  ['3', 'Wrestling'],
  [3, 'Wrestling'],
  ['0', 'All'],
  ['999', 'All'],
  ['football', 'All'],
  ['', 'All'],
  [null, 'All'],
])('an unknown selected id falls back to the first entry: %s is %s', (id, title) => {
  expect(chosenEntry(entries, id).title).toBe(title)
})
