import { expect, test } from 'vitest'
import { initialsOf, peopleOf } from './people.ts'

test.each([
  ['Maria del Carmen Reyes', 'MR'],
  ['Odalys', 'O'],
  ['  jo  lee ', 'JL'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a person with two windows is one person, who writes if one of them does', () => {
  const window = { userId: 'u', name: 'Maria Reyes' }
  expect(
    peopleOf([
      { ...window, tab: '1', field: 'title' },
      { ...window, tab: '2', field: null },
    ]),
  ).toEqual([{ ...window, isWriting: true }])
})
