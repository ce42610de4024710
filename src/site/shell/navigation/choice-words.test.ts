import { expect, test } from 'vitest'
import { choiceWords } from './choice-words.ts'

test.each([
  [{ words: 'Cl., Class', group: null, direction: 'ascending' }, 'Sorted by Cl., Class, ascending'],
  [{ words: 'Passing', group: 'Numbers', direction: null }, 'Numbers: Passing'],
  [{ words: 'Name', group: null, direction: null }, ''],
])('%o is told as %s', (chosen, told) => expect(choiceWords(chosen)).toBe(told))
