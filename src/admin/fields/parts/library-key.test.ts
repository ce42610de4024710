import { expect, test } from 'vitest'
import { isElsewhere } from './library-key.ts'

test.each([
  ['', false],
  ['halcyon/library/820c693ed4f0411d8427c90d083c4b78/img-1064', false],
  ['/files/halcyon/crest.svg', false],
  ['https://pictures.example/one.jpg', true],
])('%s lies elsewhere: %s', (address, is) => expect(isElsewhere(address)).toBe(is))
