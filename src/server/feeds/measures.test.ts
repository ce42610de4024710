import { describe, expect, test } from 'vitest'
import { academicYear, heightInches, jerseyLabel, weightPounds } from './measures.ts'

describe('what rosters say of people', () => {
  test.each([
    ['6-2', 74],
    ['6\'2"', 74],
    ["6' 0''", 72],
    ["5'9", 69],
    ['6’2”', 74],
    ['6 ft 2 in', 74],
    ["6'", 72],
    ['6-2.5', 75],
    ['6-2½', 75],
    ['74', 74],
    ['74"', 74],
    ['188 cm', 74],
    ['188', 74],
    ['1.88 m', 74],
    ['2-Jun', 74],
    ['Jun-02', 74],
    ['11-May', 71],
    ['6-13', null],
    ['9-1', null],
    ['tall', null],
    ['', null],
    ['12', null],
  ])('a height of %s is %s inches', (written, inches) => {
    expect(heightInches(written)).toBe(inches)
  })

  test.each([
    ['215', 215],
    ['215 lbs.', 215],
    ['98 kg', 216],
    ['9', null],
    ['5000', null],
    ['heavy', null],
  ])('a weight of %s is %s pounds', (written, pounds) => {
    expect(weightPounds(written)).toBe(pounds)
  })

  test.each([
    ['7', '7'],
    ['00', '00'],
    ['#12', '12'],
    ['No. 12', '12'],
    ['13/5', '13/5'],
    ['3A', '3A'],
    ['2b', '2B'],
    ['01', '01'],
    ['RS', null],
    ['1234', null],
  ])('%s on a shirt is %s', (written, label) => {
    expect(jerseyLabel(written)).toBe(label)
  })

  test.each([
    ['Fr.', 'Freshman'],
    ['SO', 'Sophomore'],
    ['Jr', 'Junior'],
    ['Senior', 'Senior'],
    ['R-Fr.', 'Redshirt Freshman'],
    ['RSo.', 'Redshirt Sophomore'],
    ['RS Jr.', 'Redshirt Junior'],
    ['RSr*', 'Redshirt Senior'],
    ['Redshirt Senior', 'Redshirt Senior'],
    ['Gr.', 'Graduate Student'],
    ['5th', 'Fifth Year'],
    ['Fy.', 'First-Year'],
    ['First Year', 'First-Year'],
    ['Rs.', 'Redshirt'],
    ['COVID Senior', 'COVID Senior'],
    ['2V', '2V'],
  ])('the class %s is %s', (written, year) => {
    expect(academicYear(written)).toBe(year)
  })
})
