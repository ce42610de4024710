import { expect, test } from 'vitest'
import { settleField } from './presence.ts'

const others = [
  { tab: 'b', field: 'title' },
  { tab: 'c', field: null },
]

test.each([
  ['nobody writes in it', { field: 'teaser' }, { isHeld: true, loser: null }],
  ['somebody was there first', { field: 'title' }, { isHeld: false, loser: null }],
  ['it is taken over', { field: 'title', isTaking: true }, { isHeld: true, loser: 'b' }],
  ['there is nobody to take it from', { field: 'teaser', isTaking: true }, { isHeld: true, loser: null }],
  ['no field is written in', { field: null }, { isHeld: false, loser: null }],
])('whose a field is when %s', (_case, said, settled) => {
  expect(settleField(said, others)).toEqual(settled)
})
