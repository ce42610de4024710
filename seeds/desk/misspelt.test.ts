import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'

test.each([
  ['Volleyball wins in four', 'Vloleyball wins in four'],
  ['Aaaab', 'Aaaba'],
])('%s → %s', (right, wrong) => expect(misspelt(right)).toBe(wrong))
