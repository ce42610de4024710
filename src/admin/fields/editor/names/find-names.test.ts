import { describe, expect, test } from 'vitest'
import { NameBook } from './find-names.ts'

const names = [
  'Maren Holt',
  'Maren Holt-Vance',
  'José Ibarra',
  'D’Angelo O’Neil',
  'Ty Poe',
  'Brightwater',
  'Brightwater State',
  'Sam Lee',
  'Sam Lee',
].map((name, index) => ({ name, address: `/people/${index}` }))
const book = new NameBook(names)
const found = (text: string) => book.find(text).map(({ from, to }) => text.slice(from, to))

describe('names in a text', () => {
  test.each([
    ['in the middle of a sentence', 'Then Maren Holt scored.', ['Maren Holt']],
    [
      'before a possessive',
      "Maren Holt’s goal and Maren Holt's pass",
      ['Maren Holt’s'.slice(0, 10), 'Maren Holt'],
    ],
    ['at the end of a sentence', 'It was Maren Holt.', ['Maren Holt']],
    [
      'the longer of two',
      'Maren Holt-Vance and Brightwater State',
      ['Maren Holt-Vance', 'Brightwater State'],
    ],
    ['without its accents', 'Jose Ibarra and José Ibarra', ['Jose Ibarra', 'José Ibarra']],
    ['with straight quotes', "D'Angelo O'Neil", ["D'Angelo O'Neil"]],
    ['in small letters', 'maren holt', ['maren holt']],
    ['not within other words', 'Brightwaters and aMaren Holt', []],
    ['not by the last name alone', 'Holt scored.', []],
    ['nobody whose name two people have', 'Sam Lee', []],
    ['a short one', 'Ty Poe, again', ['Ty Poe']],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('are looked for by the beginnings of their words', () => {
    expect(book.search('ma ho').map(({ name }) => name)).toEqual(['Maren Holt', 'Maren Holt-Vance'])
    expect(book.search('bri').map(({ name }) => name)).toEqual(['Brightwater', 'Brightwater State'])
    expect(book.search('jose').map(({ name }) => name)).toEqual(['José Ibarra'])
    expect(book.search('sam')).toHaveLength(2)
  })

  test('those that are near come first, then those that begin so', () => {
    const first = (near: string) => book.search('s', ({ name }) => name === near).map(({ name }) => name)
    expect(first('Brightwater State')).toEqual(['Brightwater State', 'Sam Lee', 'Sam Lee'])
    expect(first('nobody')).toEqual(['Sam Lee', 'Sam Lee', 'Brightwater State'])
  })
})
