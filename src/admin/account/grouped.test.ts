import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY', 'JBSW Y'],
  ['', ''],
])('%s is typed as %j', (key, words) => expect(grouped(key)).toBe(words))
