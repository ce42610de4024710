import { describe, expect, test } from 'vitest'
import type { RosterPlayer } from '#contract/rosters.ts'
import { filledColumns, shownColumns } from './roster-columns.ts'

const player = {
  firstName: 'Ada',
  lastName: 'Reed',
  jerseyNumber: '7',
  position: 'G',
  positionTitle: 'Guard',
  academicYear: 'Senior',
  heightInches: 70,
  weight: 160,
  hometown: 'Brest',
  highSchool: 'North HS',
  previousSchool: null,
  major: 'Biology',
} as RosterPlayer

describe('the columns of a roster', () => {
  const settings = { columns: ['number' as const], columnsBySport: { golf: ['class' as const] } }
  test.each([
    ['of the sport, where the school chose them for it', settings, 'golf', ['class']],
    ['of every sport, where it did not', settings, 'football', ['number']],
  ])('are those %s', (_case, given, slug, columns) => {
    expect(shownColumns(given, slug)).toEqual(columns)
  })

  test.each([null, undefined, {}])('are the usual ones where the settings are %j', (given) => {
    expect(shownColumns(given, 'football')).toContain('weight')
    expect(shownColumns(given, 'football')).not.toContain('major')
  })

  test('are left out where nobody fills them', () => {
    expect(filledColumns(['major', 'previousSchool', 'number'], [player])).toEqual(['major', 'number'])
  })
})
