import { expect, test } from 'vitest'
import type { StatColumn } from '#contract/shapes/stats-shapes.ts'
import type { StatLeader } from '#contract/stats.ts'
import { facingLeaders } from './facing-leaders.ts'

const column = (name: string, title: string) =>
  ({ key: 'yds', name, title, label: 'YDS', format: 'whole' }) as StatColumn
const columns = [
  ['passing', 'Passing', column('Pass Yards', 'Passing')],
  ['rushing', 'Rushing', column('Rushing Yards', 'Rushing')],
  ['receiving', 'Receiving', column('Rec Yards', 'Receiving')],
  ['defense', 'Defense', { ...column('Tackles', 'Tackles'), format: 'one' as const }],
].map(([key, title, only]) => ({ key, title, teamOnly: false, columns: [only] })) as Parameters<
  typeof facingLeaders
>[0]['columns']

const leader = (group: string, statName: string, name = 'Lund') => ({ group, statName, name }) as StatLeader

test.each([
  ['Passing', 'Pass Yards', 'Passing'],
  ['Rushing', 'Rushing Yards', 'Rushing'],
  ['Receiving', 'Rec Yards', 'Receiving'],
  ['Defense', 'Tackles', 'Tackles'],
])('leaders in %s: %s are shown as %s', (group, statName, title) => {
  const away = { leaders: [leader(group, statName)] }
  expect(facingLeaders({ away, home: { leaders: [] }, columns })).toMatchObject([{ title, home: undefined }])
})

test('the best of both teams face each other, whoever has one', () => {
  const away = { leaders: [leader('Passing', 'Pass Yards', 'Lund'), leader('Defense', 'Tackles', 'Okafor')] }
  const home = {
    leaders: [leader('Rushing', 'Rushing Yards', 'Reyes'), leader('Passing', 'Pass Yards', 'Ames')],
  }
  const facing = facingLeaders({ away, home, columns })
  expect(facing.map(({ title, away: one, home: other }) => [title, one?.name, other?.name])).toEqual([
    ['Passing', 'Lund', 'Ames'],
    ['Tackles', 'Okafor', undefined],
    ['Rushing', undefined, 'Reyes'],
  ])
  expect(facing[1]?.format).toBe('one')
})
