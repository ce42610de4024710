import { expect, test } from 'vitest'
import { dayAt, daysAsked } from './list-days.ts'

const none = { stretch: null, from: '', to: '', sort: '' } as const

test.each([
  ['as it opens: what comes next', {}, { from: '2026-11-14', sort: 'startDate' }],
  ['what is past, the latest first', { stretch: 'past' }, { to: '2026-11-13', sort: '-startDate' }],
  ['all of it', { stretch: 'all' }, { sort: '-startDate' }],
  ['from a day', { from: '2026-12-01' }, { from: '2026-12-01', sort: 'startDate' }],
  ['until a day', { to: '2026-10-31' }, { to: '2026-10-31', sort: 'startDate' }],
  [
    'a month, whatever was shown before',
    { from: '2026-10-01', to: '2026-10-31', stretch: 'past' },
    { from: '2026-10-01', to: '2026-10-31', sort: 'startDate' },
  ],
  ['sorted otherwise', { sort: '-time' }, { from: '2026-11-14', sort: '-time' }],
] as const)('a list of games shows %s', (_, state, asked) => {
  expect(daysAsked({ ...none, ...state }, 'startDate', '2026-11-14')).toEqual(asked)
})

test('today is the day at the school', () => {
  const now = new Date('2026-11-15T04:30:00Z')
  expect([dayAt(now, 'America/Chicago'), dayAt(now, 'UTC')]).toEqual(['2026-11-14', '2026-11-15'])
})
