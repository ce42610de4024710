import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { document } from './document.ts'

const address = '/documents/media/guide.pdf'

test.each([
  ['inside the app it is left for', true, { to: address, isPermanent: false, leaves: true }],
  ['asked for as a document it is answered', false, null],
])('document: %s', async (_, isInApp, expected) => {
  expect(await document.address(visitOf(address, { isInApp }))).toEqual(expected)
})
