import { describe, expect, test } from 'vitest'
import type { RosterRow } from '../../feeds/roster-file.ts'
import { matchPeople, matchRoster, type NumberedCandidate, withoutRepeats } from './roster-match.ts'

/** '12 Ada Marsh @Austin', with '-' for no number and the town left out where nobody knows it. */
function parse(text: string) {
  const [words = '', hometown] = text.split(' @')
  const [number = '', firstName = '', ...last] = words.split(' ')
  return {
    jersey: number === '-' ? null : number,
    firstName,
    lastName: last.join(' '),
    hometown: hometown ?? null,
  }
}
const rows = (...texts: string[]): RosterRow[] =>
  texts.map((text, index) => {
    const { jersey, hometown, ...name } = parse(text)
    return { row: index + 2, ...name, ...(jersey ? { jersey } : {}), ...(hometown ? { hometown } : {}) }
  })
const roster = (...texts: string[]): (NumberedCandidate & { text: string })[] =>
  texts.map((text) => ({ ...parse(text), text }))

describe('a row of a file is somebody of the roster', () => {
  test.each([
    ['with the same name and number', ['12 Ada Marsh'], ['12 Ada Marsh'], ['12 Ada Marsh']],
    ['spelled in capitals and without accents', ['7 JOSE NUNEZ'], ['7 José Núñez'], ['7 José Núñez']],
    ['with a new number', ['3 Ada Marsh'], ['12 Ada Marsh'], ['12 Ada Marsh']],
    ['without a number', ['- Ada Marsh'], ['12 Ada Marsh'], ['12 Ada Marsh']],
    [
      'with a name cut short and the same number',
      ['5 Nancy Panagiotopou'],
      ['5 Nancy Panagiotopoulou-Andritsopoulou'],
      ['5 Nancy Panagiotopoulou-Andritsopoulou'],
    ],
    [
      'told from a namesake by the number',
      ['5 Ada Marsh', '9 Ada Marsh'],
      ['9 Ada Marsh', '5 Ada Marsh'],
      ['5 Ada Marsh', '9 Ada Marsh'],
    ],
    [
      'told from a namesake by the town',
      ['1 Ada Marsh @Austin', '2 Ada Marsh @Reno'],
      ['9 Ada Marsh @Reno', '5 Ada Marsh @Austin'],
      ['5 Ada Marsh @Austin', '9 Ada Marsh @Reno'],
    ],
  ])('%s', (_, given, known, expected) => {
    const { pairs, others, rejects } = matchRoster(rows(...given), roster(...known))
    expect([pairs.map(({ line }) => line.text), others, rejects]).toEqual([expected, [], []])
  })

  test.each([
    ['whose number alone is the same', ['12 Bea Moss'], ['12 Ada Marsh']],
    ['whose nickname alone is the same', ['- Mike Marsh'], ['12 Michael Marsh']],
    [
      'whose name may be cut short but has another number',
      ['6 Nancy Panagiotopou'],
      ['5 Nancy Panagiotopoulou'],
    ],
  ])('but not one %s', (_, given, known) => {
    const { pairs, others } = matchRoster(rows(...given), roster(...known))
    expect([pairs, others.length]).toEqual([[], given.length])
  })

  test('and is refused where it may be two', () => {
    expect(matchRoster(rows('- Ada Marsh'), roster('5 Ada Marsh', '9 Ada Marsh')).rejects).toEqual([
      { row: 2, reason: 'Ada Marsh may be any of 2 on the roster; the number tells them apart' },
    ])
  })
})

describe('a row that repeats another', () => {
  test.each([
    [['12 Ada Marsh', '12 ADA MARSH'], ['repeats ADA MARSH of row 2']],
    [['12 Ada Marsh', '- Marsh Ada'], []],
    [['12 Ada Marsh', '- Ada Marsh'], ['repeats Ada Marsh of row 2']],
    [
      ['12 Ada Marsh', '9 Ada Marsh'],
      ['repeats Ada Marsh of row 2 with another number; if they are two people, give their hometowns'],
    ],
    [['12 Ada Marsh @Austin', '9 Ada Marsh @Reno'], []],
    [['12 Ada Marsh @Austin', '12 Ada Marsh @Reno'], ['repeats Ada Marsh of row 2']],
  ])('%j: %j', (given, reasons) => {
    const result = withoutRepeats(rows(...given))
    expect(result.rejects.map(({ reason }) => reason)).toEqual(reasons)
    expect(result.rows.length + result.rejects.length).toBe(given.length)
  })
})

describe('a row of a new season', () => {
  const people = roster('- Ada Marsh @Austin', '- Bea Moss @Reno', '- Bea Moss @Elko', '- Cal Reyes')
  test.each([
    ['is the one of that name', '1 Ada Marsh', ['- Ada Marsh @Austin', 0, 0]],
    ['is the one of that name and town', '1 Bea Moss @Elko', ['- Bea Moss @Elko', 0, 0]],
    ['is somebody new from another town', '1 Ada Marsh @Reno', [undefined, 1, 0]],
    ['is somebody new', '1 Dee Lark', [undefined, 1, 0]],
    ['is refused where it may be two', '1 Bea Moss', [undefined, 0, 1]],
  ])('%s', (_, given, expected) => {
    const { pairs, others, rejects } = matchPeople(rows(given), people)
    expect([pairs[0]?.line.text, others.length, rejects.length]).toEqual(expected)
  })
})
