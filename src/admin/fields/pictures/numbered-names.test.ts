import { expect, test } from 'vitest'
import { withNames } from './numbered-names.ts'

const names = [
  { kind: 'players', name: 'Ada Byrne', hint: 'Football · No. 12' },
  { kind: 'players', name: 'Bo Cole', hint: 'Football · No. 2' },
  { kind: 'players', name: 'Cy Dorn', hint: 'Football · No. 7' },
  { kind: 'players', name: 'Di Eaton', hint: 'Rowing · No. 7' },
  { kind: 'staff-members', name: 'Em Ford', hint: 'Coach No. 9' },
] as const

test.each([
  ['#12 throws', 'Ada Byrne throws'],
  ['#2 and #12.', 'Bo Cole and Ada Byrne.'],
  ['#7 waits', '#7 waits'],
  ['#9 waits', '#9 waits'],
  ['#99 waits', '#99 waits'],
  ['Win #120', 'Win #120'],
  ['#12th', '#12th'],
])('%s', (typed, told) => {
  expect(withNames(typed, names)).toBe(told)
})
