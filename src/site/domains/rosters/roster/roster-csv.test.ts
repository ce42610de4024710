import { expect, test } from 'vitest'
import type { RosterPlayer } from '#contract/rosters.ts'
import { rosterCsv } from './roster-csv.ts'

const player = {
  firstName: 'Ada',
  lastName: 'Reed, Jr.',
  jerseyNumber: '00',
  position: 'G',
  positionTitle: 'Guard',
  academicYear: 'Senior',
  heightInches: 74,
  weight: null,
  hometown: 'Brest, FR',
  highSchool: '=North',
  isCaptain: true,
} as RosterPlayer

test('a roster has a header row and a row for each player, the number before the name', () => {
  expect(rosterCsv([player], ['position', 'class', 'number', 'height', 'weight', 'hometown'])).toBe(
    'Number,First Name,Last Name,Position,Class,Height,Weight,Hometown,High School,Captain\r\n' +
      '00,Ada,"Reed, Jr.",G,Senior,"6\'2""",,"Brest, FR",\'=North,Yes\r\n',
  )
})

test('a roster of nobody has its header row', () => {
  expect(rosterCsv([], [])).toBe('First Name,Last Name,Captain\r\n')
})
