import { expect, test } from 'vitest'
import { planLines } from './plan-lines.ts'

const plan = {
  sport: 'Football',
  season: '2026',
  rows: 5,
  newOpponents: [{ title: 'Elk Bay' }],
  creates: [
    { row: 2, name: 'Ada Marsh' },
    { row: 3, name: 'Bea Moss', playerId: 7, changes: [{ field: 'major', before: null, after: 'Biology' }] },
  ],
  updates: [{ row: 4, name: 'Cal Reyes', changes: [{ field: 'weight', before: 190, after: 195 }] }],
  unchanged: [{}],
  removals: [{ name: 'Dee Lark' }],
  rejects: [{ row: 6, reason: 'has no name' }],
  warnings: [{ row: 4, reason: "the height 'tall' is not understood and left out" }],
}

test('a plan says one line for each thing that would happen, and accounts for every row', () => {
  expect(planLines(plan, { apply: false, remove: false })).toEqual([
    'Football 2026: 5 rows',
    '  new opponent  Elk Bay',
    '  + row 2: Ada Marsh',
    '  + row 3: Bea Moss (known) major: nothing → Biology',
    '  ~ row 4: Cal Reyes: weight: 190 → 195',
    '  ? Dee Lark is not in the file and stays',
    "  ! row 4: the height 'tall' is not understood and left out",
    '  ✗ row 6: has no name',
    '2 new, 1 changed, 1 unchanged, 1 not taken; 1 not in the file.',
    'Nothing was changed. Add --apply to do it.',
  ])
})

test('an import that was done says so', () => {
  const lines = planLines(plan, { apply: true, remove: true })
  expect([lines[5], lines.at(-1)]).toEqual(['  - Dee Lark is not in the file', 'Done.'])
})
