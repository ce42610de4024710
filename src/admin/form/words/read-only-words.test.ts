import { expect, test } from 'vitest'
import { whoMay } from '#contract/shapes/visitor.ts'
import { readOnlyWords } from './read-only-words.ts'

test.each([
  [null, 'publisher', 'A publisher or an administrator of Halcyon can change it.'],
  [
    [],
    'editor',
    'You write for your own teams alone. An editor, a publisher or an administrator of Halcyon who works for all teams can change it.',
  ],
  [
    ['Football', 'Rowing'],
    'administrator',
    'You write for Football and Rowing alone. An administrator of Halcyon who works for all teams can change it.',
  ],
] as const)('%j is told who may: %s', (teams, needed, words) =>
  expect(readOnlyWords(teams, whoMay(needed, 'Halcyon'))).toBe(words),
)
