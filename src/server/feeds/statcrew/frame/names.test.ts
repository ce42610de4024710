import { describe, expect, test } from 'vitest'
import { NameBook, readableName } from './names.ts'

describe('a name is read with the first name first', () => {
  test.each([
    ['Marsh, Ada', 'Ada Marsh'],
    ['Marsh,Ada', 'Ada Marsh'],
    ['Ada Marsh', 'Ada Marsh'],
    ['MARSH, Ada', 'Ada Marsh'],
    ["VAN O'DELL-POE, Ada", "Ada Van O'Dell-Poe"],
    ['McDELL, Ada', 'Ada McDELL'],
    ['MARSH, ADA', 'Ada Marsh'],
    ['REYES, CAL, JR.', 'Cal Reyes JR.'],
    ["O'DELL-POE, JO", "JO O'Dell-Poe"],
    ['Reyes Jr.,Cal', 'Cal Reyes Jr.'],
    ['Reyes, Cal, Jr.', 'Cal Reyes Jr.'],
    ['REYES III, Cal', 'Cal Reyes III'],
    ['  Ada   Marsh ', 'Ada Marsh'],
    ['TEAM', 'TEAM'],
    ['Marsh,', 'Marsh'],
    ['', ''],
  ])("'%s' is '%s'", (written, name) => {
    expect(readableName(written)).toBe(name)
  })
})

describe('names in scores and plays', () => {
  const book = new NameBook()
  book.add('Panagiotopoulou, Nina', 'PANAGIOTOPOULOU,NINA')
  book.add('Montgomeryson, Ada')
  book.add('Montgomeryson, Al')
  book.add('Reyes Jr.,Cal')
  book.add('Poe, Kit')

  test.each([
    ['Panagiotopoulou, Nina', 'Nina Panagiotopoulou'],
    ['PANAGIOTOPOULOU,NINA', 'Nina Panagiotopoulou'],
    ['Panagiotopoulo', 'Nina Panagiotopoulou'],
    ['Panagiotopoulou', 'Nina Panagiotopoulou'],
    ['Unknown, Una', 'Una Unknown'],
    ['Montgomeryson,', 'Montgomeryson'],
  ])("'%s' is %s", (written, name) => {
    expect(book.full(written)).toBe(name)
  })

  test.each([
    ['Shot by KES Poe, Kit WIDE.', 'Shot by KES Kit Poe WIDE.'],
    [
      'Poe,Kit singled to left, RBI; Reyes Jr.,Cal scored.',
      'Kit Poe singled to left, RBI; Cal Reyes Jr. scored.',
    ],
    [
      '[Poe, Kit] Kill by Panagiotopoulou, Nina (from Poe, Kit).',
      '[Kit Poe] Kill by Nina Panagiotopoulou (from Kit Poe).',
    ],
    ['Poe, Kitty of another team', 'Poe, Kitty of another team'],
    ['Timeout, Kestrel', 'Timeout, Kestrel'],
    ['', ''],
  ])("'%s' reads '%s'", (text, told) => {
    expect(book.inWords(text)).toBe(told)
  })
})
