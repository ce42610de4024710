import { describe, expect, test } from 'vitest'
import { hostFrom, keyFrom, lettersFrom } from './school-words.ts'

describe('what follows from the name of a school', () => {
  test.each([
    ['Northfold University', 'northfold', 'NU'],
    ['University of Northfold', 'northfold', 'UN'],
    ['Saint Élodie College', 'saint-elodie', 'SEC'],
    ['The College', 'the-college', 'C'],
    ['', '', ''],
  ])('%s: %s, %s', (name, key, letters) => {
    expect(keyFrom(name)).toBe(key)
    expect(lettersFrom(name)).toBe(letters)
  })
})

test.each([
  ['https://Athletics.Northfold.edu/sports', 'athletics.northfold.edu'],
  [' northfold.localhost:3000 ', 'northfold.localhost'],
  ['northfold.edu.', 'northfold.edu'],
])('%j is the host %s', (typed, host) => expect(hostFrom(typed)).toBe(host))
