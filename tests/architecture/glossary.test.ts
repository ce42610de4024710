import { describe, expect, test } from 'vitest'
import { isProduction, listFiles, readSource } from './source-files.ts'

const words = [...readSource('docs/glossary.md').matchAll(/^\| ([^|]+) \|/gm)]
  .map(([, cell = '']) => cell)
  .filter((cell) => cell !== 'Word')
  .flatMap((cell) => cell.split(/, | \/ /))

describe('the glossary', () => {
  const source = listFiles('{src,seeds}/**/*.{ts,tsx}')
    .filter(isProduction)
    .map((file) => readSource(file))
    .join('\n')
    .toLowerCase()
  /** Two words are also written as one name, or as one with a line between them. */
  const isSaid = (word: string) =>
    new RegExp(word.toLowerCase().replace(/[ -]/g, '[ -]?').replace(/y$/, '(?:y|ies)')).test(source)

  test('has no word that nobody says any more', () => {
    expect(words.length).toBeGreaterThan(80)
    expect(words.filter((word) => !isSaid(word))).toEqual([])
  })

  test.each(
    [
      'call',
      'duty',
      'way',
      'draft',
      'late module',
      'payload',
      'sender',
      'admit',
      'visit',
      'career',
      'notice',
    ].concat([
      'told',
      'asker',
      'office',
      'door',
      'paper',
      'fleeting',
      'for one',
      'closed',
      'due',
      'lateness',
      'ground',
      'far',
      'pressed',
      'trap',
    ]),
  )('has %s, a word of our own', (word) => {
    expect(words).toContain(word)
  })

  test('has each word once', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
