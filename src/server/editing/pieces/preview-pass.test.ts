import { expect, test } from 'vitest'
import { signWith } from '../../signing/sign.ts'
import { makePreviewPass, readPreviewPass } from './preview-pass.ts'

const sign = signWith('a secret of thirty-two characters')
const now = new Date('2026-11-14T17:00:00Z')
const pass = { school: 'halcyon', drafts: [3], releaseId: null, at: null, until: now.getTime() + 1000 }
const word = makePreviewPass(sign, pass)

test('a pass tells what it shows, at its school, until it ends', () => {
  expect(readPreviewPass(sign, word, 'halcyon', now)).toEqual(pass)
  expect(readPreviewPass(sign, word, 'tamarack', now)).toBeNull()
  expect(readPreviewPass(sign, word, 'halcyon', new Date(pass.until))).toBeNull()
})

test.each([
  ['of another secret', makePreviewPass(signWith('another'), pass)],
  ['altered', `A${word.slice(1)}`],
  ['without its signature', word.split('.')[0] ?? ''],
  ['that is none', 'let me in'],
])('one %s is worth nothing', (_, wrong) => {
  expect(readPreviewPass(sign, wrong, 'halcyon', now)).toBeNull()
})
