import { describe, expect, test } from 'vitest'
import type { RosterPlayer } from '#contract/rosters.ts'
import { chosenColumns, filledColumns, tellOnly } from './roster-columns.ts'

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
    expect(chosenColumns(given, slug)).toEqual(columns)
  })

  test.each([null, undefined, {}])('are the usual ones where the settings are %j', (given) => {
    expect(chosenColumns(given, 'football')).toContain('weight')
    expect(chosenColumns(given, 'football')).not.toContain('major')
  })

  test('are left out where nobody fills them', () => {
    expect(filledColumns(['major', 'previousSchool', 'number'], [player])).toEqual(['major', 'number'])
  })
})

test('what the school does not tell is gone from the player, whatever else shows it', () => {
  const told = tellOnly(player, ['number', 'height'])
  expect(told).toMatchObject({ lastName: 'Reed', jerseyNumber: '7', heightInches: 70 })
  expect(told).toMatchObject({
    weight: null,
    positionTitle: null,
    academicYear: '',
    highSchool: null,
    major: null,
  })
})
