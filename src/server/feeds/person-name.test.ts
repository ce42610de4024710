import { describe, expect, test } from 'vitest'
import { mayBeCut, nameKey, splitName } from './person-name.ts'

const keyOf = (written: string) => {
  const name = splitName(written)
  return name && nameKey(name)
}

describe('a name', () => {
  test.each([
    ['Ada Marsh', 'Ada', 'Marsh'],
    ['Marsh, Ada', 'Ada', 'Marsh'],
    ['Nina De Leon Negron', 'Nina', 'De Leon Negron'],
    ['De Leon Negron, Nina', 'Nina', 'De Leon Negron'],
    ['Cal Reyes, Jr.', 'Cal', 'Reyes Jr.'],
    ['Reyes, Jr., Cal', 'Cal', 'Reyes Jr.'],
    ['Reyes Jr., Cal', 'Cal', 'Reyes Jr.'],
    ['  Ada   Marsh ', 'Ada', 'Marsh'],
  ])("'%s' is %s and %s", (written, firstName, lastName) => {
    expect(splitName(written)).toEqual({ firstName, lastName })
  })

  test.each(['Ada', '', ',', 'Marsh,', ', Jr.'])("'%s' is none", (written) => {
    expect(splitName(written)).toBeNull()
  })

  test.each([
    ['JOSÉ NÚÑEZ', 'Jose Nunez'],
    ["T’Naye O'Neil-Gray", 'tnaye oneil gray'],
    ['Núñez, José', 'jose nunez'],
    ['Ugonne (Michelle) Onyiah', 'Ugonne Onyiah'],
    ['Samantha St. Pierre', 'Samantha St Pierre'],
    ['Cal Reyes III', 'Cal Reyes'],
    ['Søren Łukasz', 'Soren Lukasz'],
  ])('%s and %s are one', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  test.each([
    ['Mike Marsh', 'Michael Marsh'],
    ['Ada Marsh', 'Ida Marsh'],
    ['Ada Marsh', 'Ada Marshall'],
  ])('%s and %s are two', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  test.each([
    ['nancy panagiotopou', 'nancy panagiotopoulou andritsopoulou', true],
    ['n panagiotopoulou', 'nancy panagiotopoulou', true],
    ['sara guntin', 'sara guntin barreiro', true],
    ['chris marsh', 'christopher marsh', true],
    ['ada li', 'ada lindqvist', false],
    ['ada marsh', 'bea marsh', false],
    ['ada', 'ada marsh', false],
  ])('%s may be %s cut short: %s', (a, b, may) => {
    expect([mayBeCut(a, b), mayBeCut(b, a)]).toEqual([may, may])
  })
})
