import { describe, expect, test } from 'vitest'
import { countPeople, directoryHref, directoryQuery, readDirectoryChoice } from './directory-choice.ts'

const read = (search: string) => readDirectoryChoice(new URLSearchParams(search))

describe('the directory', () => {
  test.each([
    ['', { letter: null, text: '' }],
    ['letter=b', { letter: 'B', text: '' }],
    ['letter=bb', { letter: null, text: '' }],
    ['letter=%C3%A9', { letter: null, text: '' }],
    ['text=%20athletic%20%20trainer%20', { letter: null, text: 'athletic trainer' }],
    ['letter=B&text=pat', { letter: 'B', text: 'pat' }],
    [`text=${'x'.repeat(300)}`, { letter: null, text: 'x'.repeat(100) }],
  ])('is asked for by %s', (search, choice) => {
    expect(read(search)).toEqual(choice)
  })

  test.each([
    ['', '/staff-directory'],
    ['letter=b', '/staff-directory?letter=B'],
    ['letter=b&text=pat+lee', '/staff-directory?text=pat+lee&letter=B'],
  ])('has one address for %s', (search, href) => {
    expect(directoryHref(read(search))).toBe(href)
    expect(read(href.split('?')[1] ?? '')).toEqual(read(search))
  })

  test('asks the API for no more than was asked for', () => {
    expect(directoryQuery(read('letter=b'))).toEqual({ letter: 'B' })
    expect(directoryQuery(read(''))).toEqual({})
  })
})

test.each([
  [0, 'Nobody'],
  [1, '1 person'],
  [12, '12 people'],
])('%i of the staff are %s', (count, words) => {
  expect(countPeople(count)).toBe(words)
})
